-- By which a mail that something is back ends every other notice to the same e-mail: SHA-256 of the link's token.
CREATE TABLE stock_notice_links (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  email citext NOT NULL,
  customer_id integer REFERENCES customers (id) ON DELETE CASCADE,
  mailed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stock_notice_links_email ON stock_notice_links (email);
CREATE INDEX stock_notice_links_customer ON stock_notice_links (customer_id);
