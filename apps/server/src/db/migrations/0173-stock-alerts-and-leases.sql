-- Who waits for a product has a stock alert; who settles a payment has a lease on it.
ALTER TABLE stock_wishes RENAME TO stock_alerts;
ALTER TABLE stock_alerts RENAME COLUMN asked_at TO requested_at;
ALTER SEQUENCE stock_wishes_id_seq RENAME TO stock_alerts_id_seq;
ALTER INDEX stock_wishes_customer RENAME TO stock_alerts_customer;

-- Versions of PostgreSQL differ in which constraints have names.
DO $$
DECLARE
  old name;
BEGIN
  FOR old IN SELECT conname FROM pg_constraint
    WHERE conrelid = 'stock_alerts'::regclass AND conname LIKE 'stock\_wishes\_%'
  LOOP
    EXECUTE format('ALTER TABLE stock_alerts RENAME CONSTRAINT %I TO %I', old,
      replace(replace(old, 'stock_wishes', 'stock_alerts'), 'asked_at', 'requested_at'));
  END LOOP;
END
$$;

ALTER TABLE payments RENAME COLUMN claimed_until TO leased_until;
