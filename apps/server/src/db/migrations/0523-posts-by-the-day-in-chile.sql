-- As reviews: when a post is published, where nobody says it.
ALTER TABLE blog_posts ALTER COLUMN published_on SET DEFAULT (now() AT TIME ZONE 'America/Santiago')::date;
