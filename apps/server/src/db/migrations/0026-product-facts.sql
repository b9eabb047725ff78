-- What is in the bag, the dose or the box: food, medicines and parts each have facts of their own shape, which
-- ProductFacts of packages/rules types. Words are Spanish; term_translations has them in other languages.
CREATE TABLE product_facts (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  facts jsonb NOT NULL CHECK (facts ->> 'kind' IN ('food', 'medicine', 'part'))
);

-- They stand in a page that is cached: see 0009-announcements.sql.
CREATE TRIGGER product_facts_made_known AFTER INSERT ON product_facts
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER product_facts_change_made_known AFTER UPDATE ON product_facts
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER product_facts_removal_made_known AFTER DELETE ON product_facts
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
