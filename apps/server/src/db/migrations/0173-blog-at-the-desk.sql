-- Posts and their categories are written at the desk: drafts, which the shop does not show, what search engines are told
-- where it is not the title and the summary, and a version with who wrote it, so that two who edit hear of each other.
ALTER TABLE blog_posts
  ADD COLUMN published boolean NOT NULL DEFAULT true,
  ADD COLUMN seo_title text NOT NULL DEFAULT '',
  ADD COLUMN seo_description text NOT NULL DEFAULT '',
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz;

ALTER TABLE blog_post_translations
  ADD COLUMN seo_title text NOT NULL DEFAULT '',
  ADD COLUMN seo_description text NOT NULL DEFAULT '';

ALTER TABLE blog_categories
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz;

-- A post that has come to its day: drafts and what is written ahead are not shown.
CREATE FUNCTION is_post_shown(published boolean, published_on date) RETURNS boolean
  LANGUAGE sql STABLE AS $$
    SELECT published AND published_on <= (now() AT TIME ZONE 'America/Santiago')::date
  $$;

CREATE INDEX blog_posts_of_category ON blog_posts (category_id);
