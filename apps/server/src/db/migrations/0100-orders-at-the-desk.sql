-- The desk lists orders by what has to be done with them; each list is walked from its newest.
CREATE INDEX orders_to_pay ON orders (id DESC)
  WHERE state = 'PENDING' AND payment_state IN ('WAITING', 'REJECTED') AND payment_kind <> 'pago_en_tienda';
CREATE INDEX orders_to_prepare ON orders (preparation_state, id DESC)
  WHERE state = 'PENDING' AND (payment_state = 'PAID' OR payment_kind = 'pago_en_tienda');
CREATE INDEX orders_created ON orders (created_at DESC, id DESC);

-- The newest orders of a product first.
CREATE INDEX order_lines_product_newest ON order_lines (product_id, order_id DESC);
DROP INDEX order_lines_product;

-- What an order is looked for by: the words of its person's name, the e-mail and the RUT. In the order of bytes, so that
-- what begins with a text lies together.
CREATE TABLE order_words (
  word text COLLATE "C" NOT NULL,
  order_id integer NOT NULL,
  PRIMARY KEY (word, order_id)
);

CREATE FUNCTION words_of_order(name text, email text, rut text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT word
  FROM unnest(regexp_split_to_array(fold_text(name), '[^[:alnum:]]+') || lower(email) || lower(rut)) AS word
  WHERE word <> ''
);

-- A reference to orders would ask for an index by order, which nothing else does: these triggers keep the two in step.
CREATE FUNCTION write_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_words (word, order_id)
  SELECT unnest(words_of_order(customer_name, customer_email, customer_rut)), id FROM new_rows;
  RETURN NULL;
END $$;

CREATE FUNCTION change_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_words
  WHERE order_id = OLD.id
    AND word = ANY (words_of_order(OLD.customer_name, OLD.customer_email, OLD.customer_rut));
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO order_words (word, order_id)
    SELECT unnest(words_of_order(NEW.customer_name, NEW.customer_email, NEW.customer_rut)), NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER order_words_written AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_order_words();
CREATE TRIGGER order_words_changed AFTER UPDATE OF customer_name, customer_email, customer_rut ON orders
  FOR EACH ROW EXECUTE FUNCTION change_order_words();
CREATE TRIGGER order_words_removed AFTER DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION change_order_words();

INSERT INTO order_words (word, order_id)
SELECT unnest(words_of_order(customer_name, customer_email, customer_rut)), id FROM orders;
