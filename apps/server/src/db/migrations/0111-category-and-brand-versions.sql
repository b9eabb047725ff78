-- Categories and brands are edited at the desk too: a save names the version that it was read with, and who saved last
-- is kept for whoever comes second.
ALTER TABLE categories
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_by text NOT NULL DEFAULT '',
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

ALTER TABLE brands
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN changed_by text NOT NULL DEFAULT '',
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
