ALTER TABLE staff
  -- Whoever there is so far was named by the settings.
  ADD COLUMN role text NOT NULL DEFAULT 'owner'
    CHECK (role IN ('owner', 'manager', 'agent', 'warehouse')),
  ADD COLUMN active boolean NOT NULL DEFAULT true,
  -- Whether they leave when the settings name them no more.
  ADD COLUMN made_by_settings boolean NOT NULL DEFAULT true,
  ADD COLUMN last_seen_at timestamptz,
  -- None until an invitation is accepted.
  ALTER COLUMN password_hash DROP NOT NULL;

ALTER TABLE staff
  ALTER COLUMN role DROP DEFAULT,
  ALTER COLUMN made_by_settings SET DEFAULT false;

-- What the browser called itself when it signed in.
ALTER TABLE staff_sessions ADD COLUMN user_agent text NOT NULL DEFAULT '' CHECK (length(user_agent) <= 300);

CREATE TABLE staff_totp (
  staff_id integer PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  -- AES-256-GCM under a key derived from the session secret: nonce, ciphertext, tag.
  secret bytea NOT NULL,
  -- Null until the first code proves that the secret has arrived; until then nothing asks for one.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: neither it nor one before it is taken again.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE staff_recovery_codes (
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  -- SHA-256 of 80 random bits; gone once it is used.
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  PRIMARY KEY (staff_id, code_hash)
);

CREATE TABLE staff_invitations (
  staff_id integer PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  -- SHA-256 of the token of the mailed link.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  expires_at timestamptz NOT NULL
);

CREATE INDEX staff_invitations_expiry ON staff_invitations (expires_at);

-- Who of the staff did what, where no table of its own keeps it.
CREATE TABLE staff_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Their row may be gone; the name stays.
  staff_id integer REFERENCES staff (id) ON DELETE SET NULL,
  actor text NOT NULL,
  action text NOT NULL,
  -- What it was done to, such as an account's e-mail or a conversation's number; empty for none.
  subject text NOT NULL DEFAULT '',
  detail text NOT NULL DEFAULT ''
);

CREATE INDEX staff_actions_staff ON staff_actions (staff_id) WHERE staff_id IS NOT NULL;
