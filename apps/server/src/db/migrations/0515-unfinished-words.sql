-- A word that is not finished had the index gather every product with such a beginning, 280,000 for 'per' of a million, before it
-- looked at the other words. Where few words begin so, the index is asked for each of them: it looks those up only where the
-- other words are. Where many do, or numbers, the first products with the other words are looked at before. What is found,
-- and what of it first, is the same.

-- Which stems begin like a beginning.
CREATE INDEX search_words_stems ON search_words (word_stem(word) COLLATE "C");

-- The same query with each beginning of letters replaced by all lexemes of product_search that begin so, where they are `most`
-- or fewer. A word is there with its stem: where the stem begins so, it stands for the word. What the shop has no longer is
-- among them and does no harm; a token of two letters is no word of the shop, but the beginning itself.
CREATE FUNCTION whole_lexemes(asked tsquery, most integer DEFAULT 64) RETURNS tsquery
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  result text := asked::text;
  beginning text;
  lexemes text[];
BEGIN
  -- Alone it is no dearer gathered at once.
  IF regexp_replace(regexp_replace(result, '\([^()]*\)', '', 'g'), '\([^()]*\)', '', 'g') !~ '[&<]' THEN RETURN asked; END IF;
  FOR beginning IN SELECT DISTINCT m[1] FROM regexp_matches(result, '''([a-z]{2,})'':\*', 'g') AS m LOOP
    lexemes := ARRAY(
      (SELECT word_stem(word) COLLATE "C" FROM search_words
      WHERE word_stem(word) COLLATE "C" >= beginning AND word_stem(word) COLLATE "C" < beginning || '{'
      GROUP BY 1 LIMIT most)
      UNION
      (SELECT word FROM search_words
      WHERE word >= beginning AND word < beginning || '{' AND starts_with(word_stem(word), beginning) IS NOT TRUE
      LIMIT most)
      UNION SELECT beginning
    );
    IF cardinality(lexemes) <= most THEN
      result := replace(result, quote_literal(beginning) || ':*',
        (SELECT '(' || string_agg(quote_literal(lexeme), '|') || ')' FROM unnest(lexemes) AS l (lexeme)));
    END IF;
  END LOOP;
  RETURN result::tsquery;
END $$;

-- What holds of all that a query finds, whatever its beginnings stand for; null where it has none or that is nothing.
CREATE FUNCTION firm_query(asked tsquery) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  -- No product has the lexeme '~'.
  firm tsquery := regexp_replace(asked::text, '''[^'']+'':\*', '!''~''', 'g');
BEGIN
  RETURN CASE WHEN firm <> asked AND querytree(firm) <> 'T' THEN firm END;
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
    whole := whole_lexemes(query);
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
