-- Lists filter by what can be had, and in which branch. Units are written with every order: only where the first one came
-- or the last one went do they come by here.
CREATE TRIGGER products_turned AFTER UPDATE OF stock ON products
  FOR EACH ROW WHEN ((NEW.stock > 0) <> (OLD.stock > 0)) EXECUTE FUNCTION listed_product_changed();

CREATE FUNCTION listed_stock_turned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_list_changes(ARRAY(
    SELECT n.product_id FROM new_rows n JOIN old_rows o USING (id) WHERE (n.quantity > 0) <> (o.quantity > 0)
  ));
  RETURN NULL;
END $$;

CREATE TRIGGER stock_listed AFTER INSERT ON stock
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_source_changed();
CREATE TRIGGER stock_unlisted AFTER DELETE ON stock
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION list_source_changed();
CREATE TRIGGER stock_turned AFTER UPDATE ON stock
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION listed_stock_turned();
