-- No call has written this table until now, so there is nothing in it to keep.
DROP TABLE newsletter_subscriptions;

CREATE TABLE newsletter_subscriptions (
  email citext PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('pending', 'confirmed', 'cancelled')),
  language text NOT NULL CHECK (language IN ('es', 'en', 'ru')),
  -- What the person was asked to agree to.
  text_version text NOT NULL,
  -- SHA-256 of the tokens of the last mail's links.
  confirm_hash bytea NOT NULL UNIQUE CHECK (length(confirm_hash) = 32),
  unsubscribe_hash bytea NOT NULL UNIQUE CHECK (length(unsubscribe_hash) = 32),
  requested_at timestamptz NOT NULL DEFAULT now(),
  -- How many confirmations were mailed without an answer, and when the last one was.
  mailed smallint NOT NULL DEFAULT 1,
  mailed_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  CHECK (state <> 'confirmed' OR confirmed_at IS NOT NULL),
  CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL))
);

CREATE INDEX contact_messages_email ON contact_messages (email);
