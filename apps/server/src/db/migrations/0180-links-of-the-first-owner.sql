-- One-time links by which the first owner of a shop is made in the browser. Each start gives one, so that several
-- processes of one shop do not end each other's.
CREATE TABLE first_owner_links (
  -- SHA-256 of the link's token.
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  expires_at timestamptz NOT NULL
);
