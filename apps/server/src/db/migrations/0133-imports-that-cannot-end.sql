-- How often an import was taken up since its last batch: what ends the process, or fails again and again, is given up.
ALTER TABLE imports ADD COLUMN tries integer NOT NULL DEFAULT 0;
