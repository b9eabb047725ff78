-- What the staff edits: each row by a number, with who changed it last; kinds, what a word asks for by itself, are rows too.
ALTER TABLE search_terms
  DROP CONSTRAINT search_terms_meaning_check,
  ADD CONSTRAINT search_terms_meaning_check CHECK (
    meaning IN ('animal', 'stage', 'size', 'filler', 'make', 'everyday', 'instead', 'brand', 'unit', 'kind', 'help')
  ),
  ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT search_terms_id_key UNIQUE,
  ADD COLUMN changed_by text NOT NULL DEFAULT '';

ALTER TABLE synonyms ADD COLUMN changed_by text NOT NULL DEFAULT '';

-- Every process reads again what words mean, and replies that were read by it before are forgotten.
CREATE TRIGGER search_terms_made_known AFTER INSERT ON search_terms
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER search_terms_change_made_known AFTER UPDATE ON search_terms
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER search_terms_removal_made_known AFTER DELETE ON search_terms
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
