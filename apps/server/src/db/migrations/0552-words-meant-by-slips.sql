-- A word that no product has was looked for as up to four words that look like it, weighed as slips: 'aliemnto' found what tells
-- of 'aliento', and 'filtor' half the shop. The search now reads such a word as the one that it is a slip for. What
-- may be meant comes from here; which of it is, the rule decides (`meantWord`).

-- How many products are called so or are of that kind, up to `most`: what is merely told of them has every word of the language.
-- A large shop counts the names of what sells most: going through all that a common word is told of takes 10 ms and more.
CREATE FUNCTION products_with(lexeme text, most integer DEFAULT 200) RETURNS integer
LANGUAGE plpgsql STABLE STRICT
SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF EXISTS (SELECT FROM popular_search) THEN
    RETURN greatest(
      (SELECT count(*) FROM (
        SELECT FROM popular_search l WHERE l.named @@ quote_literal(lexeme)::tsquery LIMIT most) AS held),
      (SELECT count(*) FROM name_words n WHERE n.word = lexeme)
    );
  END IF;
  RETURN (SELECT count(*) FROM (
    SELECT FROM product_search s WHERE s.vector @@ (quote_literal(lexeme) || ':AB')::tsquery AND s.for_sale LIMIT most
  ) AS held);
END $$;

-- The words of the shop that are two slips or fewer from a folded word that it does not know, or as many letters of their
-- beginning, the nearest first: as names spell them, and with how many products have them. Nothing of a word that it knows.
CREATE FUNCTION words_near(asked text, most integer DEFAULT 12)
RETURNS TABLE (word text, spelled text, products integer)
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  -- 'Llaris' begins as 'yaris' sounds, 'hunas' and 'rcema' are 'unas' and 'crema'.
  firsts text[] := ARRAY[left(asked, 1), substr(asked, 2, 1)] || CASE left(asked, 1)
    WHEN 'b' THEN '{v}' WHEN 'v' THEN '{b}' WHEN 's' THEN '{z,c}' WHEN 'z' THEN '{s,c}' WHEN 'c' THEN '{s,z,k,q}'
    WHEN 'k' THEN '{c,q}' WHEN 'q' THEN '{c,k}' WHEN 'y' THEN '{l}' WHEN 'l' THEN '{y}' WHEN 'g' THEN '{j}' WHEN 'j' THEN '{g}'
    ELSE '{}' END::text[];
BEGIN
  IF asked !~ '^[a-z]{4,}$' OR word_stem(asked) IS NULL
    OR EXISTS (SELECT FROM search_words w WHERE w.word >= asked AND w.word < asked || '{')
    -- No Spanish word has these letters twice: 'antipulgaas' is no form of another.
    OR asked !~ '([abdf-kmpqs-z])\1'
      AND EXISTS (SELECT FROM search_words w WHERE word_stem(w.word) COLLATE "C" = word_stem(asked) COLLATE "C")
    OR EXISTS (SELECT FROM synonyms s WHERE s.folded = asked)
  THEN RETURN; END IF;
  RETURN QUERY
  WITH swapped AS MATERIALIZED (
    SELECT overlay(asked PLACING reverse(substr(asked, place, 2)) FROM place FOR 2) AS word
    FROM generate_series(1, length(asked) - 1) AS place
  ), likely AS MATERIALIZED (
    SELECT w.word FROM (SELECT DISTINCT letter FROM unnest(firsts) AS f (letter)) AS begun
      JOIN search_words w ON w.word >= begun.letter AND w.word < begun.letter || '{'
    UNION SELECT w.word FROM search_words w WHERE w.word % asked
  ), measured AS (
    SELECT word, least(
      levenshtein_less_equal(asked, word, 2),
      CASE WHEN length(word) > length(asked) THEN levenshtein_less_equal(asked, left(word, length(asked)), 2) END
    ) AS slips
    FROM likely WHERE length(word) >= length(asked) - 2 AND word ~ '^[a-z]+$'
  ), nearest AS MATERIALIZED (
    SELECT word FROM measured WHERE slips <= 2
    ORDER BY slips - (slips = 2 AND left(word, length(asked)) IN (SELECT s.word FROM swapped s))::integer,
      abs(length(word) - length(asked)) > 1, similarity(word, asked) DESC, word
    LIMIT most
  )
  SELECT n.word, coalesce(spelling.spelled, n.word), products_with(coalesce(word_stem(n.word), n.word))
  FROM nearest n LEFT JOIN name_words spelling ON spelling.word = n.word AND NOT spelling.is_stem;
END $$;
