-- Made by whoever sends the start of a payment: two sends under one key are one attempt, however long apart.
ALTER TABLE payments ADD COLUMN idempotency_key uuid;
-- One for which the gateway gave no form began nothing.
CREATE UNIQUE INDEX payments_once_by_key ON payments (order_id, idempotency_key) WHERE state <> 'FAILED';
