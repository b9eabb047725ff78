-- Who has a RUT, an e-mail or a phone in common with somebody who came before: the desk lists them, to make one of two.
CREATE TABLE repeated_customers (customer_id integer PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE);

-- Written so that only the indexes of what is in common can serve it, also for what is planned while there are few: not that
-- of ids (hence the sums), nor those of e-mails, guests' and accounts', for the others.
CREATE FUNCTION came_before(one customers) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM customers c WHERE c.rut = one.rut AND coalesce(c.erased_at, 'infinity') = 'infinity' AND c.id + 0 < one.id)
    OR EXISTS (SELECT FROM customers c
      WHERE c.email = one.email AND c.kind = 'guest' AND c.erased_at IS NULL AND c.id + 0 < one.id)
    OR EXISTS (SELECT FROM customers c
      WHERE c.email = one.email AND c.kind = 'customer' AND c.erased_at IS NULL AND c.id + 0 < one.id)
    OR EXISTS (SELECT FROM customers c WHERE c.phone = one.phone AND coalesce(c.erased_at, 'infinity') = 'infinity' AND c.id + 0 < one.id);
END $$;

-- The first who came after `one` with each of these.
CREATE FUNCTION next_in_common(one customers) RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY[
    (SELECT min(c.id + 0) FROM customers c WHERE c.rut = one.rut AND coalesce(c.erased_at, 'infinity') = 'infinity' AND c.id + 0 > one.id),
    (SELECT min(c.id + 0) FROM customers c
      WHERE c.email = one.email AND c.kind = 'guest' AND c.erased_at IS NULL AND c.id + 0 > one.id),
    (SELECT min(c.id + 0) FROM customers c
      WHERE c.email = one.email AND c.kind = 'customer' AND c.erased_at IS NULL AND c.id + 0 > one.id),
    (SELECT min(c.id + 0) FROM customers c WHERE c.phone = one.phone AND coalesce(c.erased_at, 'infinity') = 'infinity' AND c.id + 0 > one.id)
  ];
END $$;

-- Nobody has come after who is new. After who changes, only the first can change with them: the others have that first
-- before them.
CREATE FUNCTION mark_repeated() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  one customers;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.erased_at IS NULL AND came_before(NEW) THEN
      INSERT INTO repeated_customers (customer_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END IF;
  FOR one IN
    SELECT c.* FROM customers c
    WHERE c.id = ANY (ARRAY[NEW.id] || next_in_common(NEW) || next_in_common(OLD)) ORDER BY c.id
  LOOP
    IF one.erased_at IS NULL AND came_before(one) THEN
      INSERT INTO repeated_customers (customer_id) VALUES (one.id) ON CONFLICT DO NOTHING;
    ELSE
      DELETE FROM repeated_customers WHERE customer_id = one.id;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER customers_mark_repeated_new AFTER INSERT ON customers FOR EACH ROW EXECUTE FUNCTION mark_repeated();
CREATE TRIGGER customers_mark_repeated AFTER UPDATE OF rut, email, phone, erased_at ON customers FOR EACH ROW
  WHEN ((OLD.rut, OLD.email, OLD.phone, OLD.erased_at) IS DISTINCT FROM (NEW.rut, NEW.email, NEW.phone, NEW.erased_at))
  EXECUTE FUNCTION mark_repeated();

INSERT INTO repeated_customers (customer_id)
  SELECT c.id FROM customers c WHERE c.erased_at IS NULL AND came_before(c);
