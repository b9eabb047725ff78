-- Until which minute of the day, by Chilean time, a carrier takes an order along on that day; null: at any time.
ALTER TABLE carriers ADD COLUMN cutoff_minute smallint CHECK (cutoff_minute BETWEEN 0 AND 1439);
