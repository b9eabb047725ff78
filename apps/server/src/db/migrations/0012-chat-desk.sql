ALTER TABLE chat_conversations
  -- `offline`: a message that was left while nobody was there; it is answered by mail and does not expire.
  ADD COLUMN kind text NOT NULL DEFAULT 'chat' CHECK (kind IN ('chat', 'offline')),
  -- Under which key a message was left.
  ADD COLUMN client_key uuid UNIQUE,
  -- In which language the visitor is answered by mail.
  ADD COLUMN language text NOT NULL DEFAULT 'es' CHECK (language IN ('es', 'en', 'ru')),
  ADD COLUMN assigned_to integer REFERENCES staff (id) ON DELETE SET NULL,
  -- Where the visitor is and what lies in the cart: `[{"productId": 7, "quantity": 1}]`.
  ADD COLUMN page text,
  ADD COLUMN cart jsonb NOT NULL DEFAULT '[]',
  -- Up to which message each side has seen it.
  ADD COLUMN seen_by_visitor integer NOT NULL DEFAULT 0,
  ADD COLUMN seen_by_staff integer NOT NULL DEFAULT 0,
  -- Since when the visitor waits for an answer; null while nothing is unanswered.
  ADD COLUMN waiting_since timestamptz,
  -- When the visitor wrote first, and when the staff answered first.
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN last_message_at timestamptz,
  ADD COLUMN muted_until timestamptz,
  ADD CHECK (seen_by_visitor BETWEEN 0 AND last_sequence),
  ADD CHECK (seen_by_staff BETWEEN 0 AND last_sequence);

CREATE INDEX chat_conversations_proof ON chat_conversations (token_hash);
CREATE INDEX chat_conversations_running ON chat_conversations (expires_at) WHERE closed_at IS NULL;
CREATE INDEX chat_conversations_waiting ON chat_conversations (waiting_since, id)
  WHERE closed_at IS NULL AND waiting_since IS NOT NULL;
CREATE INDEX chat_conversations_assigned ON chat_conversations (assigned_to, id) WHERE assigned_to IS NOT NULL;
CREATE INDEX chat_conversations_email ON chat_conversations (email);
CREATE INDEX chat_conversations_opened ON chat_conversations (opened_at);
CREATE INDEX chat_conversations_words ON chat_conversations
  USING gin (fold_text(name || ' ' || email::text) gin_trgm_ops);

ALTER TABLE chat_messages
  -- Made by who writes it: with the same key it is stored once.
  ADD COLUMN client_key uuid,
  -- A product that was sent, as it was then.
  ADD COLUMN card jsonb;

CREATE UNIQUE INDEX chat_messages_key ON chat_messages (conversation_id, client_key) WHERE client_key IS NOT NULL;
CREATE INDEX chat_messages_words ON chat_messages USING gin (fold_text(content) gin_trgm_ops);

CREATE TABLE chat_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES chat_conversations ON DELETE CASCADE,
  -- The last message that there was when it was written.
  after_sequence integer NOT NULL,
  author text NOT NULL,
  content text NOT NULL,
  client_key uuid,
  written_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX chat_notes_place ON chat_notes (conversation_id, after_sequence, id);
CREATE UNIQUE INDEX chat_notes_key ON chat_notes (conversation_id, client_key) WHERE client_key IS NOT NULL;

CREATE TABLE chat_canned_answers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name citext NOT NULL UNIQUE,
  content text NOT NULL
);

-- Who of the staff is connected, over all processes: a row for each connection, which its process renews. What a
-- killed process leaves behind grows old.
CREATE TABLE chat_presence (
  connection_id text PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  available boolean NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX chat_presence_staff ON chat_presence (staff_id);

-- What is too large for a notification between the processes; the adapter clears it.
CREATE UNLOGGED TABLE chat_channel_attachments (
  id bigserial PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  payload bytea
);
