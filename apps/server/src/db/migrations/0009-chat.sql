-- A visitor's identity (`cliente_identificado`) lasts 15 minutes from the last message (D36).
CREATE TABLE chat_conversations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  visitor_id uuid NOT NULL,
  name text NOT NULL,
  email citext NOT NULL,
  phone text,
  opened_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '15 minutes',
  closed_at timestamptz
);
CREATE UNIQUE INDEX chat_conversations_open ON chat_conversations (visitor_id) WHERE closed_at IS NULL;

-- `sequence` counts from 1 in each conversation: after a reconnect a client asks for what came later.
CREATE TABLE chat_messages (
  conversation_id bigint NOT NULL REFERENCES chat_conversations ON DELETE CASCADE,
  sequence integer NOT NULL CHECK (sequence > 0),
  -- The administrator who wrote it; null when the visitor did.
  administrator text,
  content text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, sequence)
);
