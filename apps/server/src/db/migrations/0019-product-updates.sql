-- What a product's page says stands in these tables too: when they are written, sitemaps tell of it.
CREATE FUNCTION note_product_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET updated_at = now()
    WHERE id IN (SELECT product_id FROM changed_rows) AND updated_at < now();
  RETURN NULL;
END $$;

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY[
    'product_texts', 'product_pictures', 'product_features', 'product_specifications', 'product_options'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_dated AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_product_updates()', source);
    EXECUTE format('CREATE TRIGGER %1$s_change_dated AFTER UPDATE ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_product_updates()', source);
    EXECUTE format('CREATE TRIGGER %1$s_removal_dated AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_product_updates()', source);
  END LOOP;
END $$;
