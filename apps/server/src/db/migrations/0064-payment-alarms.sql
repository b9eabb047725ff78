-- What somebody of the staff has to look at: few rows, counted whenever the metrics are read.
CREATE INDEX payments_lost ON payments (id) WHERE state = 'LOST';
CREATE INDEX payment_refunds_failed ON payment_refunds (id) WHERE state = 'FAILED';
