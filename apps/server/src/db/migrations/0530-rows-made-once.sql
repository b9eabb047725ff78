-- What the desk has made under a key of whoever made it: what is sent again after a lost answer is the same row. A branch
-- cannot be taken away again, and a carrier or a banner that stands twice is shown twice.
CREATE TABLE made_rows (
  table_name text NOT NULL,
  key uuid NOT NULL,
  row_id integer NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (table_name, key)
);
