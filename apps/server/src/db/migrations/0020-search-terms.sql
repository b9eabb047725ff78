-- What words mean to the search: rows that the owner of the shop edits (packages/rules/src/search/search-terms.ts says
-- what each meaning is).
CREATE TABLE search_terms (
  meaning text NOT NULL CONSTRAINT search_terms_meaning_check
    CHECK (meaning IN ('animal', 'stage', 'size', 'filler', 'make', 'everyday', 'instead', 'help')),
  term text NOT NULL CONSTRAINT search_terms_term_check CHECK (term <> ''),
  target text NOT NULL DEFAULT '',
  PRIMARY KEY (meaning, term)
);

-- The words of a product by what they say of it, as search_text writes them: what is found is put in order by them.
ALTER TABLE product_search
  ADD COLUMN tags text NOT NULL DEFAULT '',
  ADD COLUMN categories text NOT NULL DEFAULT '',
  ADD COLUMN facts text NOT NULL DEFAULT '',
  ADD COLUMN about text NOT NULL DEFAULT '';

-- Words are written in one order, so that two writers never wait in a circle.
CREATE OR REPLACE FUNCTION refresh_product_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[];
BEGIN
  WITH texts AS MATERIALIZED (
    SELECT p.id, spelled_words(p.name) AS spelled, search_text(p.name) AS named,
      search_text(concat_ws(' ', p.sku, p.original_code, p.barcode)) AS codes,
      search_text(concat_ws(' ', b.name, array_to_string(t.tags, ' '))) AS tags,
      search_text(coalesce((
        SELECT string_agg(c.name, ' ') FROM product_categories pc JOIN categories c ON c.id = pc.category_id
        WHERE pc.product_id = p.id), '')) AS categories,
      search_text(coalesce((
        SELECT string_agg(concat_ws(' ', f.value, spanned_weights(f.value)), ' ')
        FROM product_features f WHERE f.product_id = p.id), '')) AS facts,
      search_text(coalesce(t.short_description, '')) AS about
    FROM products p
    LEFT JOIN brands b ON b.id = p.brand_id
    LEFT JOIN product_texts t ON t.product_id = p.id
    WHERE p.id = ANY (ids)
  ), written AS (
    INSERT INTO product_search (product_id, spelled, folded, named, vector, tags, categories, facts, about)
    SELECT id, spelled, ' ' || named || ' ', words_vector(named),
      setweight(words_vector(named), 'A') || setweight(words_vector(concat_ws(' ', tags, codes, categories)), 'B')
        || setweight(words_vector(concat_ws(' ', about, facts)), 'C'),
      tags, categories, facts, about
    FROM texts
    ON CONFLICT (product_id) DO UPDATE
    SET spelled = excluded.spelled, folded = excluded.folded, named = excluded.named, vector = excluded.vector,
      tags = excluded.tags, categories = excluded.categories, facts = excluded.facts, about = excluded.about
  ), noted AS (
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM texts, string_to_table(concat_ws(' ', named, tags, codes, categories, about, facts), ' ') AS w (word)
    WHERE word ~ '[a-z]' AND length(word) > 2
    ORDER BY word
    ON CONFLICT DO NOTHING
  )
  SELECT array_agg(spelled) INTO names FROM texts;
  PERFORM note_name_words(names);
END $$;

SELECT refresh_product_search(ARRAY(SELECT id FROM products ORDER BY id));
