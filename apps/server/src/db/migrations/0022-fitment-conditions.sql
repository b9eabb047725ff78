-- What a part asks of a vehicle that it fits: a variant of the engine, a side, or anything else. Words are Spanish;
-- term_translations has them in other languages.
CREATE TABLE fitment_conditions (
  product_id integer NOT NULL,
  vehicle_id integer NOT NULL,
  position smallint NOT NULL,
  kind text NOT NULL CONSTRAINT fitment_conditions_kind_check CHECK (kind IN ('engine', 'side', 'note')),
  text text NOT NULL CONSTRAINT fitment_conditions_text_check CHECK (text <> ''),
  PRIMARY KEY (product_id, vehicle_id, position),
  FOREIGN KEY (product_id, vehicle_id) REFERENCES product_vehicles ON DELETE CASCADE
);

-- The numbers under which the makers of vehicles sell the part that this one stands in for.
CREATE TABLE product_oem_numbers (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position smallint NOT NULL,
  make text NOT NULL,
  number text NOT NULL CONSTRAINT product_oem_numbers_number_check CHECK (squeezed_code(number) <> ''),
  PRIMARY KEY (product_id, position)
);
-- They are searched however their parts are put together.
CREATE INDEX product_oem_numbers_squeezed ON product_oem_numbers (squeezed_code(number));

-- They stand in pages and cards that are cached: see 0009-announcements.sql.
CREATE TRIGGER fitment_conditions_made_known AFTER INSERT ON fitment_conditions
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER fitment_conditions_change_made_known AFTER UPDATE ON fitment_conditions
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER fitment_conditions_removal_made_known AFTER DELETE ON fitment_conditions
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER product_oem_numbers_made_known AFTER INSERT ON product_oem_numbers
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER product_oem_numbers_change_made_known AFTER UPDATE ON product_oem_numbers
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER product_oem_numbers_removal_made_known AFTER DELETE ON product_oem_numbers
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
