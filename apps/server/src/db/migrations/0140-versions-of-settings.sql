-- What the owner sets at the desk carries a version and who wrote it, so that two who edit hear of each other.
ALTER TABLE settings
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_by_name text NOT NULL DEFAULT '';
