-- What the processes of one shop share and nobody else may know, by name; made by whichever process needs it first.
CREATE TABLE shop_secrets (
  name text PRIMARY KEY,
  value text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
