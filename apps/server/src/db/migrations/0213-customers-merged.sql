-- Somebody who stood in the shop twice is one: the row that is left over leads to the one that stays.
ALTER TABLE customers ADD COLUMN merged_into integer REFERENCES customers (id);
ALTER TABLE customers ADD CHECK (merged_into IS NULL OR erased_at IS NOT NULL);
-- Guests as well, who share e-mails: the desk looks for those who may be one person.
CREATE INDEX customers_email ON customers (email, id DESC) WHERE erased_at IS NULL;
CREATE INDEX customers_merged_into ON customers (merged_into) WHERE merged_into IS NOT NULL;
