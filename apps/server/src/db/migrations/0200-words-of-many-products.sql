-- The text indexes take the words of many products at once: entries wait in a list until the statement that writes them has
-- written all, and then go in word by word instead of product by product (a ninth of the work for 500 products). Whoever
-- searches never reads that list: it is emptied before the statement ends.
ALTER INDEX product_search_vector SET (fastupdate = on);
ALTER INDEX product_search_named SET (fastupdate = on);

-- Spans stand in few values: most are known not to by a look.
CREATE FUNCTION feature_words(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN strpos(lower(value), ' kg') > 0 THEN concat_ws(' ', value, spanned_weights(value)) ELSE value END;

-- Words are written in one order, so that two writers never wait in a circle. All texts go by one collation: expressions are
-- compiled for each of them, and those of two are more than PostgreSQL keeps, so that every product compiled them anew.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT p.id, p.active, spelled_words(p.name) AS spelled, search_text(p.name COLLATE "default") AS named,
      search_text(concat_ws(' ', p.sku, p.original_code, p.barcode)) AS codes,
      search_text(concat_ws(' ', b.name, array_to_string(t.tags, ' ')) COLLATE "default") AS tags,
      search_text(coalesce((
        SELECT string_agg(c.name, ' ') FROM product_categories pc JOIN categories c ON c.id = pc.category_id
        WHERE pc.product_id = p.id), '') COLLATE "default") AS categories,
      search_text(coalesce((
        SELECT string_agg(feature_words(f.value), ' ')
        FROM product_features f WHERE f.product_id = p.id), '') COLLATE "default") AS facts,
      search_text(coalesce(t.short_description, '')) AS about
    FROM products p
    LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_texts t ON t.product_id = p.id
    WHERE p.id = ANY (ids)
  ), vectors AS MATERIALIZED (
    SELECT *, words_vector(named) AS name_vector,
      setweight(words_vector(concat_ws(' ', tags, codes, categories)), 'B') AS kind_vector,
      setweight(words_vector(concat_ws(' ', about, facts)), 'C') AS about_vector
    FROM texts
  ), written AS (
    INSERT INTO product_search
      (product_id, for_sale, spelled, folded, named, vector, tags, categories, facts, about)
    SELECT id, active, spelled, ' ' || named || ' ', name_vector,
      setweight(name_vector, 'A') || kind_vector || about_vector, tags, categories, facts, about
    FROM vectors
    ON CONFLICT (product_id) DO UPDATE
    SET for_sale = excluded.for_sale, spelled = excluded.spelled, folded = excluded.folded, named = excluded.named, vector = excluded.vector,
      tags = excluded.tags, categories = excluded.categories, facts = excluded.facts, about = excluded.about
  ), noted AS (
    INSERT INTO search_words (word)
    SELECT word FROM (
      SELECT DISTINCT word COLLATE "C" AS word
      FROM texts, string_to_table(concat_ws(' ', named, tags, codes, categories, about, facts), ' ') AS w (word)
      WHERE active AND length(word) > 2
    ) AS used
    WHERE word ~ '[a-z]' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = used.word)
    ORDER BY word
    ON CONFLICT DO NOTHING
  )
  SELECT coalesce(array_agg(spelled) FILTER (WHERE active), '{}') INTO names FROM texts;
  PERFORM note_name_words(names);
  PERFORM gin_clean_pending_list('product_search_vector'), gin_clean_pending_list('product_search_named');
END $$;

-- Many products' units are added up in one look: a call for each takes as long as all the rest of writing them.
CREATE OR REPLACE FUNCTION refresh_product_stock(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  IF cardinality(ids) < 50 THEN
    UPDATE products p SET stock = now_there.stock
    FROM (SELECT id, product_stock(id, NULL) AS stock FROM unnest(ids) AS asked (id)) now_there
    WHERE p.id = now_there.id AND p.stock <> now_there.stock;
    RETURN;
  END IF;
  UPDATE products p SET stock = now_there.stock
  FROM (
    SELECT id, CASE
      WHEN EXISTS (SELECT FROM product_options o WHERE o.product_id = asked.id) THEN product_stock(id, NULL)
      ELSE least(2147483647, coalesce(
        (SELECT sum(s.quantity) FROM stock s WHERE s.product_id = asked.id AND s.value_id IS NULL), 0))::integer
    END AS stock
    FROM unnest(ids) AS asked (id)
  ) now_there
  WHERE p.id = now_there.id AND p.stock <> now_there.stock;
END $$;
