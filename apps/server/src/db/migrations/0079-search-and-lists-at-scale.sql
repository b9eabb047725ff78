-- All words of a term, each in the singular or the plural of Spanish.
CREATE OR REPLACE FUNCTION term_query(term text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg(format('(%L | %L)', word, CASE
    WHEN word ~ '[aeiou]$' THEN word || 's'
    WHEN word ~ 'z$' THEN regexp_replace(word, 'z$', 'ces')
    WHEN word ~ 's$' THEN word
    ELSE word || 'es'
  END), ' & ')::tsquery
  FROM unnest(telling_words(term)) AS w (word)
);

/* The words of the shop that a misspelled word most likely means: of the nearest ones those that look most like
   it. `levenshtein_less_equal` is never below `typo_distance` by more than its cut, and leaves few words for it. */
CREATE OR REPLACE FUNCTION near_words(asked text) RETURNS text[]
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  WITH candidates AS MATERIALIZED (
    SELECT word FROM search_words
    WHERE (word >= left(asked, 1) AND word < left(asked, 1) || '{' OR word % asked)
      AND length(word) >= length(asked) - 2
      AND (levenshtein_less_equal(asked, word, 2) <= 2
        OR length(word) > length(asked) AND levenshtein_less_equal(asked, left(word, length(asked)), 2) <= 2)
  ), measured AS MATERIALIZED (
    SELECT word, similarity(word, asked) AS likeness, least(
      typo_distance(asked, word),
      CASE WHEN length(word) > length(asked) THEN typo_distance(asked, left(word, length(asked))) END
    ) AS distance
    FROM candidates
  ), nearest AS (
    SELECT word, likeness, max(likeness) OVER () AS most_alike FROM measured
    WHERE distance <= CASE WHEN length(asked) < 4 THEN 0 WHEN length(asked) < 8 THEN 1 ELSE 2 END
      AND distance = (SELECT min(distance) FROM measured)
  )
  SELECT word FROM nearest WHERE likeness >= most_alike * 0.8
  ORDER BY likeness DESC, word LIMIT 4
);

/* What a text finds, at most `most` products: those whose name has every word before all others. Tiers put a code
   before a name that holds the text as it is spelled, that before one that holds it without accents, whole words
   before beginnings, then names that have every word, and all these before other hits. Of a common word only
   `ranked` are ranked: the others follow with the tier -1, and whether they are still sold is not looked at.
   The query is made once. It has so many words that its hits are always thought more than they are: the settings
   keep the planner from reading whole tables for a few hundred rows. */
CREATE FUNCTION search_products(asked text, ranked integer, most integer)
RETURNS TABLE (product_id integer, tier integer, rank real, sold integer)
LANGUAGE plpgsql STABLE STRICT ROWS 200
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  query tsquery := search_query(asked);
  spelled_text text := spelled_words(asked);
  folded_text text := ' ' || search_text(asked) || ' ';
  code text := CASE WHEN asked ~ '\d' THEN squeezed_code(asked) END;
  hits integer[];
BEGIN
  IF query IS NULL THEN RETURN; END IF;
  hits := ARRAY(SELECT s.product_id FROM product_search s WHERE s.named @@ query LIMIT most);
  IF cardinality(hits) < most THEN
    hits := hits || ARRAY(
      SELECT s.product_id FROM product_search s WHERE s.vector @@ query AND NOT s.named @@ query
      LIMIT most - cardinality(hits)
    );
  END IF;
  RETURN QUERY
  SELECT s.product_id,
    CASE
      WHEN code IN (squeezed_code(p.sku), squeezed_code(p.original_code), p.barcode) THEN 6
      WHEN strpos(s.spelled, spelled_text) > 0 THEN 5
      WHEN strpos(s.folded, folded_text) > 0 THEN 4
      WHEN strpos(s.spelled, rtrim(spelled_text)) > 0 THEN 3
      WHEN strpos(s.folded, rtrim(folded_text)) > 0 THEN 2
      WHEN s.named @@ query THEN 1
      ELSE 0
    END,
    ts_rank('{0.1, 0.2, 0.5, 1}', s.vector, query),
    p.sold_count
  FROM unnest(hits[:ranked]) AS h (product_id)
  JOIN product_search s ON s.product_id = h.product_id
  JOIN products p ON p.id = h.product_id AND p.active;
  RETURN QUERY SELECT h.product_id, -1, 0::real, 0 FROM unnest(hits[ranked + 1:]) AS h (product_id);
END $$;

/* The last transaction that changed what the filters of lists count: of each product, and of the names of brands
   and categories under 0. Whoever keeps a picture of them asks what his snapshot did not see yet. Not more than
   one row for a product, so that nothing has to be thrown away. */
CREATE TABLE list_changes (
  product_id integer PRIMARY KEY,
  changed_in xid8 NOT NULL
);
CREATE INDEX list_changes_latest ON list_changes (changed_in);

CREATE FUNCTION note_list_changes(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_changes (product_id, changed_in)
  SELECT DISTINCT id, pg_current_xact_id() FROM unnest(ids) AS changed (id) ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = excluded.changed_in
  WHERE list_changes.changed_in <> excluded.changed_in
$$;

CREATE FUNCTION list_source_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM note_list_changes(ARRAY(SELECT product_id FROM old_rows));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM note_list_changes(ARRAY(SELECT product_id FROM new_rows));
  ELSE
    PERFORM note_list_changes(ARRAY(SELECT product_id FROM old_rows UNION SELECT product_id FROM new_rows));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION listed_products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM note_list_changes(ARRAY(SELECT id FROM old_rows));
  ELSE
    PERFORM note_list_changes(ARRAY(SELECT id FROM new_rows));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION listed_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_list_changes(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE FUNCTION listed_values_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_list_changes(ARRAY(
    SELECT o.product_id FROM changed_rows v JOIN product_options o ON o.id = v.option_id
  ));
  RETURN NULL;
END $$;

CREATE FUNCTION list_names_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_list_changes(ARRAY[0]);
  RETURN NULL;
END $$;

-- Stock and sales are written with every order: lists do not count them, and they must not come by here.
CREATE TRIGGER products_listed AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listed_products_changed();
CREATE TRIGGER products_unlisted AFTER DELETE ON products
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION listed_products_changed();
CREATE TRIGGER products_relisted
  AFTER UPDATE OF price, compare_at_price, brand_id, rating, fitment, active ON products
  FOR EACH ROW EXECUTE FUNCTION listed_product_changed();

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['product_categories', 'product_features', 'product_options', 'product_vehicles'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_listed AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_source_changed()', source);
    EXECUTE format('CREATE TRIGGER %1$s_relisted AFTER UPDATE ON %1$I
      REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION list_source_changed()', source);
    EXECUTE format('CREATE TRIGGER %1$s_unlisted AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION list_source_changed()', source);
  END LOOP;
  FOREACH source IN ARRAY ARRAY['brands', 'categories'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_renamed AFTER INSERT OR UPDATE OR DELETE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION list_names_changed()', source);
  END LOOP;
END $$;
CREATE TRIGGER product_option_values_listed AFTER INSERT ON product_option_values
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listed_values_changed();
CREATE TRIGGER product_option_values_relisted AFTER UPDATE ON product_option_values
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listed_values_changed();
CREATE TRIGGER product_option_values_unlisted AFTER DELETE ON product_option_values
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION listed_values_changed();
