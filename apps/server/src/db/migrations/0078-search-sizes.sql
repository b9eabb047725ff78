/* Text as the search compares it: folded words between single spaces, where digits and letters are words of
   their own and the ways to write a unit are one. '10W-40', '10w40' and '10 w 40' become '10 w 40'; '7,5 kilos'
   becomes '7.5 kg', '60 × 90' becomes '60 90', 'aro 15' becomes 'r 15'. `joint` stands between parts that were
   one word, or a number and its unit, so that a query can ask for them side by side. */
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

/* Every whole weight in a span such as '20 a 40 kg' or 'hasta 10 kg', as words: who has a dog of 30 kg finds
   what is for 20 to 40. */
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

-- `named` holds the words of the name alone: a name that has every word stands before other hits, and of a
-- common word only names need be looked through.
ALTER TABLE product_search ADD COLUMN named tsvector NOT NULL DEFAULT '';

CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT p.id, p.name, search_text(p.name) AS named,
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
    SELECT id, spelled_words(name), ' ' || named || ' ', words_vector(named),
      setweight(words_vector(named), 'A') || setweight(words_vector(kind), 'B')
        || setweight(words_vector(about), 'C')
    FROM texts
    ON CONFLICT (product_id) DO UPDATE
    SET spelled = excluded.spelled, folded = excluded.folded, named = excluded.named, vector = excluded.vector
  )
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM texts, string_to_table(concat_ws(' ', named, kind, about), ' ') AS w (word)
  WHERE word ~ '[a-z]' AND length(word) > 2
  ON CONFLICT DO NOTHING;
END $$;

/* One word of a query. A number under four digits, a letter and a unit ask for just themselves: 3 is not 30.
   Other words also ask for what begins like them, and for their stem. Parts with a '+' between them ask to
   stand side by side. */
CREATE FUNCTION word_query(asked text) RETURNS tsquery
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
  ELSE '(' || quote_literal(asked) || ':*' || coalesce(' | ' || quote_literal(word_stem(asked)), '') || ')'
END::tsquery;

-- All words of a term, each in the singular or the plural.
CREATE OR REPLACE FUNCTION term_query(term text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg(
    format('(%L | %L | %L | %L)', word, word || 's', word || 'es', regexp_replace(word, 'z$', 'ces')), ' & '
  )::tsquery
  FROM unnest(telling_words(term)) AS w (word)
);

CREATE OR REPLACE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
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
BEGIN
  IF cardinality(told) = 0 THEN told := words[1:12]; END IF;
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
    SELECT string_agg('(' || word_query(word)::text || ')', ' & ')::tsquery INTO own
    FROM unnest(told[i:i + span - 1]) AS w (word);
    IF part IS NULL AND told[i] ~ '^[a-z]+$' AND length(told[i]) > 2 AND NOT EXISTS (
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

-- A code as shoppers type it, with or without what parts its letters and digits.
CREATE FUNCTION squeezed_code(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(lower(value), ' -./_', '');

TRUNCATE search_words;
SELECT refresh_product_search(ARRAY(SELECT id FROM products));
CREATE INDEX product_search_named ON product_search USING gin (named) WITH (fastupdate = off);
