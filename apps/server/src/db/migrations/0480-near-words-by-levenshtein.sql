-- Whoever types 'bara' waited 10 to 20 ms while each of some hundred words was measured by `typo_distance`, letter by letter.
-- Of words that `levenshtein` has told two slips away it adds one thing alone: that two neighbours which changed places are one
-- slip. Words with two neighbours changed are a handful, written down once. What is found is the same.
CREATE OR REPLACE FUNCTION near_words(asked text) RETURNS text[]
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  WITH swapped AS MATERIALIZED (
    SELECT overlay(asked PLACING reverse(substr(asked, place, 2)) FROM place FOR 2) AS word
    FROM generate_series(1, length(asked) - 1) AS place
  ), measured AS MATERIALIZED (
    SELECT word, least(
      levenshtein_less_equal(asked, word, 2),
      CASE WHEN length(word) > length(asked) THEN levenshtein_less_equal(asked, left(word, length(asked)), 2) END
    ) AS slips
    FROM search_words
    WHERE (word >= left(asked, 1) AND word < left(asked, 1) || '{' OR word % asked)
      AND length(word) >= length(asked) - 2
  ), judged AS MATERIALIZED (
    SELECT word, CASE WHEN slips = 2 AND left(word, length(asked)) IN (SELECT s.word FROM swapped s) THEN 1 ELSE slips END
      AS distance
    FROM measured WHERE slips <= 2
  ), nearest AS (
    SELECT word, similarity(word, asked) AS likeness, max(similarity(word, asked)) OVER () AS most_alike FROM judged
    WHERE distance <= CASE WHEN length(asked) < 4 THEN 0 WHEN length(asked) < 8 THEN 1 ELSE 2 END
      AND distance = (SELECT min(distance) FROM judged)
  )
  SELECT word FROM nearest WHERE likeness >= most_alike * 0.8
  ORDER BY likeness DESC, word LIMIT 4
);
