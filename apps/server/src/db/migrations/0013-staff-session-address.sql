-- From which address the session was opened: of two in the same browser it tells which is whose.
ALTER TABLE staff_sessions ADD COLUMN address text NOT NULL DEFAULT '' CHECK (length(address) <= 64);
