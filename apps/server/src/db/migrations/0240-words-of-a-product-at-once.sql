-- The words of a product are made of six texts. Each expression costs as much to begin as to run over a product's texts
-- together, so that all go through them at once, as one text with marks between them: what stands between two marks is
-- written as it was before. Nothing that the search keeps has to be made anew.

-- Texts as the search compares them: folded words between single spaces, where digits and letters are words of
-- their own and the ways to write a unit are one. '10W-40', '10w40' and '10 w 40' become '10 w 40'; '7,5 kilos'
-- becomes '7.5 kg', '60 × 90' becomes '60 90', 'aro 15' becomes 'r 15'. `joint` stands between parts that were
-- one word, or a number and its unit, so that a query can ask for them side by side.
CREATE FUNCTION search_texts(texts text[], joint text DEFAULT ' ') RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  mark CONSTANT text := chr(1);
  result text := array_to_string(texts, mark, '');
BEGIN
  -- A mark within a text is no mark, nor a space.
  IF length(result) - length(replace(result, mark, '')) >= cardinality(texts) THEN
    result := array_to_string(ARRAY(
      SELECT replace(value, mark, chr(2)) FROM unnest(texts) WITH ORDINALITY AS t (value, place) ORDER BY place
    ), mark, '');
  END IF;
  result := fold_text(replace(result, '×', 'x'));
  IF strpos(result, ',') > 0 THEN
    result := regexp_replace(result, '([0-9]),(?=[0-9])', '\1.', 'g');
  END IF;
  IF strpos(result, 'x') > 0 THEN
    result := regexp_replace(result, '([0-9])\s*x\s*(?=[0-9])', '\1 ', 'g');
  END IF;
  IF strpos(result, 'aro') > 0 OR strpos(result, 'rin') > 0 THEN
    result := regexp_replace(result, '\m(?:aro|rin)\s*(?=[0-9])', 'r', 'g');
  END IF;
  result := regexp_replace(result, '[^a-z0-9. \u0001]+|\.(?![0-9])|(?<![0-9])\.', ' ', 'g');
  -- Most texts write their units as they are kept: one look saves seven.
  IF result ~ '[0-9] *(?:k(?:[^g]|g[a-z]|$)|gr|li|lt|mi|c(?:[^m]|m[a-z])|me|mt|u(?:[^n]|n[a-z]|$))' THEN
    result := regexp_replace(result, '(?<=[0-9]) *(?:kilogramos?|kilos?|kgs|k)\M', 'kg', 'g');
    result := regexp_replace(result, '(?<=[0-9]) *(?:gramos?|grs?)\M', 'g', 'g');
    result := regexp_replace(result, '(?<=[0-9]) *(?:litros?|lts?)\M', 'l', 'g');
    result := regexp_replace(result, '(?<=[0-9]) *(?:mililitros?|cc)\M', 'ml', 'g');
    result := regexp_replace(result, '(?<=[0-9]) *(?:centimetros?|cms)\M', 'cm', 'g');
    result := regexp_replace(result, '(?<=[0-9]) *(?:metros?|mts?)\M', 'm', 'g');
    result := regexp_replace(result, '(?<=[0-9]) *(?:unidad|unidades|unid|uds|u)\M', 'un', 'g');
  END IF;
  result := regexp_replace(result, '(?<=[0-9]) +(?=(?:kg|g|l|ml|cm|mm|m|un)\M)', '', 'g');
  result := regexp_replace(result, '([0-9])(?=[a-z])|([a-z])(?=[0-9])', '\1\2' || joint, 'g');
  IF strpos(result, '  ') > 0 THEN
    result := regexp_replace(result, ' {2,}', ' ', 'g');
  END IF;
  result := btrim(replace(replace(result, ' ' || mark, mark), mark || ' ', mark));
  -- An empty text is no array of one.
  RETURN CASE WHEN result = '' THEN array_fill(''::text, ARRAY[cardinality(texts)])
    ELSE string_to_array(result, mark) END;
END $$;

CREATE OR REPLACE FUNCTION search_text(value text, joint text DEFAULT ' ') RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (search_texts(ARRAY[value], joint))[1];

-- Spans stand in few values: most are known not to by a look.
CREATE OR REPLACE FUNCTION feature_words(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN strpos(lower(value), ' kg') > 0 AND lower(value) ~ ' [ao] |hasta '
  THEN concat_ws(' ', value, spanned_weights(value)) ELSE value END;

-- Words are written in one order, so that two writers never wait in a circle. All texts go by one collation: expressions are
-- compiled for each of them, and those of two are more than PostgreSQL keeps, so that every product compiled them anew.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  WITH said AS MATERIALIZED (
    SELECT p.id, p.active, spelled_words(p.name) AS spelled, search_texts(ARRAY[
      p.name COLLATE "default",
      concat_ws(' ', p.sku, p.original_code, p.barcode),
      concat_ws(' ', b.name, array_to_string(t.tags, ' ')) COLLATE "default",
      (SELECT string_agg(c.name, ' ') FROM product_categories pc JOIN categories c ON c.id = pc.category_id
        WHERE pc.product_id = p.id) COLLATE "default",
      (SELECT string_agg(feature_words(f.value), ' ') FROM product_features f WHERE f.product_id = p.id),
      t.short_description
    ]) AS words
    FROM products p
    LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_texts t ON t.product_id = p.id
    WHERE p.id = ANY (ids)
  ), texts AS MATERIALIZED (
    SELECT id, active, spelled, words[1] AS named, words[2] AS codes, words[3] AS tags, words[4] AS categories,
      words[5] AS facts, words[6] AS about
    FROM said
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
