-- One link a customer: it proves the account's own address, or the one that it is to have instead.
CREATE TABLE email_links (
  customer_id integer PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  email citext NOT NULL,
  -- SHA-256 of the link's 256-bit token.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  mailed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

-- Whose a mail is, beyond the address that it goes to, which anybody may have typed: the customer's whose
-- account it is about, or whoever the order belongs to.
ALTER TABLE mails
  ADD COLUMN customer_id integer REFERENCES customers (id) ON DELETE SET NULL,
  ADD COLUMN order_number bigint;

UPDATE mails SET order_number = coalesce(
  data #>> '{order,number}', data #>> '{claim,orderNumber}', data #>> '{refund,orderNumber}'
)::bigint;

CREATE INDEX mails_customer ON mails (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX mails_order ON mails (order_number) WHERE order_number IS NOT NULL;
