-- The desk lists all products, drafts among them, by name, units, price or when they were last saved, page by page along an
-- index. What is published has such indexes for names and units, so that drafts get small ones beside them: a sale writes
-- none more. A changed price writes one more of the narrow table of prices.
--
-- When a product was last saved stands in a narrow table: in `products` its index would keep a saved row from becoming another one
-- in its own page (HOT), as 0416-prices-apart-from-products.sql has it.
CREATE TABLE product_edits (
  product_id integer PRIMARY KEY,
  -- In whole milliseconds, as a page that begins behind it is asked for.
  changed_at timestamptz(3) NOT NULL
);

CREATE FUNCTION keep_new_edits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_edits (product_id, changed_at) SELECT id, now() FROM new_rows;
  RETURN NULL;
END $$;

-- Whoever saves a product has its row, so that those who write this of it come here one by one. A product that is made and
-- kept in its history within a transaction is written once.
CREATE FUNCTION keep_edits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_edits e SET changed_at = n.changed_at
  FROM (SELECT product_id, max(changed_at)::timestamptz(3) AS changed_at FROM new_rows GROUP BY product_id) n
  WHERE e.product_id = n.product_id AND e.changed_at < n.changed_at;
  RETURN NULL;
END $$;

-- Before the rows are copied: from here on nobody else writes products until this is done.
CREATE TRIGGER products_edits_begun AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_new_edits();
CREATE TRIGGER products_edited AFTER INSERT ON product_changes
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_edits();

INSERT INTO product_edits (product_id, changed_at)
SELECT p.id, coalesce(c.changed_at, p.added_on::timestamp AT TIME ZONE 'America/Santiago')
FROM products p
LEFT JOIN (SELECT product_id, max(changed_at) AS changed_at FROM product_changes GROUP BY product_id) c
  ON c.product_id = p.id;

ALTER TABLE product_edits ADD FOREIGN KEY (product_id) REFERENCES products ON DELETE CASCADE;

CREATE INDEX product_edits_by_moment ON product_edits (changed_at, product_id);
CREATE INDEX product_prices_by_price ON product_prices (price, product_id);
CREATE INDEX product_units_of_drafts ON product_units (stock, product_id) WHERE NOT active;
CREATE INDEX products_drafts_by_name ON products (name, id) WHERE NOT active;
ANALYZE product_edits;
