CREATE FUNCTION folded_words(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_remove(regexp_split_to_array(fold_text(value), '[^a-z0-9]+'), '');
COMMENT ON FUNCTION folded_words(value text) IS
  'The words of a text in their order, folded; whatever is not a letter or a digit parts them.';

-- The stem of a folded word; null for one that says nothing, such as 'de' or 'para'.
CREATE FUNCTION word_stem(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (ts_lexize('spanish_stem', word))[1];

-- The words of a text that say something; all of them where none does.
CREATE FUNCTION telling_words(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(
    array_agg(word ORDER BY place) FILTER (WHERE word_stem(word) IS NOT NULL), array_agg(word ORDER BY place), '{}'
  )
  FROM unnest(folded_words(value)) WITH ORDINALITY AS w (word, place)
);

CREATE FUNCTION spelled_words(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || btrim(regexp_replace(
  lower(normalize(value, NFC) COLLATE "es-x-icu"), '[^[:alnum:]]+' COLLATE "es-x-icu", ' ', 'g'
)) || ' ';

-- Of folded words between spaces.
CREATE FUNCTION words_vector(words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, words) || to_tsvector('spanish'::regconfig, words);

CREATE FUNCTION search_vector(value text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN words_vector(array_to_string(folded_words(value), ' '));

-- Every whole weight in a span such as '20 a 40 kg' or 'hasta 10 kg', as words: who has a dog of 30 kg finds
-- what is for 20 to 40.
CREATE FUNCTION spanned_weights(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg(weight || ' kg', ' ' ORDER BY weight)
  FROM (
    SELECT coalesce(replace(span[1], ',', '.')::numeric, 1) AS least, replace(span[2], ',', '.')::numeric AS most
    FROM regexp_matches(
      lower(value), '(?:(\d{1,3}(?:,\d)?) (?:a|o|hasta) |\mhasta )(\d{1,3}(?:,\d)?) kg', 'g'
    ) AS found (span)
  ) AS spans, generate_series(ceil(least)::integer, floor(most)::integer) AS weight
);

-- How far a word is from a longer one that may begin with a misspelling of it: letters to put in, take out
-- or change, where two neighbours that changed places count once. Above 2 it says 3.
CREATE FUNCTION typo_distance(asked text, word text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN abs(length(asked) - length(word)) > 2 THEN 3
  WHEN length(asked) = length(word) AND levenshtein_less_equal(asked, word, 2) = 2 AND (
    SELECT count(*) = 2 AND max(place) - min(place) = 1
      AND substr(asked, min(place)::integer, 1) = substr(word, max(place)::integer, 1)
      AND substr(asked, max(place)::integer, 1) = substr(word, min(place)::integer, 1)
    FROM generate_series(1, length(word)) AS place
    WHERE substr(asked, place, 1) <> substr(word, place, 1)
  ) THEN 1
  ELSE levenshtein_less_equal(asked, word, 2)
END;

CREATE FUNCTION any_of(parts tsquery[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg('(' || part::text || ')', ' | ')::tsquery FROM unnest(parts) AS p (part) WHERE part IS NOT NULL);

-- All words of a term, each in the singular or the plural of Spanish.
CREATE FUNCTION term_query(term text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg(format('(%L | %L)', word, CASE
    WHEN word ~ '[aeiou]$' THEN word || 's'
    WHEN word ~ 'z$' THEN regexp_replace(word, 'z$', 'ces')
    WHEN word ~ 's$' THEN word
    ELSE word || 'es'
  END), ' & ')::tsquery
  FROM unnest(telling_words(term)) AS w (word)
);

-- One word of a query. A number under four digits, a letter and a unit ask for just themselves: 3 is not 30.
-- Others ask for their stem too, and while they may be unfinished for what begins like them: that is dear, since
-- the index gathers everything with such a beginning before it looks at the other words. Parts with a '+' between
-- them ask to stand side by side.
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

-- What is looked through for a text. A table of its own: the lean rows of products stay lean, and a
-- write to a price or a stock leaves the text index alone.
CREATE TABLE product_search (
  product_id integer PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  -- The name's words as they are spelled and as they are folded, each between spaces.
  spelled text NOT NULL,
  folded text NOT NULL,
  -- Every word both as it is (for prefixes) and as its Spanish stem (for plurals and endings).
  vector tsvector NOT NULL,
  -- The words of the name alone: a name that has every word stands before other hits, and of a common word only
  -- names need be looked through.
  named tsvector NOT NULL DEFAULT ''::tsvector
);

CREATE INDEX product_search_vector ON product_search USING gin (vector) WITH (fastupdate = off);
CREATE INDEX product_search_named ON product_search USING gin (named) WITH (fastupdate = off);

-- The words of what sells most, for catalogues so large that looking through all of them for a common word is slow;
-- empty in a smaller one. It is filled once a day and may be stale: what it names is looked up again.
CREATE TABLE popular_search (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  named tsvector NOT NULL,
  vector tsvector NOT NULL
);

CREATE INDEX popular_search_named ON popular_search USING gin (named) WITH (fastupdate = off);
CREATE INDEX popular_search_vector ON popular_search USING gin (vector) WITH (fastupdate = off);

-- The words of each category's own name and of its whole path. Few rows: all are written again with any change.
CREATE TABLE category_search (
  category_id integer PRIMARY KEY REFERENCES categories ON DELETE CASCADE,
  depth integer NOT NULL,
  path integer[] NOT NULL,
  own tsvector NOT NULL,
  whole tsvector NOT NULL
);

-- Every word that the shop uses, to tell a typo from a word. Words are never taken out: one that no
-- product has any more finds nothing and does no harm.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY
);

CREATE INDEX search_words_near ON search_words USING gin (word gin_trgm_ops);

-- How names spell each of their words, by the folded word and by its stem: whether a name holds a word is one look
-- here, however many products hold it. As with search_words, words are never taken out.
CREATE TABLE name_words (
  word text COLLATE "C" PRIMARY KEY,
  spelled text NOT NULL,
  -- Known by its stem alone: the spelling of the word itself replaces it.
  is_stem boolean NOT NULL
);

-- Words that shoppers use for one another: the terms of one group, in the singular. `folded` holds the
-- telling words of the term.
CREATE TABLE synonyms (
  group_id integer NOT NULL,
  term text NOT NULL,
  folded text NOT NULL,
  PRIMARY KEY (group_id, term)
);

CREATE INDEX synonyms_folded ON synonyms (folded);

-- What each folded term asks for with the terms it stands for: made when the synonyms change, so that no query has
-- to put it together again.
CREATE TABLE synonym_queries (
  folded text PRIMARY KEY,
  query tsquery NOT NULL
);

-- Text as the search compares it: folded words between single spaces, where digits and letters are words of
-- their own and the ways to write a unit are one. '10W-40', '10w40' and '10 w 40' become '10 w 40'; '7,5 kilos'
-- becomes '7.5 kg', '60 × 90' becomes '60 90', 'aro 15' becomes 'r 15'. `joint` stands between parts that were
-- one word, or a number and its unit, so that a query can ask for them side by side.
CREATE FUNCTION search_text(value text, joint text DEFAULT ' ') RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  result text := fold_text(replace(value, '×', 'x'));
BEGIN
  IF result ~ '[0-9]' THEN
    result := regexp_replace(result, '(\d),(?=\d)', '\1.', 'g');
    result := regexp_replace(result, '(\d)\s*x\s*(?=\d)', '\1 ', 'g');
    result := regexp_replace(result, '\m(?:aro|rin)\s*(?=\d)', 'r', 'g');
    result := regexp_replace(result, '[^a-z0-9.]+|\.(?!\d)|(?<!\d)\.', ' ', 'g');
    result := regexp_replace(result, '(\d)\s*(?:kilogramos?|kilos?|kgs|k)\M', '\1kg', 'g');
    result := regexp_replace(result, '(\d)\s*(?:gramos?|grs?)\M', '\1g', 'g');
    result := regexp_replace(result, '(\d)\s*(?:litros?|lts?)\M', '\1l', 'g');
    result := regexp_replace(result, '(\d)\s*(?:mililitros?|cc)\M', '\1ml', 'g');
    result := regexp_replace(result, '(\d)\s*(?:centimetros?|cms)\M', '\1cm', 'g');
    result := regexp_replace(result, '(\d)\s*(?:metros?|mts?)\M', '\1m', 'g');
    result := regexp_replace(result, '(\d)\s*(?:unidad|unidades|unid|uds|u)\M', '\1un', 'g');
    result := regexp_replace(result, '(\d)\s+(?=(?:kg|g|l|ml|cm|mm|m|un)\M)', '\1', 'g');
    result := regexp_replace(result, '(\d)(?=[a-z])|([a-z])(?=\d)', '\1\2' || joint, 'g');
    RETURN btrim(regexp_replace(result, ' +', ' ', 'g'));
  END IF;
  RETURN btrim(regexp_replace(result, '[^a-z]+', ' ', 'g'));
END $$;

-- The words of names, each between spaces as product_search has them.
CREATE FUNCTION note_name_words(names text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO name_words AS known (word, spelled, is_stem)
  SELECT DISTINCT ON (key.word) key.word, w.spelled, key.is_stem
  FROM (
    SELECT DISTINCT spelled, fold_text(spelled) AS folded
    FROM unnest(names) AS name, string_to_table(btrim(name), ' ') AS spelled
  ) AS w, LATERAL (VALUES (w.folded, false), (word_stem(w.folded), true)) AS key (word, is_stem)
  WHERE key.word <> ''
  ORDER BY key.word, key.is_stem, w.spelled
  ON CONFLICT (word) DO UPDATE SET spelled = excluded.spelled, is_stem = false
  WHERE known.is_stem AND NOT excluded.is_stem
$$;

-- Words are written in one order, so that two writers never wait in a circle.
CREATE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT p.id, spelled_words(p.name) AS spelled, search_text(p.name) AS named,
      search_text(concat_ws(' ', b.name, p.sku, p.original_code, p.barcode, array_to_string(t.tags, ' '),
        (SELECT string_agg(c.name, ' ') FROM product_categories pc JOIN categories c ON c.id = pc.category_id
         WHERE pc.product_id = p.id))) AS kind,
      search_text(concat_ws(' ', t.short_description,
        (SELECT string_agg(concat_ws(' ', f.value, spanned_weights(f.value)), ' ')
         FROM product_features f WHERE f.product_id = p.id))) AS about
    FROM products p
    LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_texts t ON t.product_id = p.id
    WHERE p.id = ANY (ids)
  ), written AS (
    INSERT INTO product_search (product_id, spelled, folded, named, vector)
    SELECT id, spelled, ' ' || named || ' ', words_vector(named),
      setweight(words_vector(named), 'A') || setweight(words_vector(kind), 'B')
        || setweight(words_vector(about), 'C')
    FROM texts
    ON CONFLICT (product_id) DO UPDATE
    SET spelled = excluded.spelled, folded = excluded.folded, named = excluded.named, vector = excluded.vector
  ), noted AS (
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM texts, string_to_table(concat_ws(' ', named, kind, about), ' ') AS w (word)
    WHERE word ~ '[a-z]' AND length(word) > 2
    ORDER BY word
    ON CONFLICT DO NOTHING
  )
  SELECT array_agg(spelled) INTO names FROM texts;
  PERFORM note_name_words(names);
END $$;

CREATE FUNCTION search_source_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM refresh_product_search(ARRAY(SELECT DISTINCT product_id FROM old_rows));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM refresh_product_search(ARRAY(SELECT DISTINCT product_id FROM new_rows));
  ELSE
    PERFORM refresh_product_search(
      ARRAY(SELECT product_id FROM new_rows UNION SELECT product_id FROM old_rows)
    );
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION product_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE FUNCTION products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$;

CREATE FUNCTION brand_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM products WHERE brand_id = NEW.id));
  RETURN NULL;
END $$;

CREATE FUNCTION category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT product_id FROM product_categories WHERE category_id = NEW.id));
  RETURN NULL;
END $$;

-- The words of the shop that a misspelled word most likely means: of the nearest ones those that look most like
-- it. `levenshtein_less_equal` is never below `typo_distance` by more than its cut, and leaves few words for it.
CREATE FUNCTION near_words(asked text) RETURNS text[]
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  WITH candidates AS MATERIALIZED (
    SELECT word FROM search_words
    WHERE (word >= left(asked, 1) AND word < left(asked, 1) || '{' OR word % asked)
      AND length(word) >= length(asked) - 2
      AND (levenshtein_less_equal(asked, word, 2) <= 2
        OR length(word) > length(asked) AND levenshtein_less_equal(asked, left(word, length(asked)), 2) <= 2)
  ), measured AS MATERIALIZED (
    SELECT word, similarity(word, asked) AS likeness, least(
      typo_distance(asked, word),
      CASE WHEN length(word) > length(asked) THEN typo_distance(asked, left(word, length(asked))) END
    ) AS distance
    FROM candidates
  ), nearest AS (
    SELECT word, likeness, max(likeness) OVER () AS most_alike FROM measured
    WHERE distance <= CASE WHEN length(asked) < 4 THEN 0 WHEN length(asked) < 8 THEN 1 ELSE 2 END
      AND distance = (SELECT min(distance) FROM measured)
  )
  SELECT word FROM nearest WHERE likeness >= most_alike * 0.8
  ORDER BY likeness DESC, word LIMIT 4
);

-- What a text asks for. Synonyms are looked up, not put together. The plans are made once in a connection: none
-- would be better for knowing the words.
CREATE FUNCTION search_query(asked text) RETURNS tsquery
LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
SET plan_cache_mode = force_generic_plan AS $$
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
      SELECT any_of(array_agg(s.query)) INTO part FROM synonym_queries s
      WHERE s.folded IN (phrase, regexp_replace(phrase, 's\M', '', 'g'), regexp_replace(phrase, 'es\M', '', 'g'));
      EXIT WHEN part IS NOT NULL OR span = 1;
      span := span - 1;
    END LOOP;
    known := part IS NOT NULL OR EXISTS (SELECT FROM search_words WHERE word = told[i]);
    own := word_query(told[i], i = amount OR NOT known);
    FOR place IN i + 1..i + span - 1 LOOP
      own := own && word_query(told[place], place = amount OR NOT known);
    END LOOP;
    IF NOT known AND told[i] ~ '^[a-z]{4,}$' AND NOT EXISTS (
      SELECT FROM search_words WHERE word >= told[i] AND word < told[i] || '{'
    ) AND NOT EXISTS (
      SELECT FROM search_words WHERE word >= word_stem(told[i]) AND word < word_stem(told[i]) || '{'
        AND word_stem(word) = word_stem(told[i])
    ) THEN
      SELECT any_of(array_agg((quote_literal(near.word) || CASE WHEN i = amount THEN ':*' ELSE '' END)::tsquery))
      INTO part FROM unnest(near_words(told[i])) AS near (word);
    END IF;
    IF part IS NOT NULL THEN own := own || part; END IF;
    result := CASE WHEN result IS NULL THEN own ELSE result && own END;
    i := i + span;
  END LOOP;
  RETURN result;
END $$;

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

-- What is found is skipped by a hash: `<> ALL (hits)` of a parameter compares with every id of the
-- array for every row: nine tenths of the time of a word that has synonyms and 8,000 names.
CREATE FUNCTION search_products(query tsquery, asked text, ranked integer, most integer, enough integer)
RETURNS TABLE (product_id integer, tier integer, rank real, sold integer)
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
      WHERE l.vector @@ query AND s.vector @@ query AND s.product_id NOT IN (SELECT unnest(hits))
      LIMIT most - cardinality(hits)
    );
  END IF;
  IF cardinality(hits) < enough THEN
    hits := hits || ARRAY(
      SELECT s.product_id FROM product_search s
      WHERE s.vector @@ query AND NOT s.named @@ query AND s.product_id NOT IN (SELECT unnest(hits))
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

CREATE FUNCTION refresh_category_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO category_search (category_id, depth, path, own, whole)
  SELECT c.id, t.depth, t.path, search_vector(c.name), search_vector(t.names)
  FROM categories c JOIN category_tree t ON t.id = c.id
  ON CONFLICT (category_id) DO UPDATE
  SET depth = excluded.depth, path = excluded.path, own = excluded.own, whole = excluded.whole;
  RETURN NULL;
END $$;

CREATE FUNCTION refresh_synonym_queries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM synonym_queries;
  INSERT INTO synonym_queries (folded, query)
  SELECT one.folded, any_of(array_agg(DISTINCT term_query(other.term)))
  FROM synonyms one JOIN synonyms other USING (group_id)
  GROUP BY one.folded;
  RETURN NULL;
END $$;

-- Prices, stock, ratings and sales are written often: they are no words and must not come by here.
CREATE TRIGGER products_search_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_inserted();
CREATE TRIGGER products_search_updated AFTER UPDATE OF name, sku, original_code, barcode, brand_id ON products
  FOR EACH ROW EXECUTE FUNCTION product_words_changed();
CREATE TRIGGER texts_search_inserted AFTER INSERT ON product_texts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER texts_search_updated AFTER UPDATE ON product_texts
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER categories_search_inserted AFTER INSERT ON product_categories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER categories_search_deleted AFTER DELETE ON product_categories
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER features_search_inserted AFTER INSERT ON product_features
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER features_search_updated AFTER UPDATE ON product_features
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER features_search_deleted AFTER DELETE ON product_features
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER brands_search AFTER UPDATE OF name ON brands
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION brand_renamed();
CREATE TRIGGER categories_search AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION category_renamed();
CREATE TRIGGER categories_searched AFTER INSERT OR UPDATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_category_search();
CREATE TRIGGER synonyms_asked AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_synonym_queries();
