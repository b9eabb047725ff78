-- Whether the check of a file has kept the units that it saw: one of the release before has not.
ALTER TABLE imports ADD COLUMN keeps_units boolean NOT NULL DEFAULT false;

-- Units as the check of a file saw them, where the file changes them or takes their place away: what was sold since is not
-- brought back. Nothing refers to products, which buyers wait for.
CREATE TABLE import_units (
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  product_id integer NOT NULL,
  branch_id integer NOT NULL,
  -- Null for the product itself.
  value_id integer,
  units integer NOT NULL
);

CREATE INDEX import_units_of_product ON import_units (import_id, product_id);
