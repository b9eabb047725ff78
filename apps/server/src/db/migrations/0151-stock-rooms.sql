-- What is nearly gone, over all branches and in one; what happened in one branch.
CREATE INDEX products_by_stock ON products (stock, id) WHERE active;
CREATE INDEX stock_by_quantity ON stock (branch_id, quantity, id);
CREATE INDEX stock_movements_branch ON stock_movements (branch_id, id DESC);

-- What orders hold of a row.
CREATE INDEX stock_reservations_stock ON stock_reservations (stock_id);

-- Where units are not the sum of their movements, or a product's stock is not what its units give, as the last recount
-- found it. It should be empty: the triggers keep both.
CREATE TABLE stock_drifts (
  product_id integer NOT NULL,
  -- Null where it is the product's own stock over all branches.
  branch_id integer,
  value_id integer,
  -- What the book gives, and what stands there.
  booked integer NOT NULL,
  there integer NOT NULL,
  noticed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (product_id, branch_id, value_id)
);

-- One row: when all of it was last counted.
CREATE TABLE stock_recounts (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  ended_at timestamptz NOT NULL,
  products integer NOT NULL
);
