-- How many products for sale each category holds, with what stands below it: counted anew for each reader it read every
-- product. Who writes products notes the difference, a row for each of their categories, so that no writer waits for
-- another; readers add the notes to the counts, and a job counts anew and takes the notes away. Sales write nothing here.
CREATE TABLE category_counts (
  category_id integer PRIMARY KEY,
  products integer NOT NULL
);

CREATE TABLE category_count_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer NOT NULL,
  products integer NOT NULL
);

-- Rows of what is not sold, or of a product that goes itself, count for nothing; nor does a row that only moves in its list.
CREATE FUNCTION count_category_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO category_count_changes (category_id, products)
    SELECT n.category_id, count(*) FROM new_rows n JOIN products p ON p.id = n.product_id AND p.active GROUP BY 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO category_count_changes (category_id, products)
    SELECT o.category_id, -count(*) FROM old_rows o JOIN products p ON p.id = o.product_id AND p.active GROUP BY 1;
  ELSE
    INSERT INTO category_count_changes (category_id, products)
    SELECT category_id, sum(difference) FROM (
      SELECT o.category_id, -1 AS difference FROM old_rows o JOIN products p ON p.id = o.product_id AND p.active
      UNION ALL
      SELECT n.category_id, 1 FROM new_rows n JOIN products p ON p.id = n.product_id AND p.active
    ) AS differences GROUP BY 1 HAVING sum(difference) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION count_product_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO category_count_changes (category_id, products)
  SELECT category_id, CASE WHEN OLD.active THEN -1 ELSE 1 END FROM product_categories WHERE product_id = OLD.id;
  RETURN OLD;
END $$;

-- Products before their categories, in the order in which who writes both does.
CREATE TRIGGER products_counted_in_categories AFTER UPDATE OF active ON products
  FOR EACH ROW WHEN (OLD.active <> NEW.active) EXECUTE FUNCTION count_product_categories();
-- Before it goes, and its rows of categories with it.
CREATE TRIGGER products_uncounted_in_categories BEFORE DELETE ON products
  FOR EACH ROW WHEN (OLD.active) EXECUTE FUNCTION count_product_categories();
CREATE TRIGGER product_categories_counted AFTER INSERT ON product_categories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_category_rows();
CREATE TRIGGER product_categories_recounted AFTER UPDATE ON product_categories
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_category_rows();
CREATE TRIGGER product_categories_uncounted AFTER DELETE ON product_categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_category_rows();

-- One at a time. Notes of writers that are not done yet are not seen, and stay. Counts and notes are of one moment: one
-- statement does all.
CREATE FUNCTION recount_categories() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE category_counts IN SHARE ROW EXCLUSIVE MODE;
  WITH counted AS (
    SELECT pc.category_id, count(*) AS products FROM product_categories pc
    JOIN products p ON p.id = pc.product_id AND p.active GROUP BY 1
  ), noted AS (
    DELETE FROM category_count_changes
  ), emptied AS (
    DELETE FROM category_counts WHERE category_id NOT IN (SELECT category_id FROM counted)
  )
  INSERT INTO category_counts AS c (category_id, products) SELECT category_id, products FROM counted
  ON CONFLICT (category_id) DO UPDATE SET products = excluded.products WHERE c.products <> excluded.products;
END $$;
