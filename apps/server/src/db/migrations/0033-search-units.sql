-- Units and other ways to write a brand are rows that the owner edits, too (packages/rules/src/search/search-terms.ts).
ALTER TABLE search_terms
  DROP CONSTRAINT search_terms_meaning_check,
  ADD CONSTRAINT search_terms_meaning_check CHECK (
    meaning IN ('animal', 'stage', 'size', 'filler', 'make', 'everyday', 'instead', 'brand', 'unit', 'help')
  );

INSERT INTO search_terms (meaning, target, term)
SELECT 'unit', unit, term
FROM (VALUES
  ('kg', 'kg, kgs, kilo, kilos, kilogramo, kilogramos, kilito, kilitos, k'),
  ('g', 'g, gr, grs, gramo, gramos'),
  ('l', 'l, lt, lts, litro, litros'),
  ('ml', 'ml, mililitro, mililitros, cc'),
  ('un', 'un, u, unid, uds, unidad, unidades'),
  ('ah', 'ah, amper, amperes, ampere, amperios'),
  ('w', 'w, watt, watts, vatios'),
  ('v', 'v, volt, volts, voltios')
) AS units (unit, terms), string_to_table(terms, ', ') AS t (term)
ON CONFLICT DO NOTHING;
