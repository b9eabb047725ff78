-- The vehicles that a signed-in customer has saved.
CREATE TABLE garage_vehicles (
  customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  vehicle_id integer NOT NULL REFERENCES vehicles (id) ON DELETE CASCADE,
  -- The year that the shopper said, one of those in which the vehicle was sold.
  year smallint NOT NULL CHECK (year BETWEEN 1900 AND 2100),
  -- The one for which parts are sought; none for all vehicles.
  is_chosen boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, vehicle_id)
);

CREATE UNIQUE INDEX garage_vehicles_chosen ON garage_vehicles (customer_id) WHERE is_chosen;
CREATE INDEX garage_vehicles_vehicle ON garage_vehicles (vehicle_id);
