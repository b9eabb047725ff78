-- What the staff sets for the whole shop, by name; a name that is not here has its default.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Who of the staff set it; their row may be gone.
  updated_by integer REFERENCES staff ON DELETE SET NULL
);
