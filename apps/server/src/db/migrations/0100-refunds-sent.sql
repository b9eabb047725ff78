-- Since when the gateway may be doing a refund of which no answer has come; null once one has.
ALTER TABLE payment_refunds ADD COLUMN unanswered_since timestamptz;
