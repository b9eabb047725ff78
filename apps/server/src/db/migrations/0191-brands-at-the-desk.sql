-- Addresses that a brand had before, and those of brands that became one with it.
CREATE TABLE brand_redirects (
  slug text PRIMARY KEY,
  brand_id integer NOT NULL REFERENCES brands ON DELETE CASCADE
);

CREATE INDEX brand_redirects_of_brand ON brand_redirects (brand_id);

-- See 0009-announcements.sql.
CREATE TRIGGER brand_redirects_made_known AFTER INSERT ON brand_redirects
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER brand_redirects_change_made_known AFTER UPDATE ON brand_redirects
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER brand_redirects_removal_made_known AFTER DELETE ON brand_redirects
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
