-- Slips in English and Russian were not forgiven (0174): the words of a language stood nowhere but as their stems. They are
-- kept as those of the Spanish search are (search_words): one that no product has any more finds nothing and does no harm.
CREATE TABLE translated_words (
  language text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (language, word)
);

CREATE FUNCTION note_translated_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO translated_words (language, word)
  SELECT * FROM (
    SELECT DISTINCT t.language COLLATE "C" AS language, w.word COLLATE "C" AS word
    FROM new_rows t, regexp_split_to_table(
      translate(lower(concat_ws(' ', t.name, tag_words(t.tags), t.short_description)), 'ё', 'е'), '[^[:alpha:]]+'
    ) AS w (word)
    WHERE length(w.word) > 2
  ) AS used
  WHERE NOT EXISTS (SELECT FROM translated_words known WHERE known.language = used.language AND known.word = used.word)
  ORDER BY language, word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER product_translations_words_inserted AFTER INSERT ON product_translations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_translated_words();
CREATE TRIGGER product_translations_words_updated AFTER UPDATE ON product_translations
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_translated_words();

INSERT INTO translated_words (language, word)
SELECT DISTINCT t.language, w.word
FROM product_translations t, regexp_split_to_table(
  translate(lower(concat_ws(' ', t.name, tag_words(t.tags), t.short_description)), 'ё', 'е'), '[^[:alpha:]]+'
) AS w (word)
WHERE length(w.word) > 2
ORDER BY 1, 2;

-- Whether some product has a word of a language, or is called by it whatever its ending, or it says nothing in it. One that is
-- unfinished is known where products are called by a word that begins so: 'кром' is 'корм', and no 'кроме' of what is told.
CREATE FUNCTION is_translated_word(spoken text, asked text, unfinished boolean) RETURNS boolean
LANGUAGE sql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off
BEGIN ATOMIC
  SELECT numnode(plainto_tsquery(language_config(spoken), asked)) = 0
    OR EXISTS (SELECT FROM translated_words w WHERE w.language = spoken AND w.word = asked)
    OR EXISTS (SELECT FROM product_translations t WHERE t.language = spoken AND t.words @@
      to_tsquery(language_config(spoken), quote_literal(asked) || CASE WHEN unfinished THEN ':*AB' ELSE ':AB' END));
END;

-- The words of a language that are two slips or fewer from one, or as many letters of their beginning, the nearest first, and
-- how many products are called so, as far as it is counted.
CREATE FUNCTION translated_words_near(spoken text, asked text, most integer DEFAULT 12)
RETURNS TABLE (word text, spelled text, products integer)
LANGUAGE sql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off
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
        AND t.words @@ to_tsquery(language_config(spoken), quote_literal(n.word) || ':AB') LIMIT 200
    ) AS held
  )
  FROM nearest n;
END;
