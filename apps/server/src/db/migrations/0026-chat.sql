-- Knowing a visitor's uuid is not enough to speak as them (D22): the browser that opened a conversation holds
-- a token in a cookie, of which a keyed hash stands here. `customer_id` is set when a shopper's session opened it.
DELETE FROM chat_conversations;
ALTER TABLE chat_conversations
  ADD COLUMN token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
  ADD COLUMN customer_id integer REFERENCES customers ON DELETE SET NULL,
  ADD COLUMN last_sequence integer NOT NULL DEFAULT 0 CHECK (last_sequence >= 0),
  ADD COLUMN closed_by text CHECK (closed_by IN ('visitor', 'disconnected', 'closed', 'expired')),
  ADD CHECK ((closed_at IS NULL) = (closed_by IS NULL));
CREATE INDEX chat_conversations_token ON chat_conversations (visitor_id, id);
CREATE INDEX chat_conversations_customer ON chat_conversations (customer_id) WHERE customer_id IS NOT NULL;
