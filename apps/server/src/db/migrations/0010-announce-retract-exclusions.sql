-- Why a product cannot be taken back stands in its page, which is cached: see 0009-announcements.sql.
CREATE TRIGGER retract_exclusions_made_known AFTER INSERT ON retract_exclusions
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER retract_exclusions_change_made_known AFTER UPDATE ON retract_exclusions
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER retract_exclusions_removal_made_known AFTER DELETE ON retract_exclusions
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
