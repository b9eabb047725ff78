-- How many units of a product there are changes with each order, and the desk lists products by it. An index of `products`
-- that had its stock made each sold unit write all indexes of that wide row anew: what is listed by units stands in a
-- narrow table beside it, and a sale writes the row of the product in its own page alone (HOT).
CREATE TABLE product_units (
  product_id integer PRIMARY KEY,
  -- As the product has them.
  stock integer NOT NULL,
  active boolean NOT NULL
) WITH (fillfactor = 90);

CREATE FUNCTION keep_new_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_units (product_id, stock, active) SELECT id, stock, active FROM new_rows;
  RETURN NULL;
END $$;

-- Whoever writes these columns of a product has its row, so that writers of its units come here one by one.
CREATE FUNCTION keep_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_units SET stock = NEW.stock, active = NEW.active WHERE product_id = NEW.id;
  RETURN NULL;
END $$;

-- Before the rows are copied: from here on nobody else writes products until this is done.
CREATE TRIGGER products_counted AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_new_units();
CREATE TRIGGER products_recounted AFTER UPDATE OF stock, active ON products
  FOR EACH ROW WHEN (NEW.stock <> OLD.stock OR NEW.active <> OLD.active) EXECUTE FUNCTION keep_units();

INSERT INTO product_units (product_id, stock, active) SELECT id, stock, active FROM products;

-- Checked once, where each copied row would have been: whoever buys waits meanwhile.
ALTER TABLE product_units ADD FOREIGN KEY (product_id) REFERENCES products ON DELETE CASCADE;

CREATE INDEX product_units_fewest ON product_units (stock, product_id) WHERE active;
CREATE INDEX product_units_gone ON product_units (product_id) WHERE stock = 0;
ANALYZE product_units;

-- Room in each page for what its rows become.
ALTER TABLE products SET (fillfactor = 90);
