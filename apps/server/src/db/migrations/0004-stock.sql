-- Units by branch: of the product itself (value_id null), or of each value of its options.
CREATE TABLE stock (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  branch_id integer NOT NULL REFERENCES branches,
  value_id integer REFERENCES product_option_values ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity >= 0),
  UNIQUE NULLS NOT DISTINCT (product_id, branch_id, value_id)
);
CREATE INDEX stock_of_value ON stock (value_id) WHERE value_id IS NOT NULL;

-- What can be sold of a product: without options the sum over the branches, with options the least of
-- its options, each the sum of its values (specification §3, D16). `branch` null: over all branches.
CREATE FUNCTION product_stock(product integer, branch integer) RETURNS integer
LANGUAGE sql STABLE PARALLEL SAFE
RETURN least(2147483647, coalesce(
  (SELECT min(of_option.quantity) FROM (
    SELECT coalesce(sum(s.quantity), 0) AS quantity
    FROM product_options o
    LEFT JOIN product_option_values v ON v.option_id = o.id
    LEFT JOIN stock s ON s.value_id = v.id AND (branch IS NULL OR s.branch_id = branch)
    WHERE o.product_id = product
    GROUP BY o.id
  ) of_option),
  (SELECT sum(s.quantity) FROM stock s
   WHERE s.product_id = product AND s.value_id IS NULL AND (branch IS NULL OR s.branch_id = branch)),
  0
))::integer;

-- The product's row is locked before its stock is added up, so that two writers of different stock rows
-- of one product take turns and the last one sees what the other wrote.
CREATE FUNCTION refresh_product_stock(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET stock = now_there.stock
  FROM (SELECT id, product_stock(id, NULL) AS stock FROM unnest(ids) AS asked (id)) now_there
  WHERE p.id = now_there.id AND p.stock <> now_there.stock;
END $$;

CREATE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_product_stock(ARRAY(SELECT DISTINCT product_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_product_stock(ARRAY(SELECT DISTINCT product_id FROM old_rows));
  ELSE
    PERFORM refresh_product_stock(
      ARRAY(SELECT product_id FROM new_rows UNION SELECT product_id FROM old_rows)
    );
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER stock_inserted AFTER INSERT ON stock
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
CREATE TRIGGER stock_updated AFTER UPDATE ON stock
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
CREATE TRIGGER stock_deleted AFTER DELETE ON stock
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
-- A new option without stock leaves nothing to sell; one taken away may leave more.
CREATE TRIGGER options_inserted AFTER INSERT ON product_options
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
CREATE TRIGGER options_deleted AFTER DELETE ON product_options
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION stock_changed();
