-- A picture may show a product with one value of its options, such as a colour: it is left out while another is chosen.
-- A product is put together in one transaction, its pictures before its options.
ALTER TABLE product_pictures ADD COLUMN value_id integer
  REFERENCES product_option_values ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED;

CREATE INDEX product_pictures_of_values ON product_pictures (value_id) WHERE value_id IS NOT NULL;
