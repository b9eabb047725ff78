-- Menus are edited at the desk, each as a whole: a version and who wrote it, so that two who edit hear of each other.
ALTER TABLE menus
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz;
