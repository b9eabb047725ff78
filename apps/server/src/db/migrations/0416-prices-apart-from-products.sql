-- Prices change a hundred thousand at a time. Five indexes of `products` had them, so that each changed price made PostgreSQL
-- write all 23 indexes of that wide row anew. As with units (0270-units-apart-from-products.sql) what is listed by price
-- stands in a narrow table beside it, and a row whose price changes becomes another one in its own page (HOT).
CREATE TABLE product_prices (
  product_id integer PRIMARY KEY,
  -- As the product has them.
  kind text NOT NULL,
  price integer NOT NULL,
  discount_percent smallint NOT NULL,
  unit_rank smallint NOT NULL,
  unit_price numeric NOT NULL,
  active boolean NOT NULL
) WITH (fillfactor = 90);

CREATE FUNCTION keep_new_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_prices (product_id, kind, price, discount_percent, unit_rank, unit_price, active)
  SELECT id, kind, price, discount_percent, unit_rank, unit_price, active FROM new_rows;
  RETURN NULL;
END $$;

-- Whoever writes these columns of a product has its row, so that writers of its price come here one by one.
CREATE FUNCTION keep_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_prices SET kind = NEW.kind, price = NEW.price, discount_percent = NEW.discount_percent,
    unit_rank = NEW.unit_rank, unit_price = NEW.unit_price, active = NEW.active
  WHERE product_id = NEW.id;
  RETURN NULL;
END $$;

-- Before the rows are copied: from here on nobody else writes products until this is done.
CREATE TRIGGER products_priced AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_new_prices();
CREATE TRIGGER products_repriced
  AFTER UPDATE OF kind, price, compare_at_price, content_amount, content_unit, active ON products FOR EACH ROW
  WHEN (
    (OLD.kind, OLD.price, OLD.discount_percent, OLD.unit_rank, OLD.unit_price, OLD.active)
    IS DISTINCT FROM (NEW.kind, NEW.price, NEW.discount_percent, NEW.unit_rank, NEW.unit_price, NEW.active)
  ) EXECUTE FUNCTION keep_prices();

INSERT INTO product_prices (product_id, kind, price, discount_percent, unit_rank, unit_price, active)
SELECT id, kind, price, discount_percent, unit_rank, unit_price, active FROM products;

-- Checked once, where each copied row would have been: whoever buys waits meanwhile.
ALTER TABLE product_prices ADD FOREIGN KEY (product_id) REFERENCES products ON DELETE CASCADE;

-- What is alike and costs about the same; and two orders of lists.
CREATE INDEX product_prices_by_kind ON product_prices (kind, price, product_id) WHERE active;
CREATE INDEX product_prices_by_unit_price ON product_prices (unit_rank, unit_price, product_id) WHERE active;
CREATE INDEX product_prices_by_discount ON product_prices (discount_percent, product_id) WHERE active;
ANALYZE product_prices;
