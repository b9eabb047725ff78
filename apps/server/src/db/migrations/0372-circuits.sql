-- Whom the shop asks and who fails: all its processes leave them alone together. No row stands for those that work.
CREATE TABLE circuits (
  dependency text PRIMARY KEY,
  failed integer NOT NULL,
  rests_until timestamptz
);
