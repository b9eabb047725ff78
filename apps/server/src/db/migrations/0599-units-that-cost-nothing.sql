-- Units that cost nothing, or whose money went back before, are taken off an order as a refund of nothing.
ALTER TABLE refunds
  DROP CONSTRAINT refunds_amount_check,
  ADD CONSTRAINT refunds_amount_check CHECK (amount >= 0);
