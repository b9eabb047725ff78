-- What the home page shows is edited at the desk: each carries a version and who wrote it, is switched off, or shown
-- for a time. A slide leads to a category, or else where its link says.
ALTER TABLE slides
  ADD COLUMN link text NOT NULL DEFAULT '',
  ADD COLUMN active boolean NOT NULL DEFAULT true,
  ADD COLUMN shown_from timestamptz,
  ADD COLUMN shown_until timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz,
  ALTER COLUMN category_slug DROP NOT NULL,
  ADD CHECK (shown_from < shown_until);

ALTER TABLE mini_banners
  ADD COLUMN active boolean NOT NULL DEFAULT true,
  ADD COLUMN shown_from timestamptz,
  ADD COLUMN shown_until timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz,
  ADD CHECK (shown_from < shown_until);

ALTER TABLE campaigns
  ADD COLUMN active boolean NOT NULL DEFAULT true,
  ADD COLUMN shown_from timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz,
  ADD CHECK (shown_from < ends_at);

-- The order of the slides and of the banners, which two may change at once: raised by what is added and taken away too.
CREATE TABLE showcase_orders (
  kind text PRIMARY KEY CHECK (kind IN ('slide', 'banner')),
  version integer NOT NULL DEFAULT 1,
  edited_by text NOT NULL DEFAULT '',
  edited_at timestamptz
);
INSERT INTO showcase_orders (kind) VALUES ('slide'), ('banner');
