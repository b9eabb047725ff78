-- What the staff writes to one another about an order; no shopper sees it.
CREATE TABLE order_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  author text NOT NULL,
  content text NOT NULL CHECK (content <> ''),
  -- By which a note that is sent twice is kept once.
  client_key uuid NOT NULL UNIQUE,
  written_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX order_notes_order ON order_notes (order_id, id);

-- Goes up with each edit at the desk: of two who edit at once the second hears of the first.
ALTER TABLE orders
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN edited_by text NOT NULL DEFAULT '',
  ADD COLUMN edited_at timestamptz;
