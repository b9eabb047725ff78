DROP FUNCTION search_products(text, integer, integer);
DROP FUNCTION word_query(text);

/* One word of a query. A number under four digits, a letter and a unit ask for just themselves: 3 is not 30.
   Others ask for their stem too, and while they may be unfinished for what begins like them: that is dear, since
   the index gathers everything with such a beginning before it looks at the other words. Parts with a '+' between
   them ask to stand side by side. */
CREATE FUNCTION word_query(asked text, unfinished boolean) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN strpos(asked, '+') > 0 THEN (
    SELECT string_agg(
      quote_literal(part) || CASE WHEN part ~ '^\d+$' AND place > 1 AND place = amount THEN ':*' ELSE '' END,
      ' <-> ' ORDER BY place
    )
    FROM (
      SELECT part, place, count(*) OVER () AS amount
      FROM string_to_table(asked, '+') WITH ORDINALITY AS p (part, place)
    ) AS parts
  )
  WHEN asked ~ '^\d{1,3}$|\.' OR length(asked) = 1 OR asked IN ('kg', 'ml', 'cm', 'mm', 'un')
    THEN quote_literal(asked)
  ELSE '(' || quote_literal(asked) || CASE WHEN unfinished THEN ':*' ELSE '' END
    || coalesce(' | ' || quote_literal(word_stem(asked)), '') || ')'
END::tsquery;

/* What a typed text asks for: every word of it, by itself, by its stem and, where it is the last or no word of the
   shop, as the beginning of a word; or a synonym of the word or of up to three words together; or, for a word that
   the shop does not know at all, the nearest words that it does. Words that say nothing are left out, and so is a
   last word of two letters behind others: too much begins with them. Null when nothing is asked. */
CREATE OR REPLACE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := (string_to_array(nullif(search_text(left(asked, 200), '+'), ''), ' '))[1:16];
  told text[] := (ARRAY(SELECT word FROM unnest(words) AS w (word)
    WHERE strpos(word, '+') > 0 OR word ~ '\d' OR word_stem(word) IS NOT NULL))[1:12];
  result tsquery;
  part tsquery;
  own tsquery;
  phrase text;
  span integer;
  i integer := 1;
  amount integer;
  known boolean;
BEGIN
  IF cardinality(told) = 0 THEN told := words[1:12]; END IF;
  amount := cardinality(told);
  IF amount > 1 AND told[amount] ~ '^[a-z]{2}$' AND told[amount] NOT IN ('kg', 'ml', 'cm', 'mm', 'un') THEN
    amount := amount - 1;
  END IF;
  WHILE i <= amount LOOP
    part := NULL;
    span := least(3, amount - i + 1);
    LOOP
      phrase := array_to_string(told[i:i + span - 1], ' ');
      SELECT any_of(array_agg(DISTINCT term_query(other.term))) INTO part
      FROM synonyms one JOIN synonyms other USING (group_id)
      WHERE one.folded IN (phrase, regexp_replace(phrase, 's\M', '', 'g'), regexp_replace(phrase, 'es\M', '', 'g'));
      EXIT WHEN part IS NOT NULL OR span = 1;
      span := span - 1;
    END LOOP;
    known := part IS NOT NULL OR EXISTS (SELECT FROM search_words WHERE word = told[i]);
    SELECT string_agg('(' || word_query(word, place = amount OR NOT known)::text || ')', ' & ')::tsquery INTO own
    FROM unnest(told[i:i + span - 1]) WITH ORDINALITY AS w (word, n), LATERAL (SELECT i + n - 1 AS place) AS p;
    IF NOT known AND told[i] ~ '^[a-z]{4,}$' AND NOT EXISTS (
      SELECT FROM search_words WHERE word >= told[i] AND word < told[i] || '{'
    ) AND NOT EXISTS (
      SELECT FROM search_words WHERE word >= word_stem(told[i]) AND word < word_stem(told[i]) || '{'
        AND word_stem(word) = word_stem(told[i])
    ) THEN
      SELECT any_of(array_agg((quote_literal(near.word) || CASE WHEN i = amount THEN ':*' ELSE '' END)::tsquery))
      INTO part FROM unnest(near_words(told[i])) AS near (word);
    END IF;
    own := any_of(ARRAY[own, part]);
    result := CASE WHEN result IS NULL THEN own ELSE result && own END;
    i := i + span;
  END LOOP;
  RETURN result;
END $$;

/* The words of what sells most, for catalogues so large that looking through all of them for a common word is slow;
   empty in a smaller one. It is filled once a day and may be stale: what it names is looked up again. */
CREATE TABLE popular_search (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  named tsvector NOT NULL,
  vector tsvector NOT NULL
);
CREATE INDEX popular_search_named ON popular_search USING gin (named) WITH (fastupdate = off);
CREATE INDEX popular_search_vector ON popular_search USING gin (vector) WITH (fastupdate = off);

CREATE FUNCTION refresh_popular_search(large integer DEFAULT 20000, popular integer DEFAULT 5000) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM popular_search;
  IF (SELECT count(*) FROM products WHERE active) < large THEN RETURN; END IF;
  INSERT INTO popular_search (product_id, named, vector)
  SELECT s.product_id, s.named, s.vector
  FROM (SELECT id FROM products WHERE active ORDER BY sold_count DESC, id DESC LIMIT popular) AS p
  JOIN product_search s ON s.product_id = p.id;
END $$;
SELECT refresh_popular_search();

CREATE INDEX products_by_squeezed_sku ON products (squeezed_code(sku));
CREATE INDEX products_by_squeezed_code ON products (squeezed_code(original_code)) WHERE original_code <> '';

/* What a query (`search_query(asked)`) finds, at most `most` products: those with just this code, then those whose
   name has every word, then others. Others are looked for only where fewer than `enough` have been found, since
   none would stand before those. Tiers put a code before a name that holds the text as it is spelled, that
   before one that holds it without accents, whole words before beginnings, then names that have every word, and all
   these before other hits. Of a common word only `ranked` are ranked: the others follow with the tier -1, and
   whether they are still sold is not looked at.
   A query has so many words that its hits are always thought more than they are: the settings keep the planner from
   reading whole tables for a few hundred rows. */
CREATE FUNCTION search_products(query tsquery, asked text, ranked integer, most integer, enough integer)
RETURNS TABLE (product_id integer, tier integer, rank real, sold integer)
LANGUAGE plpgsql STABLE STRICT ROWS 100
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
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
  -- Whoever needs few looks first among what sells most: a common word has enough there.
  IF enough < most THEN
    hits := coded || ARRAY(
      SELECT l.product_id FROM popular_search l JOIN product_search s ON s.product_id = l.product_id
      WHERE l.named @@ query AND s.named @@ query AND s.product_id <> ALL (coded) LIMIT most - cardinality(coded)
    );
  END IF;
  IF hits IS NULL OR cardinality(hits) < enough THEN
    hits := coded || ARRAY(
      SELECT s.product_id FROM product_search s
      WHERE s.named @@ query AND s.product_id <> ALL (coded) LIMIT most - cardinality(coded)
    );
  END IF;
  IF cardinality(hits) < enough AND enough < most THEN
    hits := hits || ARRAY(
      SELECT l.product_id FROM popular_search l JOIN product_search s ON s.product_id = l.product_id
      WHERE l.vector @@ query AND s.vector @@ query AND s.product_id <> ALL (hits) LIMIT most - cardinality(hits)
    );
  END IF;
  IF cardinality(hits) < enough THEN
    hits := hits || ARRAY(
      SELECT s.product_id FROM product_search s
      WHERE s.vector @@ query AND NOT s.named @@ query AND s.product_id <> ALL (hits)
      LIMIT most - cardinality(hits)
    );
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
    p.sold_count
  FROM unnest(hits[:ranked]) AS h (product_id)
  JOIN product_search s ON s.product_id = h.product_id
  JOIN products p ON p.id = h.product_id AND p.active;
  RETURN QUERY SELECT h.product_id, -1, 0::real, 0 FROM unnest(hits[ranked + 1:]) AS h (product_id);
END $$;

-- The words of each category's own name and of its whole path. Few rows: all are written again with any change.
CREATE TABLE category_search (
  category_id integer PRIMARY KEY REFERENCES categories ON DELETE CASCADE,
  depth integer NOT NULL,
  path integer[] NOT NULL,
  own tsvector NOT NULL,
  whole tsvector NOT NULL
);

CREATE FUNCTION refresh_category_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO category_search (category_id, depth, path, own, whole)
  SELECT c.id, t.depth, t.path, search_vector(c.name), search_vector(t.names)
  FROM categories c JOIN category_tree t ON t.id = c.id
  ON CONFLICT (category_id) DO UPDATE
  SET depth = excluded.depth, path = excluded.path, own = excluded.own, whole = excluded.whole;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_searched AFTER INSERT OR UPDATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_category_search();
INSERT INTO category_search (category_id, depth, path, own, whole)
SELECT c.id, t.depth, t.path, search_vector(c.name), search_vector(t.names)
FROM categories c JOIN category_tree t ON t.id = c.id;
