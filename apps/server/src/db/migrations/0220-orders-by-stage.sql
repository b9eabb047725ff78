-- The desk narrows its orders by how far they are, how they are paid and whether they are fetched, in any combination:
-- all orders of a combination lie together, so that one of which there are few is found without walking past the others.
CREATE INDEX orders_stages ON orders
  (state, payment_state, preparation_state, payment_kind, (branch_id IS NOT NULL), created_at DESC, id DESC);

-- What it can be used for instead of, and what orders_created is.
DROP INDEX orders_state;
DROP INDEX orders_made;
