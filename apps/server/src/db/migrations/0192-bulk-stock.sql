-- Units of many places of a branch changed at once, taken back at once.
CREATE TABLE stock_batches (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now(),
  staff_id integer,
  actor text NOT NULL,
  branch_id integer NOT NULL REFERENCES branches ON DELETE CASCADE,
  -- What was done, as catalogue/stock/bulk/bulk-stock.store.ts types it.
  change jsonb NOT NULL,
  note text NOT NULL,
  places integer NOT NULL,
  undone_at timestamptz,
  undone_by text
);

-- What it added to each place, or took away.
CREATE TABLE stock_batch_places (
  batch_id integer NOT NULL REFERENCES stock_batches ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  value_id integer REFERENCES product_option_values ON DELETE CASCADE,
  delta integer NOT NULL
);

CREATE INDEX stock_batch_places_of_batch ON stock_batch_places (batch_id);
CREATE INDEX stock_batch_places_of_product ON stock_batch_places (product_id);
CREATE INDEX stock_batch_places_of_value ON stock_batch_places (value_id) WHERE value_id IS NOT NULL;
