-- The orders of a list. What a kilo costs, as the shop shows it: kilos before litres before pieces, then what has no such
-- price by its own. No column is null, so that a page can begin behind its last product.
ALTER TABLE products
  ADD COLUMN unit_rank smallint NOT NULL GENERATED ALWAYS AS (
    CASE WHEN content_amount IS NULL OR content_amount <= 0 OR (content_unit = 'unit' AND content_amount = 1) THEN 3
      WHEN content_unit = 'kg' THEN 0 WHEN content_unit = 'l' THEN 1 WHEN content_unit = 'unit' THEN 2 ELSE 3 END
  ) STORED,
  ADD COLUMN unit_price numeric NOT NULL GENERATED ALWAYS AS (
    CASE WHEN content_amount IS NULL OR content_amount <= 0 OR content_unit IS NULL
      OR (content_unit = 'unit' AND content_amount = 1) THEN price
      ELSE round(price / content_amount) END
  ) STORED;

CREATE INDEX products_by_unit_price ON products (unit_rank, unit_price, id) WHERE active;
CREATE INDEX products_by_stars ON products (rating, review_count, id) WHERE active;
CREATE INDEX products_by_saving ON products (discount_percent, id) WHERE active;

-- What was sold is what was paid for and not cancelled, beside what the shop says it had sold before. It is written when the transaction
-- ends, after every row of stock that the transaction takes: whoever takes stock has it before its product.
CREATE FUNCTION count_sold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  factor integer := CASE WHEN NEW.payment_state = 'PAID' AND NEW.state <> 'CANCELLED' THEN 1 ELSE -1 END;
BEGIN
  PERFORM 1 FROM products WHERE id IN (SELECT product_id FROM order_lines WHERE order_id = NEW.id)
  ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET sold_count = greatest(0, p.sold_count + factor * l.quantity)
  FROM (
    SELECT product_id, sum(quantity)::integer AS quantity FROM order_lines WHERE order_id = NEW.id GROUP BY product_id
  ) l
  WHERE p.id = l.product_id;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER orders_sold AFTER UPDATE OF payment_state, state ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((NEW.payment_state = 'PAID' AND NEW.state <> 'CANCELLED') <> (OLD.payment_state = 'PAID' AND OLD.state <> 'CANCELLED'))
  EXECUTE FUNCTION count_sold();
