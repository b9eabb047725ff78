CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- What is looked through for a text. A table of its own: the lean rows of products stay lean, and a
-- write to a price or a stock leaves the text index alone.
CREATE TABLE product_search (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  -- The name's words as they are spelled and as they are folded, each between spaces.
  spelled text NOT NULL,
  folded text NOT NULL,
  -- Every word both as it is (for prefixes) and as its Spanish stem (for plurals and endings).
  vector tsvector NOT NULL
);
CREATE INDEX product_search_vector ON product_search USING gin (vector) WITH (fastupdate = off);

-- Every word that the shop uses, to tell a typo from a word. Words are never taken out: one that no
-- product has any more finds nothing and does no harm.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY
);
CREATE INDEX search_words_near ON search_words USING gin (word gin_trgm_ops);

-- Words that shoppers use for one another: the terms of one group, in the singular. `folded` holds the
-- telling words of the term.
CREATE TABLE synonyms (
  group_id integer NOT NULL,
  term text NOT NULL,
  folded text NOT NULL,
  PRIMARY KEY (group_id, term)
);
CREATE INDEX synonyms_folded ON synonyms (folded);

-- The stem of a folded word; null for one that says nothing, such as 'de' or 'para'.
CREATE FUNCTION word_stem(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (ts_lexize('spanish_stem', word))[1];

-- The words of a text that say something; all of them where none does.
CREATE FUNCTION telling_words(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(
    array_agg(word ORDER BY place) FILTER (WHERE word_stem(word) IS NOT NULL), array_agg(word ORDER BY place), '{}'
  )
  FROM unnest(folded_words(value)) WITH ORDINALITY AS w (word, place)
);

CREATE FUNCTION spelled_words(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || btrim(regexp_replace(
  lower(normalize(value, NFC) COLLATE "es-x-icu"), '[^[:alnum:]]+' COLLATE "es-x-icu", ' ', 'g'
)) || ' ';

-- Of folded words between spaces.
CREATE FUNCTION words_vector(words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, words) || to_tsvector('spanish'::regconfig, words);

CREATE FUNCTION search_vector(value text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN words_vector(array_to_string(folded_words(value), ' '));

CREATE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT p.id, p.name, folded_words(p.name) AS named,
      folded_words(concat_ws(' ', b.name, p.sku, p.original_code, p.barcode, array_to_string(t.tags, ' '),
        (SELECT string_agg(c.name, ' ') FROM product_categories pc JOIN categories c ON c.id = pc.category_id
         WHERE pc.product_id = p.id))) AS kind,
      folded_words(concat_ws(' ', t.short_description,
        (SELECT string_agg(f.value, ' ') FROM product_features f WHERE f.product_id = p.id))) AS about
    FROM products p
    LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_texts t ON t.product_id = p.id
    WHERE p.id = ANY (ids)
  ), written AS (
    INSERT INTO product_search (product_id, spelled, folded, vector)
    SELECT id, spelled_words(name), ' ' || array_to_string(named, ' ') || ' ',
      setweight(words_vector(array_to_string(named, ' ')), 'A')
        || setweight(words_vector(array_to_string(kind, ' ')), 'B')
        || setweight(words_vector(array_to_string(about, ' ')), 'C')
    FROM texts
    ON CONFLICT (product_id) DO UPDATE
    SET spelled = excluded.spelled, folded = excluded.folded, vector = excluded.vector
  )
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM texts, unnest(named || kind || about) AS w (word)
  WHERE word ~ '[a-z]' AND length(word) > 2
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION search_source_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM refresh_product_search(ARRAY(SELECT DISTINCT product_id FROM old_rows));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM refresh_product_search(ARRAY(SELECT DISTINCT product_id FROM new_rows));
  ELSE
    PERFORM refresh_product_search(
      ARRAY(SELECT product_id FROM new_rows UNION SELECT product_id FROM old_rows)
    );
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION product_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE FUNCTION products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$;

CREATE FUNCTION brand_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT id FROM products WHERE brand_id = NEW.id));
  RETURN NULL;
END $$;

CREATE FUNCTION category_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_search(ARRAY(SELECT product_id FROM product_categories WHERE category_id = NEW.id));
  RETURN NULL;
END $$;

-- Prices, stock, ratings and sales are written often: they are no words and must not come by here.
CREATE TRIGGER products_search_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_inserted();
CREATE TRIGGER products_search_updated AFTER UPDATE OF name, sku, original_code, barcode, brand_id ON products
  FOR EACH ROW EXECUTE FUNCTION product_words_changed();
CREATE TRIGGER texts_search_inserted AFTER INSERT ON product_texts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER texts_search_updated AFTER UPDATE ON product_texts
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER categories_search_inserted AFTER INSERT ON product_categories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER categories_search_deleted AFTER DELETE ON product_categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER features_search_inserted AFTER INSERT ON product_features
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER features_search_updated AFTER UPDATE ON product_features
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER features_search_deleted AFTER DELETE ON product_features
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_source_changed();
CREATE TRIGGER brands_search AFTER UPDATE OF name ON brands
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION brand_renamed();
CREATE TRIGGER categories_search AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION category_renamed();
