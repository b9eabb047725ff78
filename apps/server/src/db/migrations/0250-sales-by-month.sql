-- Nobody adds days up (`refresh_sales`) while the months are copied from them.
SELECT pg_advisory_xact_lock(1520152);

-- What sold of each product in a month, kept beside its days: the best of a year are looked for among the best of its months
-- instead of adding up all that was sold in it. Written by `add_up_sales` alone.
CREATE TABLE sales_month_products (
  -- Its first day.
  month date NOT NULL,
  product_id integer NOT NULL,
  units integer NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (month, product_id) INCLUDE (units, total)
);

INSERT INTO sales_month_products (month, product_id, units, total)
SELECT date_trunc('month', day::timestamp)::date, product_id, sum(units), sum(total) FROM sales_day_products GROUP BY 1, 2;

CREATE INDEX sales_month_products_best ON sales_month_products (month, units DESC, product_id);

-- As before, but that of the products only what changed is written, and the same to the months.
CREATE OR REPLACE FUNCTION add_up_sales(first date, last date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  since timestamptz := first::timestamp AT TIME ZONE 'America/Santiago';
  until timestamptz := (last + 1)::timestamp AT TIME ZONE 'America/Santiago';
BEGIN
  DELETE FROM sales_days WHERE day BETWEEN first AND last;
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

  WITH sold AS (
    SELECT sales_day(o.created_at) AS day, l.product_id, sum(l.quantity)::int AS units, sum(l.total - l.coupon_share) AS total
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.created_at >= since AND o.created_at < until AND o.payment_state = 'PAID' AND o.state <> 'CANCELLED'
    GROUP BY 1, 2
  ), stood AS (
    SELECT day, product_id, units, total FROM sales_day_products WHERE day BETWEEN first AND last
  ), changed AS MATERIALIZED (
    SELECT day, product_id, sold.units, sold.total, coalesce(sold.units, 0) - coalesce(stood.units, 0) AS more_units,
      coalesce(sold.total, 0) - coalesce(stood.total, 0) AS more_total
    FROM sold FULL JOIN stood USING (day, product_id)
    WHERE (sold.units, sold.total) IS DISTINCT FROM (stood.units, stood.total)
  ), gone AS (
    DELETE FROM sales_day_products s USING changed c
    WHERE s.day = c.day AND s.product_id = c.product_id AND c.units IS NULL
  ), written AS (
    INSERT INTO sales_day_products (day, product_id, units, total)
    SELECT day, product_id, units, total FROM changed WHERE units IS NOT NULL
    ON CONFLICT (day, product_id) DO UPDATE SET units = excluded.units, total = excluded.total
  )
  INSERT INTO sales_month_products AS m (month, product_id, units, total)
  SELECT date_trunc('month', day::timestamp)::date, product_id, sum(more_units), sum(more_total) FROM changed GROUP BY 1, 2
  ON CONFLICT (month, product_id) DO UPDATE SET units = m.units + excluded.units, total = m.total + excluded.total;
END $$;

-- One row: what was in carts that were left, as last counted. Adding it up looks at the price of each of their products.
CREATE TABLE left_carts (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  carts integer NOT NULL,
  units bigint NOT NULL,
  value bigint NOT NULL
);
