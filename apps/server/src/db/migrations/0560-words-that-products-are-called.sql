-- By which words products are called (those weighed A and B), by an index of their own. The index of all words does not tell
-- them from what is merely told of a product: whether one of 100,000 is called 'one' or 'lea' was found out by reading all of
-- them, two seconds for each suggestion.
CREATE INDEX product_translations_called ON product_translations USING gin (ts_filter(words, '{a,b}'));

-- Whether some product of a language is called by `last` among all that is `asked`. Neither the table nor its key is gone
-- through: a plan that hopes to meet one soon reads everything where there is none.
CREATE FUNCTION is_translated_name(spoken text, asked tsquery, last tsquery) RETURNS boolean
LANGUAGE sql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off SET jit = off
BEGIN ATOMIC
  SELECT CASE WHEN numnode(last) = 0
    THEN EXISTS (SELECT FROM product_translations t WHERE t.language = spoken AND t.words @@ asked)
    ELSE EXISTS (SELECT FROM product_translations t
      WHERE t.language = spoken AND t.words @@ asked AND ts_filter(t.words, '{a,b}') @@ last)
  END;
END;

CREATE OR REPLACE FUNCTION is_translated_word(spoken text, asked text, unfinished boolean) RETURNS boolean
LANGUAGE sql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off SET jit = off
BEGIN ATOMIC
  SELECT numnode(plainto_tsquery(language_config(spoken), asked)) = 0
    OR EXISTS (SELECT FROM translated_words w WHERE w.language = spoken AND w.word = asked)
    OR EXISTS (SELECT FROM product_translations t WHERE t.language = spoken AND ts_filter(t.words, '{a,b}') @@
      to_tsquery(language_config(spoken), quote_literal(asked) || CASE WHEN unfinished THEN ':*' ELSE '' END));
END;

CREATE OR REPLACE FUNCTION translated_words_near(spoken text, asked text, most integer DEFAULT 12)
RETURNS TABLE (word text, spelled text, products integer)
LANGUAGE sql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_indexscan = off SET jit = off
BEGIN ATOMIC
  WITH swapped AS MATERIALIZED (
    SELECT overlay(asked PLACING reverse(substr(asked, place, 2)) FROM place FOR 2) AS word
    FROM generate_series(1, length(asked) - 1) AS place
  ), measured AS (
    SELECT w.word, least(
      levenshtein_less_equal(asked, w.word, 2),
      CASE WHEN length(w.word) > length(asked) THEN levenshtein_less_equal(asked, left(w.word, length(asked)), 2) END
    ) AS slips
    FROM (SELECT DISTINCT letter FROM unnest(ARRAY[left(asked, 1), substr(asked, 2, 1)]) AS f (letter)) AS begun
    JOIN translated_words w ON w.language = spoken AND w.word >= begun.letter AND w.word < begun.letter || '￿'
    WHERE length(w.word) >= length(asked) - 2
  ), nearest AS MATERIALIZED (
    SELECT m.word FROM measured m WHERE m.slips <= 2
    ORDER BY m.slips - (m.slips = 2 AND left(m.word, length(asked)) IN (SELECT s.word FROM swapped s))::integer,
      abs(length(m.word) - length(asked)), m.word
    LIMIT most
  )
  SELECT n.word, n.word, (
    SELECT count(*)::integer FROM (
      SELECT FROM product_translations t
      WHERE t.language = spoken
        AND ts_filter(t.words, '{a,b}') @@ to_tsquery(language_config(spoken), quote_literal(n.word)) LIMIT 200
    ) AS held
  )
  FROM nearest n;
END;

-- Parted by spaces first, and by what is no letter only what is left of that: of an import the same few words.
CREATE OR REPLACE FUNCTION note_translated_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO translated_words (language, word)
  SELECT * FROM (
    SELECT DISTINCT said.language COLLATE "C" AS language, w.word COLLATE "C" AS word
    FROM (
      SELECT DISTINCT t.language, part.text
      FROM new_rows t, string_to_table(
        translate(lower(concat_ws(' ', t.name, tag_words(t.tags), t.short_description)), 'ё', 'е'), ' '
      ) AS part (text)
    ) AS said, regexp_split_to_table(said.text, '[^[:alpha:]]+') AS w (word)
    WHERE length(w.word) > 2
  ) AS used
  WHERE NOT EXISTS (SELECT FROM translated_words known WHERE known.language = used.language AND known.word = used.word)
  ORDER BY language, word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
