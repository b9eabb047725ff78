-- Lists name the vehicle that they are for, and know the vehicles as they know the names of brands and categories.
CREATE TRIGGER vehicles_renamed AFTER INSERT OR DELETE OR UPDATE ON vehicles
  FOR EACH STATEMENT EXECUTE FUNCTION list_names_changed();
