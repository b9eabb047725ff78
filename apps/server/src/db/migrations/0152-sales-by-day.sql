-- Sales by day, kept so that figures over a year read a year's days and not a million orders. An order stands on the day
-- of Chile on which it was made, and counts as sold while it is paid and not cancelled. Written by `refresh_sales` alone.
CREATE TABLE sales_days (
  day date PRIMARY KEY,
  -- Made, whatever came of them.
  orders integer NOT NULL,
  -- Of those, sold; the amounts are of these, in pesos.
  sold integer NOT NULL,
  units integer NOT NULL,
  total bigint NOT NULL,
  neto bigint NOT NULL,
  iva bigint NOT NULL,
  shipping bigint NOT NULL,
  -- Paid back for orders of the day that stand, in part.
  refunded bigint NOT NULL
);

CREATE TABLE sales_day_products (
  day date NOT NULL,
  product_id integer NOT NULL,
  units integer NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (day, product_id) INCLUDE (units, total)
);

-- Orders that were written since the days were last added up. Rows are only put in here, by nobody twice the same, so
-- that no order waits for another.
CREATE TABLE sales_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL
);

CREATE FUNCTION sales_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE
RETURN (moment AT TIME ZONE 'America/Santiago')::date;

CREATE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (day) VALUES (sales_day(NEW.created_at));
  RETURN NULL;
END $$;

CREATE TRIGGER sale_made AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION note_sale();
CREATE TRIGGER sale_changed AFTER UPDATE OF state, payment_state ON orders
  FOR EACH ROW WHEN (OLD.state <> NEW.state OR OLD.payment_state <> NEW.payment_state)
  EXECUTE FUNCTION note_sale();

CREATE FUNCTION note_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (day) SELECT sales_day(created_at) FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END $$;

CREATE TRIGGER sale_refunded AFTER INSERT OR UPDATE OF state ON refunds
  FOR EACH ROW EXECUTE FUNCTION note_refund();

CREATE INDEX orders_made ON orders (created_at);

-- Adds up the days from the first to the last anew.
CREATE FUNCTION add_up_sales(first date, last date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  since timestamptz := first::timestamp AT TIME ZONE 'America/Santiago';
  until timestamptz := (last + 1)::timestamp AT TIME ZONE 'America/Santiago';
BEGIN
  DELETE FROM sales_days WHERE day BETWEEN first AND last;
  DELETE FROM sales_day_products WHERE day BETWEEN first AND last;
  INSERT INTO sales_days (day, orders, sold, units, total, neto, iva, shipping, refunded)
  SELECT sales_day(o.created_at), count(*), count(*) FILTER (WHERE is_sold), coalesce(sum(l.units) FILTER (WHERE is_sold), 0),
    coalesce(sum(o.total) FILTER (WHERE is_sold), 0), coalesce(sum(o.neto) FILTER (WHERE is_sold), 0),
    coalesce(sum(o.iva) FILTER (WHERE is_sold), 0), coalesce(sum(o.shipping_net) FILTER (WHERE is_sold), 0),
    coalesce(sum(r.amount) FILTER (WHERE is_sold), 0)
  FROM (
    SELECT *, payment_state = 'PAID' AND state <> 'CANCELLED' AS is_sold FROM orders
    WHERE created_at >= since AND created_at < until
  ) o
  LEFT JOIN LATERAL (SELECT sum(quantity) AS units FROM order_lines WHERE order_id = o.id) l ON true
  LEFT JOIN LATERAL (SELECT sum(amount) AS amount FROM refunds WHERE order_id = o.id AND state <> 'FAILED') r ON true
  GROUP BY 1;
  INSERT INTO sales_day_products (day, product_id, units, total)
  SELECT sales_day(o.created_at), l.product_id, sum(l.quantity), sum(l.total - l.coupon_share)
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.created_at >= since AND o.created_at < until AND o.payment_state = 'PAID' AND o.state <> 'CANCELLED'
  GROUP BY 1, 2;
END $$;

-- Adds up anew the days of the orders that were written since, one writer at a time; gives how many days those were.
CREATE FUNCTION refresh_sales() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed date;
  amount integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(1520152) THEN
    RETURN 0;
  END IF;
  FOR changed IN
    WITH taken AS (DELETE FROM sales_changes RETURNING day) SELECT DISTINCT day FROM taken ORDER BY day
  LOOP
    PERFORM add_up_sales(changed, changed);
    amount := amount + 1;
  END LOOP;
  RETURN amount;
END $$;

SELECT add_up_sales(min(sales_day(created_at)), max(sales_day(created_at))) FROM orders HAVING count(*) > 0;

-- Carts that wait, by when they were last changed.
CREATE INDEX account_carts_updated ON account_carts (updated_at);

-- What stands in the branches, at the prices of the shop: counted with the hourly recount.
ALTER TABLE stock_recounts ADD COLUMN units bigint NOT NULL DEFAULT 0, ADD COLUMN value bigint NOT NULL DEFAULT 0;
