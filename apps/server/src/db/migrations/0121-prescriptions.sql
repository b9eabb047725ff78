-- Orders of what is sold by prescription alone, as it was sold when they were made. `version` counts what the shopper sends and
-- what the shop decides, so that nobody approves what they have not seen.
CREATE TABLE prescriptions (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'MISSING' CHECK (state IN ('MISSING', 'RECEIVED', 'APPROVED', 'REFUSED')),
  version integer NOT NULL DEFAULT 0,
  -- Why it was refused, as the shopper reads it.
  reason text NOT NULL DEFAULT '',
  decided_by text NOT NULL DEFAULT '',
  decided_at timestamptz,
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state IN ('APPROVED', 'REFUSED')) = (decided_at IS NOT NULL))
);

CREATE INDEX prescriptions_by_state ON prescriptions (state, order_id);

-- What shoppers have sent: private. A photo is drawn anew, a PDF stays as it came.
CREATE TABLE prescription_files (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  order_id integer NOT NULL REFERENCES prescriptions ON DELETE CASCADE,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('webp', 'pdf')),
  content bytea NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE prescription_files ALTER COLUMN content SET STORAGE EXTERNAL;

CREATE INDEX prescription_files_of ON prescription_files (order_id, id);
