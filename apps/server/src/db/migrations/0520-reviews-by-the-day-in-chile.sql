-- The database's clock is UTC: in Chile's evening a review bore the day after.
ALTER TABLE reviews ALTER COLUMN written_on SET DEFAULT (now() AT TIME ZONE 'America/Santiago')::date;
