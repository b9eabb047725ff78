-- Files of products that the desk, or a command, brings into the shop: each with what its columns hold, how far it is
-- and what became of its rows.
CREATE TABLE imports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_name text NOT NULL CHECK (file_name <> ''),
  -- The length that it says it has, in bytes.
  bytes integer NOT NULL CHECK (bytes > 0),
  state text NOT NULL DEFAULT 'uploading' CHECK (
    state IN ('uploading', 'ready', 'checking', 'checked', 'applying', 'applied', 'failed', 'cancelled')
  ),
  -- How its bytes are read, and whose rows they are; null until it has come whole.
  container text CHECK (container IN ('csv', 'xlsx')),
  format text CHECK (format IN ('own', 'woocommerce', 'shopify')),
  header text[] NOT NULL DEFAULT '{}',
  -- What each column of the header holds, as packages/import/src/columns/guess-columns.ts types it.
  columns jsonb NOT NULL DEFAULT '[]',
  -- The first rows, to choose the columns by.
  sample jsonb NOT NULL DEFAULT '[]',
  -- How many products of the file are done with, and what became of them: written with each batch, so that whoever
  -- goes on begins behind it.
  products_done integer NOT NULL DEFAULT 0,
  counts jsonb NOT NULL DEFAULT '{}',
  -- Why it could not be read: { code, line }.
  failure jsonb,
  staff_id integer,
  actor text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- Who works on it, and until when nobody else does.
  worker uuid,
  worker_until timestamptz
);

CREATE INDEX imports_waiting ON imports (id) WHERE state IN ('checking', 'applying');
CREATE INDEX imports_to_clear ON imports (made_at) WHERE state NOT IN ('checking', 'applying');

-- The file, until it is applied or a week old: whichever process works on it finds it here.
CREATE TABLE import_pieces (
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  position integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, position)
);

-- What is wrong with cells of it.
CREATE TABLE import_errors (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  line integer NOT NULL,
  column_name text NOT NULL,
  code text NOT NULL,
  value text NOT NULL
);

CREATE INDEX import_errors_of_import ON import_errors (import_id, id);

-- The rows that were refused, to be given back.
CREATE TABLE import_refused_rows (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  line integer NOT NULL,
  cells text[] NOT NULL,
  reasons text NOT NULL
);

CREATE INDEX import_refused_rows_of_import ON import_refused_rows (import_id, id);

-- What somebody chose for the columns of such a header: the next file with it is read so.
CREATE TABLE import_columns (
  signature text PRIMARY KEY,
  columns jsonb NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT now()
);

-- Who writes many products at once says so for his transaction, and makes their words anew himself at its end: each of
-- their tables would do it again.
CREATE FUNCTION writes_many() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('catalogue.many', true) = 'on'
$$;

CREATE OR REPLACE FUNCTION search_source_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF writes_many() THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM refresh_product_search(ARRAY(SELECT DISTINCT product_id FROM old_rows));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM refresh_product_search(ARRAY(SELECT DISTINCT product_id FROM new_rows));
  ELSE
    PERFORM refresh_product_search(
      ARRAY(SELECT product_id FROM new_rows UNION SELECT product_id FROM old_rows)
    );
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION product_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF writes_many() THEN RETURN NULL; END IF;
  PERFORM refresh_product_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF writes_many() THEN RETURN NULL; END IF;
  PERFORM refresh_product_search(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$;
