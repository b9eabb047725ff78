-- What was uploaded at the desk or came with an import; its original and its drawings are files. The key is the
-- beginning of the file's SHA-256: the same picture, uploaded again, is the same row.
CREATE TABLE pictures (
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{32}$'),
  type text NOT NULL CHECK (type IN ('jpeg', 'png', 'webp')),
  bytes integer NOT NULL CHECK (bytes > 0),
  -- Upright.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- What it stands on where it does not fill its place, as CSS hex.
  ground text NOT NULL CHECK (ground ~ '^#[0-9a-f]{6}$'),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'drawn', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  uploaded_by text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX pictures_waiting ON pictures (due_at) WHERE state = 'waiting';

-- Products that show a picture as soon as it is drawn, in the order in which they were asked to.
CREATE TABLE coming_product_pictures (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  key text NOT NULL REFERENCES pictures,
  -- What the file was called where it came from; the desk alone shows it.
  name text NOT NULL,
  UNIQUE (product_id, key)
);

CREATE INDEX coming_product_pictures_of ON coming_product_pictures (key);

-- Who has changed a product's pictures last: whoever changes what is older is told. Pictures that come do not count.
CREATE TABLE product_picture_edits (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  version integer NOT NULL,
  edited_by text NOT NULL,
  edited_at timestamptz NOT NULL DEFAULT now()
);
