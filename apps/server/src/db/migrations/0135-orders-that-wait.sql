-- How many orders of a person wait for their money is asked before another is made.
CREATE INDEX orders_unpaid_email ON orders (customer_email)
  WHERE state = 'PENDING' AND payment_state IN ('WAITING', 'REJECTED');
CREATE INDEX orders_unpaid_customer ON orders (customer_id)
  WHERE state = 'PENDING' AND payment_state IN ('WAITING', 'REJECTED');
-- Whether somebody has paid before.
CREATE INDEX orders_paid_customer ON orders (customer_id) WHERE payment_state = 'PAID';
