-- The key of the form that wrote a review: what is sent again after a lost answer is that review, in the words sent last.
ALTER TABLE reviews ADD COLUMN client_key uuid;
CREATE UNIQUE INDEX reviews_once_by_key ON reviews (product_id, client_key) WHERE client_key IS NOT NULL;
