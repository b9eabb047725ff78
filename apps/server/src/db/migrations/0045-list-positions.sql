-- Lists are put in the shop's own order from the products as their filters see them, without asking for it each time.
CREATE TRIGGER products_moved AFTER UPDATE OF position ON products
  FOR EACH ROW EXECUTE FUNCTION listed_product_changed();
