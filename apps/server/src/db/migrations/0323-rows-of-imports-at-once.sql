-- Most texts are composed as they are: those of plain letters and digits are known by their length, others by a look. What
-- writes a text anew takes six times as long as all the rest of folding it, and a function in SQL that cannot be written out
-- in place four times as long as one in this language. Statistics and indexes are made with no path to look names up by:
-- where the extension stands is written into it.
DO $made$ BEGIN
  EXECUTE format($text$
    CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
    BEGIN
      IF octet_length(value) = length(value) OR value IS NFC NORMALIZED THEN
        RETURN lower(%1$I.unaccent('%1$I.unaccent'::regdictionary, value));
      END IF;
      RETURN lower(%1$I.unaccent('%1$I.unaccent'::regdictionary, normalize(value, NFC)));
    END $$
  $text$, (SELECT nspname FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE extname = 'unaccent'));
END $made$;

CREATE OR REPLACE FUNCTION feature_words(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF strpos(lower(value), ' kg') > 0 AND lower(value) ~ ' [ao] |hasta ' THEN
    RETURN concat_ws(' ', value, spanned_weights(value));
  END IF;
  RETURN value;
END $$;

-- A word that is known as it is needs no look by the conflict, which locks its row and writes that down. Each is looked up by
-- itself: a batch has some hundreds, and a shop all that there are.
CREATE OR REPLACE FUNCTION note_name_words(names text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO name_words AS known (word, spelled, is_stem)
  SELECT DISTINCT ON (key.word) key.word, w.spelled, key.is_stem
  FROM (
    SELECT spelled, fold_text(spelled) AS folded
    FROM (SELECT DISTINCT spelled FROM unnest(names) AS name, string_to_table(btrim(name), ' ') AS spelled) AS once
  ) AS w, LATERAL (VALUES (w.folded, false), (word_stem(w.folded), true)) AS key (word, is_stem)
  WHERE key.word <> '' AND coalesce(
    (SELECT there.is_stem AND NOT key.is_stem FROM name_words there WHERE there.word = key.word COLLATE "C"), true
  )
  ORDER BY key.word, key.is_stem, w.spelled
  ON CONFLICT (word) DO UPDATE SET spelled = excluded.spelled, is_stem = false
  WHERE known.is_stem AND NOT excluded.is_stem
$$;

-- Products share brands, categories, tags and features: each text is made into words once, and the texts of many products go
-- through the expressions together, 60 at a time. Words are written in one order, so that two writers never wait in a circle.
-- All texts go by one collation: expressions are compiled for each of them, and those of two are more than PostgreSQL keeps.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  WITH filed AS MATERIALIZED (
    SELECT pc.product_id, string_agg(c.name, ' ' ORDER BY c.id) AS names
    FROM product_categories pc JOIN categories c ON c.id = pc.category_id
    WHERE pc.product_id = ANY (ids) GROUP BY pc.product_id
  ), featured AS MATERIALIZED (
    SELECT product_id, string_agg(feature_words(value), ' ' ORDER BY position) AS words
    FROM product_features WHERE product_id = ANY (ids) GROUP BY product_id
  ), said AS MATERIALIZED (
    SELECT p.id, p.active, spelled_words(p.name) AS spelled,
      p.name COLLATE "default" AS named,
      concat_ws(' ', p.sku, p.original_code, p.barcode) AS codes,
      concat_ws(' ', b.name, array_to_string(t.tags, ' ')) COLLATE "default" AS tags,
      coalesce(filed.names, '') COLLATE "default" AS categories,
      coalesce(featured.words, '') AS facts,
      coalesce(t.short_description, '') AS about
    FROM products p
    LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_texts t ON t.product_id = p.id
    LEFT JOIN filed ON filed.product_id = p.id
    LEFT JOIN featured ON featured.product_id = p.id
    WHERE p.id = ANY (ids)
  ), told AS (
    SELECT text, row_number() OVER () AS place FROM (
      SELECT named AS text FROM said UNION SELECT codes FROM said UNION SELECT tags FROM said
      UNION SELECT categories FROM said UNION SELECT facts FROM said UNION SELECT about FROM said
    ) AS once
  ), worded AS MATERIALIZED (
    SELECT made.text, made.words
    FROM (SELECT array_agg(text ORDER BY place) AS texts FROM told GROUP BY place / 60) AS sheaf,
      unnest(sheaf.texts, search_texts(sheaf.texts)) AS made (text, words)
  ), texts AS MATERIALIZED (
    SELECT s.id, s.active, s.spelled, named.words AS named, codes.words AS codes, tags.words AS tags,
      categories.words AS categories, facts.words AS facts, about.words AS about
    FROM said s
    JOIN worded named ON named.text = s.named
    JOIN worded codes ON codes.text = s.codes
    JOIN worded tags ON tags.text = s.tags
    JOIN worded categories ON categories.text = s.categories
    JOIN worded facts ON facts.text = s.facts
    JOIN worded about ON about.text = s.about
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
  ), sold AS (
    SELECT DISTINCT text FROM said,
      unnest(ARRAY[named, tags, codes, categories, about, facts]) AS t (text) WHERE active
  ), noted AS (
    INSERT INTO search_words (word)
    SELECT word FROM (
      SELECT DISTINCT word COLLATE "C" AS word
      FROM sold JOIN worded USING (text), string_to_table(worded.words, ' ') AS w (word)
      WHERE length(word) > 2
    ) AS used
    WHERE word ~ '[a-z]' AND (SELECT true FROM search_words known WHERE known.word = used.word) IS NULL
    ORDER BY word
    ON CONFLICT DO NOTHING
  )
  SELECT coalesce(array_agg(spelled) FILTER (WHERE active), '{}') INTO names FROM texts;
  PERFORM note_name_words(names);
  PERFORM gin_clean_pending_list('product_search_vector'), gin_clean_pending_list('product_search_named');
END $$;
