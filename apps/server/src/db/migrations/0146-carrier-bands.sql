-- What a parcel's weight makes of a carrier's default rate. The lowest band that holds the chargeable weight counts:
-- the heavier of what a load weighs and what its volume weighs. Above the highest band the shop is asked for a price.
-- A carrier without bands carries everything at its rate.
CREATE TABLE carrier_bands (
  carrier_id integer NOT NULL REFERENCES carriers ON DELETE CASCADE,
  up_to_kg numeric(8, 3) NOT NULL CHECK (up_to_kg > 0),
  percent smallint NOT NULL CHECK (percent > 0),
  PRIMARY KEY (carrier_id, up_to_kg)
);
COMMENT ON COLUMN carrier_bands.percent IS 'Of the default rate: 100 leaves it as it is.';

-- The longest side of a single unit that a carrier takes; null: any.
ALTER TABLE carriers ADD COLUMN longest_side_cm integer CHECK (longest_side_cm > 0);
