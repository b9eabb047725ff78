-- What a parcel costs by its weight is shown to shoppers like the rates themselves (0115).
CREATE TRIGGER carrier_bands_made_known AFTER INSERT ON carrier_bands
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER carrier_bands_change_made_known AFTER UPDATE ON carrier_bands
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER carrier_bands_removal_made_known AFTER DELETE ON carrier_bands
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
