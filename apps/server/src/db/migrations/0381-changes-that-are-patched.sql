-- What a process holds of a product for its lists comes mostly from other tables: features, categories, what it fits. Where
-- only its own numbers changed, as the prices of a whole brand do, these alone are read. So it is noted beside the last
-- change which was the last of the rest. Nothing that stands here was noted as patched: who reads it starts after this.
--
-- Products are taken before the list of changes, in the order in which who writes them does; and triggers are replaced, not
-- dropped, so that nobody who reads products waits.
CREATE FUNCTION list_numbers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_changes (product_id, changed_in) VALUES (NEW.id, pg_current_xact_id())
  ON CONFLICT (product_id) DO UPDATE SET changed_in = excluded.changed_in
  WHERE list_changes.changed_in <> excluded.changed_in;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER products_relisted AFTER UPDATE OF brand_id, fitment, active ON products FOR EACH ROW
  WHEN ((OLD.brand_id, OLD.fitment, OLD.active) IS DISTINCT FROM (NEW.brand_id, NEW.fitment, NEW.active))
  EXECUTE FUNCTION listed_product_changed();
CREATE TRIGGER products_numbers_listed AFTER UPDATE OF price, compare_at_price, rating ON products FOR EACH ROW
  WHEN ((OLD.price, OLD.compare_at_price, OLD.rating) IS DISTINCT FROM (NEW.price, NEW.compare_at_price, NEW.rating))
  EXECUTE FUNCTION list_numbers_changed();

CREATE OR REPLACE TRIGGER products_moved AFTER UPDATE OF position ON products FOR EACH ROW
  WHEN (OLD.position <> NEW.position) EXECUTE FUNCTION list_numbers_changed();
CREATE OR REPLACE TRIGGER products_turned AFTER UPDATE OF stock ON products FOR EACH ROW
  WHEN ((NEW.stock > 0) <> (OLD.stock > 0)) EXECUTE FUNCTION list_numbers_changed();

ALTER TABLE list_changes ADD COLUMN rest_changed_in xid8 NOT NULL DEFAULT '0';

CREATE OR REPLACE FUNCTION note_list_changes(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_changes (product_id, changed_in, rest_changed_in)
  SELECT DISTINCT id, pg_current_xact_id(), pg_current_xact_id() FROM unnest(ids) AS changed (id) ORDER BY id
  ON CONFLICT (product_id) DO UPDATE SET changed_in = excluded.changed_in, rest_changed_in = excluded.rest_changed_in
  WHERE (list_changes.changed_in, list_changes.rest_changed_in) <> (excluded.changed_in, excluded.rest_changed_in)
$$;
