-- Which animals a product suits: species, age, weight, size, sterilised, allergens, as packages/rules/src/fit/pet-fit.ts
-- has them; null for what is for none. It is read whole, and looked into by that rule alone.
ALTER TABLE products ADD COLUMN suits jsonb
  CHECK (jsonb_typeof(suits -> 'species') = 'array' AND suits -> 'species' <> '[]');

CREATE TRIGGER products_suits_made_known AFTER UPDATE OF suits ON products
  FOR EACH STATEMENT EXECUTE FUNCTION announce_columns();
CREATE TRIGGER products_suits_relisted AFTER UPDATE OF suits ON products
  FOR EACH ROW EXECUTE FUNCTION listed_product_changed();
CREATE TRIGGER products_suits_updated BEFORE UPDATE OF suits ON products
  FOR EACH ROW EXECUTE FUNCTION note_product_update();
