-- Where a backup went: the machine that tells of it may have other settings. Null of those that were made before.
ALTER TABLE backups ADD COLUMN place text;
