/* What each folded term asks for with the terms it stands for: made when the synonyms change, so that no query has
   to put it together again. */
CREATE TABLE synonym_queries (
  folded text PRIMARY KEY,
  query tsquery NOT NULL
);

CREATE FUNCTION refresh_synonym_queries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM synonym_queries;
  INSERT INTO synonym_queries (folded, query)
  SELECT one.folded, any_of(array_agg(DISTINCT term_query(other.term)))
  FROM synonyms one JOIN synonyms other USING (group_id)
  GROUP BY one.folded;
  RETURN NULL;
END $$;
CREATE TRIGGER synonyms_asked AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_synonym_queries();
UPDATE synonyms SET term = term WHERE false;

/* As before, with the synonyms looked up instead of put together. The plans are made once in a connection: none
   would be better for knowing the words. */
CREATE OR REPLACE FUNCTION search_query(asked text) RETURNS tsquery
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

ALTER FUNCTION search_products(tsquery, text, integer, integer, integer) SET plan_cache_mode = force_generic_plan;
