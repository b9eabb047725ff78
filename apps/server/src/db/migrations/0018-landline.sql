-- A second phone of a customer, which the specification's customer has beside the mobile one.
ALTER TABLE customers ADD COLUMN landline text CHECK (landline ~ '^\+[0-9]{8,15}$');
