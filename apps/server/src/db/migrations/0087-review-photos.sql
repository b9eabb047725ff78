-- Pictures of reviews as the shop has drawn them anew. One without a review has been uploaded and waits for it a day.
CREATE TABLE review_photos (
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{32}$'),
  review_id integer REFERENCES reviews ON DELETE CASCADE,
  -- In which order its review shows them.
  position smallint,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- WebP, each.
  large bytea NOT NULL,
  small bytea NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((review_id IS NULL) = (position IS NULL)),
  UNIQUE (review_id, position)
);

ALTER TABLE review_photos ALTER COLUMN large SET STORAGE EXTERNAL, ALTER COLUMN small SET STORAGE EXTERNAL;

CREATE INDEX review_photos_unused ON review_photos (uploaded_at) WHERE review_id IS NULL;
