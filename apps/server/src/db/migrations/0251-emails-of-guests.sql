-- An account has an index of its own, which is found first by whoever signs in: this one is for guests, who share e-mails.
DROP INDEX customers_email;
CREATE INDEX customers_guest_email ON customers (email, id DESC) WHERE kind = 'guest' AND erased_at IS NULL;
