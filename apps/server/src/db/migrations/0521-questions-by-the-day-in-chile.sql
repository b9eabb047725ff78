-- As reviews; in a transaction of its own, since others read one of the tables before they write the other.
ALTER TABLE product_questions ALTER COLUMN asked_on SET DEFAULT (now() AT TIME ZONE 'America/Santiago')::date;
