-- What a text finds, what sells most before the rest, so that of a very common word it is that which is put in order:
-- at most `most`, of which the first `ranked` are looked at and have a tier of 0 or more. Of names alone, as long as
-- what sells most has `enough`; what merely tells of a word is looked for where fewer than `scarce` names have it.
-- `version` says in which state the words of a product are, for those looked at.
-- What is found is skipped by a hash: `<> ALL (hits)` of a parameter compares with every id of the array for every row.
CREATE FUNCTION found_products(
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
      SELECT p.id FROM products p WHERE squeezed_code(p.sku) = code
      UNION SELECT p.id FROM products p WHERE squeezed_code(p.original_code) = code AND p.original_code <> ''
      UNION SELECT p.id FROM products p WHERE p.barcode = code AND p.barcode <> ''
      LIMIT most
    );
  END IF;
  -- What sells most may be named by words of before: it is looked up again.
  hits := coded || ARRAY(
    SELECT l.product_id FROM popular_search l JOIN product_search s ON s.product_id = l.product_id
    WHERE l.named @@ query AND s.named @@ query AND s.product_id <> ALL (coded) LIMIT most - cardinality(coded)
  );
  IF cardinality(hits) < enough THEN
    hits := hits || ARRAY(
      SELECT s.product_id FROM product_search s
      WHERE s.named @@ query AND s.product_id NOT IN (SELECT unnest(hits)) LIMIT most - cardinality(hits)
    );
  END IF;
  IF cardinality(hits) < least(enough, scarce) THEN
    hits := hits || ARRAY(
      SELECT l.product_id FROM popular_search l JOIN product_search s ON s.product_id = l.product_id
      WHERE l.vector @@ query AND s.vector @@ query AND s.product_id NOT IN (SELECT unnest(hits))
      LIMIT most - cardinality(hits)
    );
    IF cardinality(hits) < enough THEN
      hits := hits || ARRAY(
        SELECT s.product_id FROM product_search s
        WHERE s.vector @@ query AND s.product_id NOT IN (SELECT unnest(hits)) LIMIT most - cardinality(hits)
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

DROP FUNCTION search_products(tsquery, text, integer, integer, integer);
