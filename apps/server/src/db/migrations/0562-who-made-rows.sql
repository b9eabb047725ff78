-- Who has made a row under a key, and its version as they left it: two of the staff may have one name. Null where the release
-- before has made it.
ALTER TABLE made_rows ADD COLUMN staff_id integer, ADD COLUMN version integer;
