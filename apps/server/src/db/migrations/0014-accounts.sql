-- Signing up asks for an e-mail and a password; RUT and phone come with the profile or the first order.
ALTER TABLE customers
  ALTER COLUMN rut DROP NOT NULL,
  ALTER COLUMN phone DROP NOT NULL,
  ADD COLUMN email_proven_at timestamptz,
  -- The person is gone and the row stands only for the orders that name it.
  ADD COLUMN erased_at timestamptz;

-- Apart from the customer's row, so that what reads a customer never reads a hash.
CREATE TABLE customer_passwords (
  customer_id integer PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  -- Argon2id with its parameters and salt.
  hash text NOT NULL CHECK (hash LIKE '$argon2id$%'),
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Asking writes a row and tells nothing; a job looks the account up and stages the mail.
CREATE TABLE recovery_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email citext NOT NULL,
  language text NOT NULL CHECK (language IN ('es', 'en', 'ru')),
  requested_at timestamptz NOT NULL DEFAULT now()
);

-- One link a customer: asking anew replaces it.
CREATE TABLE recovery_links (
  customer_id integer PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  -- SHA-256 of the link's 256-bit token.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  expires_at timestamptz NOT NULL
);
