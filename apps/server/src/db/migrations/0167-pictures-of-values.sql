-- The picture of a product with a value of its options, such as its colour: a file under /media/.
ALTER TABLE product_option_values ADD COLUMN picture text CHECK (picture <> '');
