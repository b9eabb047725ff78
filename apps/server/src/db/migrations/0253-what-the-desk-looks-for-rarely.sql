-- Refunds that somebody has to look at, of which there are few: as the desk's list of payments asks for them, to the letter.
CREATE INDEX refunds_in_trouble ON refunds (payment_id)
  WHERE state = 'FAILED' OR (state = 'DUE' AND attempts > 2) OR (state = 'DONE' AND error IS NOT NULL);

-- What one of the staff hardly ever does is not looked for among all that they did.
CREATE INDEX staff_actions_of_person ON staff_actions (staff_id, action, id DESC) WHERE staff_id IS NOT NULL;
