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

-- The words of the shop that a misspelled word most likely means: of the nearest ones those that look most
-- like it.
CREATE FUNCTION near_words(asked text) RETURNS text[]
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  WITH candidates AS (
    SELECT word, similarity(word, asked) AS likeness, least(
      typo_distance(asked, word),
      CASE WHEN length(word) > length(asked) THEN typo_distance(asked, left(word, length(asked))) END
    ) AS distance
    FROM search_words
    WHERE (word >= left(asked, 1) AND word < left(asked, 1) || '{' OR word % asked)
      AND length(word) >= length(asked) - 2
  ), nearest AS (
    SELECT word, likeness, max(likeness) OVER () AS most_alike FROM candidates
    WHERE distance <= CASE WHEN length(asked) < 4 THEN 0 WHEN length(asked) < 8 THEN 1 ELSE 2 END
      AND distance = (SELECT min(distance) FROM candidates)
  )
  SELECT word FROM nearest WHERE likeness >= most_alike * 0.8
  ORDER BY likeness DESC, word LIMIT 4
);

CREATE FUNCTION any_of(parts tsquery[]) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg('(' || part::text || ')', ' | ')::tsquery FROM unnest(parts) AS p (part) WHERE part IS NOT NULL);

-- All words of a term, each in the singular or the plural.
CREATE FUNCTION term_query(term text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg(
    format('(%L | %L | %L)', word, word || 's', word || 'es'), ' & '
  )::tsquery
  FROM unnest(telling_words(term)) AS w (word)
);

/* What a typed text asks for: every word of it, as the beginning of a word or by its stem; or a synonym of
   the word or of up to three words together; or, for a word that the shop does not know at all, the nearest
   words that it does. Words that say nothing are left out. Null when nothing is asked. */
CREATE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  told text[] := (telling_words(left(asked, 200)))[1:12];
  result tsquery;
  part tsquery;
  own tsquery;
  phrase text;
  span integer;
  i integer := 1;
BEGIN
  WHILE i <= cardinality(told) LOOP
    part := NULL;
    span := least(3, cardinality(told) - i + 1);
    LOOP
      phrase := array_to_string(told[i:i + span - 1], ' ');
      SELECT any_of(array_agg(DISTINCT term_query(other.term))) INTO part
      FROM synonyms one JOIN synonyms other USING (group_id)
      WHERE one.folded IN (phrase, regexp_replace(phrase, 's\M', '', 'g'), regexp_replace(phrase, 'es\M', '', 'g'));
      EXIT WHEN part IS NOT NULL OR span = 1;
      span := span - 1;
    END LOOP;
    SELECT string_agg(
      '(' || quote_literal(word) || ':*' || coalesce(' | ' || quote_literal(word_stem(word)), '') || ')', ' & '
    )::tsquery INTO own
    FROM unnest(told[i:i + span - 1]) AS w (word);
    IF part IS NULL AND told[i] ~ '[a-z]' AND NOT EXISTS (
      SELECT FROM search_words WHERE word >= told[i] AND word < told[i] || '{'
    ) AND NOT EXISTS (
      SELECT FROM search_words WHERE word >= word_stem(told[i]) AND word < word_stem(told[i]) || '{'
        AND word_stem(word) = word_stem(told[i])
    ) THEN
      SELECT any_of(array_agg((quote_literal(near.word) || ':*')::tsquery)) INTO part
      FROM unnest(near_words(told[i])) AS near (word);
    END IF;
    own := any_of(ARRAY[own, part]);
    result := CASE WHEN result IS NULL THEN own ELSE result && own END;
    i := i + span;
  END LOOP;
  RETURN result;
END $$;
