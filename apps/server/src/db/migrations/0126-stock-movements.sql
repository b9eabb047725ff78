-- Every change of the units in `stock`, by the row's own triggers, so that no statement can leave one out: the
-- units of a row are the sum of its movements. Nothing refers to rows that may go, so that the book outlives them.
CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL,
  branch_id integer NOT NULL,
  value_id integer,
  delta integer NOT NULL CHECK (delta <> 0),
  -- The row's units after it.
  balance integer NOT NULL CHECK (balance >= 0),
  -- 'unstated': by a statement that says no cause, such as one typed into psql.
  reason text NOT NULL CHECK (reason IN (
    'opening', 'reserved', 'released', 'received', 'returned', 'lost', 'transferred', 'counted', 'unstated'
  )),
  -- 'shopper', 'shop' for what happens by itself, who of the staff, or 'database'.
  actor text NOT NULL,
  note text NOT NULL DEFAULT '',
  order_id integer,
  return_request_id integer,
  idempotency_key uuid,
  happened_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX stock_movements_product ON stock_movements (product_id, id DESC);
CREATE INDEX stock_movements_order ON stock_movements (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX stock_movements_request ON stock_movements (return_request_id) WHERE return_request_id IS NOT NULL;
CREATE UNIQUE INDEX stock_movements_key ON stock_movements (idempotency_key, product_id, branch_id, value_id)
  NULLS NOT DISTINCT WHERE idempotency_key IS NOT NULL;

INSERT INTO stock_movements (product_id, branch_id, value_id, delta, balance, reason, actor)
SELECT product_id, branch_id, value_id, quantity, quantity, 'opening', 'database' FROM stock WHERE quantity > 0;

-- The statement that moves units says why in the setting `stock.cause`, as JSON: { reason, actor, note, orderId,
-- returnRequestId, idempotencyKey }. It counts for that statement alone.
CREATE FUNCTION write_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cause jsonb := coalesce(nullif(current_setting('stock.cause', true), ''), '{}')::jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stock_movements (
      product_id, branch_id, value_id, delta, balance, reason, actor, note, order_id, return_request_id,
      idempotency_key
    )
    SELECT product_id, branch_id, value_id, quantity, quantity, coalesce(cause->>'reason', 'opening'),
      coalesce(cause->>'actor', 'database'), coalesce(cause->>'note', ''), (cause->>'orderId')::int,
      (cause->>'returnRequestId')::int, (cause->>'idempotencyKey')::uuid
    FROM new_rows WHERE quantity <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO stock_movements (product_id, branch_id, value_id, delta, balance, reason, actor, note)
    SELECT product_id, branch_id, value_id, -quantity, 0, coalesce(cause->>'reason', 'unstated'),
      coalesce(cause->>'actor', 'database'), coalesce(cause->>'note', '')
    FROM old_rows WHERE quantity <> 0;
  ELSE
    INSERT INTO stock_movements (
      product_id, branch_id, value_id, delta, balance, reason, actor, note, order_id, return_request_id,
      idempotency_key
    )
    SELECT n.product_id, n.branch_id, n.value_id, n.quantity - o.quantity, n.quantity,
      coalesce(cause->>'reason', 'unstated'), coalesce(cause->>'actor', 'database'),
      coalesce(cause->>'note', ''), (cause->>'orderId')::int, (cause->>'returnRequestId')::int,
      (cause->>'idempotencyKey')::uuid
    FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.quantity <> o.quantity;
  END IF;
  PERFORM set_config('stock.cause', '', true);
  RETURN NULL;
END $$;

CREATE TRIGGER stock_movement_inserted AFTER INSERT ON stock
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_stock_movements();
CREATE TRIGGER stock_movement_updated AFTER UPDATE ON stock
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION write_stock_movements();
CREATE TRIGGER stock_movement_deleted AFTER DELETE ON stock
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION write_stock_movements();
