-- Each address has its own row of what is due: one that does not answer must not hold up the others.
CREATE INDEX webhook_deliveries_due_of ON webhook_deliveries (webhook_id, due_at) WHERE state = 'PENDING';

DROP INDEX webhook_deliveries_due;
