-- As reviews: when a product was added.
ALTER TABLE products ALTER COLUMN added_on SET DEFAULT (now() AT TIME ZONE 'America/Santiago')::date;
