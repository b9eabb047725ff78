-- A word is asked for with all that shoppers also call it, in singular and plural: twenty lexemes, of which the shop has a third.
-- The index looks for every one of them at each product that comes into question. Lexemes that no product has are left out of
-- what the index is asked: the dearest suggestions of a million products cost a fifth less. What is found is the same, and is
-- weighed by the whole query as before.

-- The same query without the lexemes that no product has, where others stand beside them. `search_words` has every word of
-- letters that a product has, and product_search each of them with its stem.
CREATE FUNCTION sold_lexemes(asked tsquery) RETURNS tsquery
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  gone text := (
    SELECT string_agg(lexeme, '|') FROM (
      SELECT DISTINCT m[1] COLLATE "C" AS lexeme FROM regexp_matches(asked::text, '''([a-z]{3,})''(?!:)', 'g') AS m
    ) AS l
    WHERE NOT EXISTS (SELECT FROM search_words WHERE word = lexeme)
      AND NOT EXISTS (SELECT FROM search_words WHERE word_stem(word) COLLATE "C" = lexeme)
  );
BEGIN
  IF gone IS NULL THEN RETURN asked; END IF;
  -- 'and' and 'followed by' bind closer than 'or': what stands beside them is no alternative.
  RETURN regexp_replace(
    regexp_replace(asked::text, '(?<!& |> |!)''(' || gone || ')'' \| ', '', 'g'),
    ' \| ''(' || gone || ')''(?!:| [&<])', '', 'g');
END $$;

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
  whole tsquery;
  -- What holds of all that hold the query, for beginnings that are left; null where there are none.
  firm tsquery;
  first_rows constant integer := 600;
  -- Of the first rows with that those that hold the query, and whether these are not all that is wanted.
  near integer[];
  is_short boolean;
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
    whole := whole_lexemes(sold_lexemes(query));
    firm := firm_query(whole);
    is_short := true;
    IF firm IS NOT NULL THEN
      SELECT count(*) = first_rows, coalesce(array_agg(id) FILTER (WHERE holds), '{}')
      FROM (
        SELECT s.product_id AS id, s.named @@ query AND s.for_sale AND s.product_id NOT IN (SELECT unnest(hits)) AS holds
        FROM product_search s WHERE s.named @@ firm LIMIT first_rows
      ) AS first INTO is_short, near;
      near := near[:most - cardinality(hits)];
      is_short := is_short AND cardinality(near) < most - cardinality(hits);
    END IF;
    hits := hits || CASE WHEN is_short THEN ARRAY(
      SELECT s.product_id FROM product_search s
      WHERE s.named @@ whole AND s.for_sale AND s.product_id NOT IN (SELECT unnest(hits)) LIMIT most - cardinality(hits)
    ) ELSE near END;
  END IF;
  IF cardinality(hits) < least(enough, scarce) THEN
    hits := hits || ARRAY(
      SELECT l.product_id FROM popular_search l JOIN product_search s ON s.product_id = l.product_id
      WHERE l.vector @@ query AND s.vector @@ query AND s.for_sale AND s.product_id NOT IN (SELECT unnest(hits))
      LIMIT most - cardinality(hits)
    );
    IF cardinality(hits) < enough THEN
      is_short := true;
      IF firm IS NOT NULL THEN
        SELECT count(*) = first_rows, coalesce(array_agg(id) FILTER (WHERE holds), '{}')
        FROM (
          SELECT s.product_id AS id, s.vector @@ query AND s.for_sale AND s.product_id NOT IN (SELECT unnest(hits)) AS holds
          FROM product_search s WHERE s.vector @@ firm LIMIT first_rows
        ) AS first INTO is_short, near;
        near := near[:most - cardinality(hits)];
        is_short := is_short AND cardinality(near) < most - cardinality(hits);
      END IF;
      hits := hits || CASE WHEN is_short THEN ARRAY(
        SELECT s.product_id FROM product_search s
        WHERE s.vector @@ whole AND s.for_sale AND s.product_id NOT IN (SELECT unnest(hits)) LIMIT most - cardinality(hits)
      ) ELSE near END;
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
