ALTER TABLE reviews
  -- Whose session wrote it, if there was one.
  ADD COLUMN customer_id integer REFERENCES customers ON DELETE SET NULL,
  -- Who wrote it, never shown; null for what came with the shop.
  ADD COLUMN email citext,
  -- Whether that session's customer had bought the product and paid for it when it was written.
  ADD COLUMN verified boolean NOT NULL DEFAULT false;

-- One review of a product from a customer, and one from an e-mail.
CREATE UNIQUE INDEX reviews_once_by_email ON reviews (email, product_id) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX reviews_once_by_customer ON reviews (customer_id, product_id) WHERE customer_id IS NOT NULL;
