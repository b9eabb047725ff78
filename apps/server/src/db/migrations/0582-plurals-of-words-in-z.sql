-- 'Luces' is the plural of 'luz', and 'peces' of 'pez': the stems of both are unlike, so that each is asked for beside the
-- other, and the synonyms of the singular hold for the plural. Texts are indexed as before.
CREATE OR REPLACE FUNCTION word_query(asked text, unfinished boolean) RETURNS tsquery
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
    || coalesce(' | ' || quote_literal(word_stem(asked)), '')
    || CASE
      WHEN asked ~ '..ces$' THEN ' | ' || quote_literal(regexp_replace(asked, 'ces$', 'z'))
      WHEN asked ~ '..z$' THEN ' | ' || quote_literal(regexp_replace(asked, 'z$', 'ces'))
      ELSE ''
    END || ')'
END::tsquery;

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
      WHERE s.folded IN (
        phrase, regexp_replace(phrase, 's\M', '', 'g'), regexp_replace(phrase, 'es\M', '', 'g'),
        regexp_replace(phrase, 'ces\M', 'z', 'g')
      );
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
