-- Customers are looked for by words of their names and e-mails, by RUT and by phone; listed by when they came.
CREATE FUNCTION customer_words(first_name text, last_name text, second_last_name text, email citext) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, regexp_replace(
  fold_text(first_name || ' ' || last_name || ' ' || second_last_name || ' ' || email::text), '[^a-z0-9]+', ' ', 'g'
));

CREATE INDEX customers_words ON customers
  USING gin (customer_words(first_name, last_name, second_last_name, email)) WITH (fastupdate = off);
CREATE INDEX customers_rut ON customers (rut, id DESC) WHERE rut IS NOT NULL;
CREATE INDEX customers_phone ON customers (phone, id DESC) WHERE phone IS NOT NULL;
CREATE INDEX customers_of_kind ON customers (kind, id DESC);
