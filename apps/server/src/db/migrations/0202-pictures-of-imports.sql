-- Pictures that files of products name by their web addresses, each fetched once for a product. The first one of a product
-- that waits goes first, so that they come in the order of the file.
CREATE TABLE import_pictures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  -- Of the file, and its column, to say where a picture is missing.
  line integer NOT NULL,
  column_name text NOT NULL,
  url text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (product_id, url)
);

CREATE INDEX import_pictures_waiting ON import_pictures (due_at, id) WHERE state = 'waiting';
CREATE INDEX import_pictures_first ON import_pictures (product_id, id) WHERE state = 'waiting';
CREATE INDEX import_pictures_of_import ON import_pictures (import_id, state);
