-- When a session was last used, as far as it is noted: a session that rests long enough ends.
ALTER TABLE sessions ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE staff_sessions ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();
