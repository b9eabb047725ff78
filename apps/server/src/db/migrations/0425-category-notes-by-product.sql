-- What a writer notes of categories looked through every product, where the plan that was kept joined them all: a batch of
-- 500 products cost more the more the shop had. Asked as a value of each row, a product is found by its key.
CREATE OR REPLACE FUNCTION count_category_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO category_count_changes (category_id, products)
    SELECT n.category_id, count(*) FROM new_rows n
    WHERE (SELECT p.active FROM products p WHERE p.id = n.product_id) GROUP BY 1;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO category_count_changes (category_id, products)
    SELECT o.category_id, -count(*) FROM old_rows o
    WHERE (SELECT p.active FROM products p WHERE p.id = o.product_id) GROUP BY 1;
  ELSE
    INSERT INTO category_count_changes (category_id, products)
    SELECT category_id, sum(difference) FROM (
      SELECT category_id, product_id, -1 AS difference FROM old_rows
      UNION ALL
      SELECT category_id, product_id, 1 FROM new_rows
    ) AS moved
    WHERE (SELECT p.active FROM products p WHERE p.id = moved.product_id)
    GROUP BY 1 HAVING sum(difference) <> 0;
  END IF;
  RETURN NULL;
END $$;
