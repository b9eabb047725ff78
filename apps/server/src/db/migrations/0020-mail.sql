-- A row for each mail, written in the transaction that causes it; a job sends it.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  recipient citext NOT NULL,
  language text NOT NULL CHECK (language IN ('es', 'en', 'ru')),
  -- Emptied once it is sent or expired: it holds personal data and the tokens of links.
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead', 'expired')),
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- When it may be tried next; while it is being sent, when another may take it over.
  due_at timestamptz NOT NULL DEFAULT now(),
  error text,
  message_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  expires_at timestamptz,
  CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  CHECK (state NOT IN ('sent', 'expired') OR data = '{}')
);

CREATE INDEX mails_due ON mails (due_at) WHERE state = 'waiting';
CREATE INDEX mails_state ON mails (state, created_at DESC);
CREATE INDEX mails_recipient ON mails (recipient);
