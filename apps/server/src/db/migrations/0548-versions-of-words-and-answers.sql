-- Which save of a word, a group of words or an answer it is: who has read another does not write over it.
ALTER TABLE search_terms
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN changed_at timestamptz;
ALTER TABLE synonyms
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN changed_at timestamptz;
ALTER TABLE chat_canned_answers
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz;
