-- Another name of a thing is a meaning of words, too (packages/rules/src/search/search-terms.ts).
ALTER TABLE search_terms
  DROP CONSTRAINT search_terms_meaning_check,
  ADD CONSTRAINT search_terms_meaning_check CHECK (
    meaning IN (
      'animal', 'stage', 'size', 'filler', 'make', 'everyday', 'instead', 'brand', 'unit', 'kind', 'thing', 'symptom',
      'help'
    )
  );
