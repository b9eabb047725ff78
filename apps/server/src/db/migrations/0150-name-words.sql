/* How names spell each of their words, by the folded word and by its stem: whether a name holds a word is one look
   here, however many products hold it. As with search_words, words are never taken out. */
CREATE TABLE name_words (
  word text COLLATE "C" PRIMARY KEY,
  spelled text NOT NULL,
  -- Known by its stem alone: the spelling of the word itself replaces it.
  is_stem boolean NOT NULL
);

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

-- As before, with the words of names noted, and words written in one order, so that two writers never wait in a circle.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

SELECT note_name_words(ARRAY(SELECT spelled FROM product_search));
