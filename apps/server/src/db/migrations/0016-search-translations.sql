-- What is looked for in another language than Spanish is looked for in its own words, each in its language's grammar.
-- The Spanish search stands apart and pays nothing for it.
CREATE FUNCTION language_config(language text) RETURNS regconfig
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE language WHEN 'ru' THEN 'russian'::regconfig WHEN 'en' THEN 'english'::regconfig ELSE 'spanish'::regconfig END;

-- ё is typed as е more often than not.
CREATE FUNCTION language_words(language text, words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector(language_config(language), translate(words, 'ёЁ', 'еЕ'));

-- Array_to_string is only STABLE for types whose text depends on settings; text has none.
CREATE FUNCTION tag_words(tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(array_to_string(tags, ' '), '');

ALTER TABLE product_translations ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(language_words(language, name), 'A')
  || setweight(language_words(language, tag_words(tags)), 'B')
  || setweight(language_words(language, coalesce(short_description, '')), 'D')
) STORED;

CREATE INDEX product_translations_words ON product_translations USING gin (words);
