-- The years, both included, in which alone a part fits a vehicle that was sold for longer; none for all of its years.
ALTER TABLE product_vehicles
  ADD COLUMN year_from smallint,
  ADD COLUMN year_to smallint,
  ADD CONSTRAINT product_vehicles_years_check CHECK (
    (year_from IS NULL AND year_to IS NULL)
    OR (year_from BETWEEN 1900 AND 2100 AND year_to BETWEEN year_from AND 2100 AND year_to IS NOT NULL)
  );

-- A list for a vehicle reads its years from the index too.
DROP INDEX product_vehicles_vehicle;
CREATE INDEX product_vehicles_vehicle ON product_vehicles (vehicle_id, product_id) INCLUDE (year_from, year_to);
