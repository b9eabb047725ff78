-- Whether somebody of the staff takes conversations, as they chose last: their connections come and go, and a tab that wakes
-- knows of no choice that was made meanwhile. It holds as long as a session of theirs in which it may have been made.
CREATE TABLE chat_choices (
  staff_id integer PRIMARY KEY REFERENCES staff (id) ON DELETE CASCADE,
  available boolean NOT NULL,
  chosen_at timestamptz NOT NULL
);
