-- Constraints of tables and columns that were renamed are called as PostgreSQL calls them by itself, so that a
-- database made by these migrations has the names of one made by the baseline. Versions of PostgreSQL differ in
-- which constraints have names.
DO $$
DECLARE
  each record;
BEGIN
  FOR each IN
    SELECT renamed.name AS table_name, c.conname AS old,
      replace(replace(replace(c.conname, renamed.was, renamed.name), '_claim_id_', '_request_id_'), '_wish_', '_remedy_') AS new
    FROM (VALUES
      ('stock_reservations', 'order_line_claims'), ('refunds', 'payment_refunds'), ('return_requests', 'order_claims'),
      ('return_request_lines', 'order_claim_lines'), ('return_request_history', 'order_claim_history')
    ) AS renamed (name, was)
    JOIN pg_constraint c ON c.conrelid = renamed.name::regclass AND starts_with(c.conname, renamed.was)
  LOOP
    EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', each.table_name, each.old, each.new);
  END LOOP;
  FOR each IN
    SELECT t.relname AS table_name, c.conname AS old, format('%s_%s_not_null', t.relname, a.attname) AS new
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'n' AND t.relnamespace = 'public'::regnamespace
      AND c.conname <> format('%s_%s_not_null', t.relname, a.attname)
  LOOP
    EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', each.table_name, each.old, each.new);
  END LOOP;
END $$;
