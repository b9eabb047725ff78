-- Pages as they would be with what is not saved yet: for whoever holds the token, and not for long. `replies` are those
-- of calls, by their name and language, in place of what the shop says.
CREATE TABLE previews (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  replies jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX previews_expiry ON previews (expires_at);
