-- The desk looks for drafts by their words, shoppers do not find them: what is no longer or not yet sold must neither
-- take the place of what is, nor tell its words to who mistypes one.
ALTER TABLE product_search ADD COLUMN for_sale boolean NOT NULL DEFAULT true;

-- Words are written in one order, so that two writers never wait in a circle.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT p.id, p.active, spelled_words(p.name) AS spelled, search_text(p.name) AS named,
      search_text(concat_ws(' ', p.sku, p.original_code, p.barcode)) AS codes,
      search_text(concat_ws(' ', b.name, array_to_string(t.tags, ' '))) AS tags,
      search_text(coalesce((
        SELECT string_agg(c.name, ' ') FROM product_categories pc JOIN categories c ON c.id = pc.category_id
        WHERE pc.product_id = p.id), '')) AS categories,
      search_text(coalesce((
        SELECT string_agg(concat_ws(' ', f.value, spanned_weights(f.value)), ' ')
        FROM product_features f WHERE f.product_id = p.id), '')) AS facts,
      search_text(coalesce(t.short_description, '')) AS about
    FROM products p
    LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_texts t ON t.product_id = p.id
    WHERE p.id = ANY (ids)
  ), written AS (
    INSERT INTO product_search
      (product_id, for_sale, spelled, folded, named, vector, tags, categories, facts, about)
    SELECT id, active, spelled, ' ' || named || ' ', words_vector(named),
      setweight(words_vector(named), 'A') || setweight(words_vector(concat_ws(' ', tags, codes, categories)), 'B')
        || setweight(words_vector(concat_ws(' ', about, facts)), 'C'),
      tags, categories, facts, about
    FROM texts
    ON CONFLICT (product_id) DO UPDATE
    SET for_sale = excluded.for_sale, spelled = excluded.spelled, folded = excluded.folded, named = excluded.named, vector = excluded.vector,
      tags = excluded.tags, categories = excluded.categories, facts = excluded.facts, about = excluded.about
  ), noted AS (
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM texts, string_to_table(concat_ws(' ', named, tags, codes, categories, about, facts), ' ') AS w (word)
    WHERE active AND word ~ '[a-z]' AND length(word) > 2
    ORDER BY word
    ON CONFLICT DO NOTHING
  )
  SELECT coalesce(array_agg(spelled) FILTER (WHERE active), '{}') INTO names FROM texts;
  PERFORM note_name_words(names);
END $$;

UPDATE product_search s SET for_sale = false FROM products p WHERE p.id = s.product_id AND NOT p.active;

-- Its words are known from when it is first sold.
CREATE FUNCTION product_sale_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF writes_many() THEN RETURN NULL; END IF;
  IF NEW.active THEN
    PERFORM refresh_product_search(ARRAY[NEW.id]);
  ELSE
    UPDATE product_search SET for_sale = false WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER products_search_sold AFTER UPDATE OF active ON products
  FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION product_sale_changed();

CREATE OR REPLACE FUNCTION found_products(
  query tsquery, asked text, ranked integer, most integer, enough integer, scarce integer
)
RETURNS TABLE (product_id integer, tier integer, rank real, sold integer, version bigint)
LANGUAGE plpgsql STABLE STRICT ROWS 100
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  spelled_text text := spelled_words(asked);
  folded_text text := ' ' || search_text(asked) || ' ';
  code text := CASE WHEN asked ~ '\d' THEN squeezed_code(asked) END;
  coded integer[] := '{}';
  hits integer[];
BEGIN
  IF code IS NOT NULL THEN
    coded := ARRAY(
      SELECT p.id FROM products p WHERE squeezed_code(p.sku) = code AND p.active
      UNION SELECT p.id FROM products p WHERE squeezed_code(p.original_code) = code AND p.original_code <> '' AND p.active
      UNION SELECT p.id FROM products p WHERE p.barcode = code AND p.barcode <> '' AND p.active
      LIMIT most
    );
  END IF;
  -- What sells most may be named by words of before: it is looked up again.
  hits := coded || ARRAY(
    SELECT l.product_id FROM popular_search l JOIN product_search s ON s.product_id = l.product_id
    WHERE l.named @@ query AND s.named @@ query AND s.for_sale AND s.product_id <> ALL (coded) LIMIT most - cardinality(coded)
  );
  IF cardinality(hits) < enough THEN
    hits := hits || ARRAY(
      SELECT s.product_id FROM product_search s
      WHERE s.named @@ query AND s.for_sale AND s.product_id NOT IN (SELECT unnest(hits)) LIMIT most - cardinality(hits)
    );
  END IF;
  IF cardinality(hits) < least(enough, scarce) THEN
    hits := hits || ARRAY(
      SELECT l.product_id FROM popular_search l JOIN product_search s ON s.product_id = l.product_id
      WHERE l.vector @@ query AND s.vector @@ query AND s.for_sale AND s.product_id NOT IN (SELECT unnest(hits))
      LIMIT most - cardinality(hits)
    );
    IF cardinality(hits) < enough THEN
      hits := hits || ARRAY(
        SELECT s.product_id FROM product_search s
        WHERE s.vector @@ query AND s.for_sale AND s.product_id NOT IN (SELECT unnest(hits)) LIMIT most - cardinality(hits)
      );
    END IF;
  END IF;
  RETURN QUERY
  SELECT s.product_id,
    CASE
      WHEN s.product_id = ANY (coded) THEN 6
      WHEN strpos(s.spelled, spelled_text) > 0 THEN 5
      WHEN strpos(s.folded, folded_text) > 0 THEN 4
      WHEN strpos(s.spelled, rtrim(spelled_text)) > 0 THEN 3
      WHEN strpos(s.folded, rtrim(folded_text)) > 0 THEN 2
      WHEN s.named @@ query THEN 1
      ELSE 0
    END,
    ts_rank('{0.1, 0.2, 0.5, 1}', s.vector, query),
    p.sold_count,
    s.xmin::text::bigint
  FROM unnest(hits[:ranked]) AS h (product_id)
  JOIN product_search s ON s.product_id = h.product_id
  JOIN products p ON p.id = h.product_id AND p.active;
  RETURN QUERY
  SELECT h.product_id, -1, 0::real, 0, 0::bigint FROM unnest(hits[ranked + 1:]) AS h (product_id);
END $$;
