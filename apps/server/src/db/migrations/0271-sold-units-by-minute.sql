-- What a product has sold stands in an index of `products`, by which lists are sorted: written with each payment, it wrote all
-- indexes of the wide row anew. A payment puts its units here, and a job adds them to the products each minute, those of
-- one product at once. Rows are only put in, so that no payment waits for another.
CREATE TABLE sold_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL,
  -- Below zero where what was paid for is cancelled.
  units integer NOT NULL
);

-- An order that is paid for, or is no longer: as before, but noted alone.
CREATE OR REPLACE FUNCTION count_sold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  factor integer := CASE WHEN NEW.payment_state = 'PAID' AND NEW.state <> 'CANCELLED' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO sold_changes (product_id, units)
  SELECT product_id, factor * sum(quantity) FROM order_lines WHERE order_id = NEW.id GROUP BY 1;
  RETURN NULL;
END $$;

DROP TRIGGER orders_sold ON orders;
CREATE TRIGGER orders_sold AFTER UPDATE OF payment_state, state ON orders FOR EACH ROW
  WHEN ((NEW.payment_state = 'PAID' AND NEW.state <> 'CANCELLED') <> (OLD.payment_state = 'PAID' AND OLD.state <> 'CANCELLED'))
  EXECUTE FUNCTION count_sold();

-- Adds what was noted first to the products, of so many notes at most, and gives of how many. Whoever writes units locks
-- products in the order of their ids.
CREATE FUNCTION add_up_sold(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  sums integer[];
  notes integer;
BEGIN
  WITH taken AS (
    DELETE FROM sold_changes WHERE id IN (SELECT id FROM sold_changes ORDER BY id LIMIT most) RETURNING product_id, units
  ), summed AS (
    SELECT product_id, sum(units)::integer AS units FROM taken GROUP BY product_id HAVING sum(units) <> 0
  )
  SELECT array_agg(product_id), array_agg(units), (SELECT count(*) FROM taken) INTO ids, sums, notes FROM summed;
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET sold_count = greatest(0, p.sold_count + s.units)
  FROM unnest(ids, sums) AS s (id, units) WHERE p.id = s.id;
  RETURN notes;
END $$;
