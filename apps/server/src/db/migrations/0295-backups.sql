-- How backups of the shop ended: the files themselves stand elsewhere.
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  name text,
  bytes bigint,
  problem text,
  CONSTRAINT backups_made_or_failed CHECK ((problem IS NULL) = (name IS NOT NULL AND bytes IS NOT NULL))
);

CREATE INDEX backups_made ON backups (began_at DESC) WHERE problem IS NULL;
