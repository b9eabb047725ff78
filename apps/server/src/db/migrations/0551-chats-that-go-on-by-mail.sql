-- What a browser that slept through the end of its conversation is told when it wakes: that what it asked is answered by mail
-- (its proof proves no more than that), or that the answers which it did not see were mailed.
ALTER TABLE chat_conversations
  ADD COLUMN former_visitor_id uuid,
  ADD COLUMN former_token_hash bytea CHECK (length(former_token_hash) = 32),
  ADD COLUMN answer_mailed boolean NOT NULL DEFAULT false,
  -- Keyed hash of the network from which it was opened: of one network only so many an hour go on by mail.
  ADD COLUMN opened_from bytea CHECK (length(opened_from) = 32);

CREATE INDEX chat_conversations_former ON chat_conversations (former_token_hash) WHERE former_token_hash IS NOT NULL;
