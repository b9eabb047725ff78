-- Who wants a mail before a food that was bought runs out. It goes to the e-mail of the order, so that nothing of a
-- person stands here.
CREATE TABLE food_reminders (
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  grams_per_day integer NOT NULL CHECK (grams_per_day BETWEEN 1 AND 5000),
  runs_out_on date NOT NULL,
  remind_on date NOT NULL CHECK (remind_on < runs_out_on),
  -- When its person said that the shop may write.
  agreed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, product_id)
);

CREATE INDEX food_reminders_by_day ON food_reminders (remind_on);
CREATE INDEX food_reminders_product ON food_reminders (product_id);

-- By which such a mail ends every other reminder to the same e-mail: SHA-256 of the link's token.
CREATE TABLE food_reminder_links (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  mailed_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX food_reminder_links_order ON food_reminder_links (order_id);
