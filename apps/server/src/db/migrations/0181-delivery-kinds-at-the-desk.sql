-- The kinds of delivery are worded and switched off at the desk; a version and who wrote it, as carriers and branches have.
ALTER TABLE dispatch_kinds
  -- Null where the dictionary's word for the Spanish name stands.
  ADD COLUMN name_en text,
  ADD COLUMN name_ru text,
  ADD COLUMN active boolean NOT NULL DEFAULT true,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz;
