-- An e-mail that anybody can type says nothing of who wrote what: a customer alone reviews a product once.
DROP INDEX reviews_once_by_email;
CREATE INDEX reviews_by_email ON reviews (email) WHERE email IS NOT NULL;
