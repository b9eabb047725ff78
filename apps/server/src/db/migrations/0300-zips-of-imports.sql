-- A ZIP beside a file of products, whose pictures the file names; `entries` is how many it has, null until it is here whole.
CREATE TABLE import_archives (
  import_id integer PRIMARY KEY REFERENCES imports ON DELETE CASCADE,
  file_name text NOT NULL CHECK (file_name <> ''),
  bytes integer NOT NULL CHECK (bytes > 0),
  entries integer
);

-- Pieces of 1 MB each but the last, so that any place of it is found; until all of its pictures are taken.
CREATE TABLE import_archive_pieces (
  import_id integer NOT NULL REFERENCES import_archives ON DELETE CASCADE,
  position integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, position)
);

-- Pictures are packed already, and a part of a piece is read without the rest of it.
ALTER TABLE import_archive_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;
