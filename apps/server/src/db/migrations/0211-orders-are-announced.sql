-- Tells every process which orders are new or have changed, when the transaction commits, so that the desk shows them
-- without asking: their ids, or '*' where they are many.
CREATE FUNCTION announce_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM changed_rows LIMIT 101);
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('orders', '*');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('orders', array_to_string(ids, ','));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER orders_announce_new AFTER INSERT ON orders
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_orders();
CREATE TRIGGER orders_announce_changed AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_orders();
