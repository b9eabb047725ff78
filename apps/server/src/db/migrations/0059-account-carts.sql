-- A signed-in customer's cart. Prices are never kept here.
CREATE TABLE account_carts (
  customer_id integer PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  -- Counts the changes, so that a device that has not seen the last one writes over nothing.
  version integer NOT NULL DEFAULT 0 CHECK (version >= 0),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE account_cart_lines (
  customer_id integer NOT NULL REFERENCES account_carts (customer_id) ON DELETE CASCADE,
  -- In the order in which the shopper sees them.
  position integer NOT NULL,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- The values chosen, ascending.
  value_ids integer[] NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  PRIMARY KEY (customer_id, product_id, value_ids)
);

CREATE INDEX account_cart_lines_product ON account_cart_lines (product_id);
