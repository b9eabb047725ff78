-- Categories are renamed, moved, hidden and taken away at the desk.
ALTER TABLE categories
  -- Neither it nor what stands below it is shown; its products stay for sale.
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  -- What search engines are told instead of name and description; empty for those.
  ADD COLUMN seo_title text NOT NULL DEFAULT '',
  ADD COLUMN seo_description text NOT NULL DEFAULT '';

ALTER TABLE category_translations
  ADD COLUMN seo_title text NOT NULL DEFAULT '',
  ADD COLUMN seo_description text NOT NULL DEFAULT '';

-- Addresses that a category had before, and those of categories that gave it their products.
CREATE TABLE category_redirects (
  slug text PRIMARY KEY,
  category_id integer NOT NULL REFERENCES categories ON DELETE CASCADE
);

CREATE INDEX category_redirects_of_category ON category_redirects (category_id);

-- A coupon without categories is good for everything: it must not lose the last one unseen.
ALTER TABLE coupon_categories
  DROP CONSTRAINT coupon_categories_category_id_fkey,
  ADD CONSTRAINT coupon_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories;

-- As before, and whether the shop shows it: no category from the root down to it is hidden.
CREATE OR REPLACE VIEW category_tree AS
WITH RECURSIVE tree AS (
  SELECT id, 0 AS depth, ARRAY[position, id] AS path, ARRAY[id] AS ids, name::text AS names, NOT hidden AS shown
  FROM categories WHERE parent_id IS NULL
  UNION ALL
  SELECT c.id, t.depth + 1, t.path || ARRAY[c.position, c.id], t.ids || c.id, t.names || ' ' || c.name,
    t.shown AND NOT c.hidden
  FROM categories c JOIN tree t ON t.id = c.parent_id
)
SELECT id, depth, path, ids, names, shown FROM tree;

CREATE OR REPLACE FUNCTION refresh_category_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM category_search s USING category_tree t WHERE t.id = s.category_id AND NOT t.shown;
  INSERT INTO category_search (category_id, depth, path, own, whole)
  SELECT c.id, t.depth, t.path, search_vector(c.name), search_vector(t.names)
  FROM categories c JOIN category_tree t ON t.id = c.id AND t.shown
  ON CONFLICT (category_id) DO UPDATE
  SET depth = excluded.depth, path = excluded.path, own = excluded.own, whole = excluded.whole;
  RETURN NULL;
END $$;

-- The categories of some products follow the tree: those above what was chosen, and no others.
CREATE FUNCTION follow_category_tree(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_categories pc
  WHERE pc.product_id = ANY (changed) AND NOT pc.direct AND NOT EXISTS (
    SELECT FROM product_categories chosen JOIN category_tree t ON t.id = chosen.category_id
    WHERE chosen.product_id = pc.product_id AND chosen.direct AND pc.category_id = ANY (t.ids));
  INSERT INTO product_categories (category_id, product_id, direct)
  SELECT DISTINCT above.id, chosen.product_id, false
  FROM product_categories chosen JOIN category_tree t ON t.id = chosen.category_id, unnest(t.ids) AS above (id)
  WHERE chosen.product_id = ANY (changed) AND chosen.direct
  ORDER BY above.id, chosen.product_id
  ON CONFLICT DO NOTHING;
END $$;

-- See 0009-announcements.sql.
CREATE TRIGGER category_redirects_made_known AFTER INSERT ON category_redirects
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER category_redirects_change_made_known AFTER UPDATE ON category_redirects
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER category_redirects_removal_made_known AFTER DELETE ON category_redirects
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
