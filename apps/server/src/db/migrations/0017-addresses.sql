-- Who receives, and which of a customer's addresses is the default. Whoever receives is not always the
-- customer: an empty value means that it is.
ALTER TABLE addresses
  ADD COLUMN neighbourhood text NOT NULL DEFAULT '',
  ADD COLUMN recipient_name text NOT NULL DEFAULT '',
  ADD COLUMN recipient_surnames text NOT NULL DEFAULT '',
  -- Canonical: 12345678-5.
  ADD COLUMN recipient_rut text NOT NULL DEFAULT '',
  -- E.164.
  ADD COLUMN recipient_phone text NOT NULL DEFAULT '',
  ADD COLUMN recipient_email text NOT NULL DEFAULT '',
  -- False once the customer has taken it away; the row stays.
  ADD COLUMN active boolean NOT NULL DEFAULT true,
  ADD COLUMN is_default boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT addresses_default_is_active CHECK (active OR NOT is_default);

UPDATE addresses SET is_default = true WHERE id IN (SELECT min(id) FROM addresses GROUP BY customer_id);

CREATE UNIQUE INDEX addresses_one_default ON addresses (customer_id) WHERE is_default;
