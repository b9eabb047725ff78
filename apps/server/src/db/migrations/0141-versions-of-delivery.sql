-- Carriers and branches are edited at the desk: a version and who wrote it, so that two who edit hear of each other.
ALTER TABLE carriers
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz;
ALTER TABLE branches
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz;
