-- Lists of orders by the name that somebody of the staff gave them; `filter` is as the wire names it.
CREATE TABLE order_views (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  filter jsonb NOT NULL,
  shared boolean NOT NULL DEFAULT false,
  UNIQUE (staff_id, name)
);

CREATE INDEX order_views_shared ON order_views (name) WHERE shared;
