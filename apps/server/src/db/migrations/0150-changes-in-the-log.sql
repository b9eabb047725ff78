-- What an entry changed, from what to what: [{ field, from, to }], texts.
ALTER TABLE staff_actions ADD COLUMN changes jsonb NOT NULL DEFAULT '[]';

-- The log is read by person, by kind of act and by day, the newest first.
CREATE INDEX staff_actions_person ON staff_actions (staff_id, id DESC) WHERE staff_id IS NOT NULL;
DROP INDEX staff_actions_staff;
CREATE INDEX staff_actions_action ON staff_actions (action, id DESC);
CREATE INDEX staff_actions_day ON staff_actions (created_at);
