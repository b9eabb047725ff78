-- What comes with new products of a file is no change of them: their row says when they were made, and that they are to be
-- listed, and nobody else can have their units yet. Whoever writes them says so for as long as those statements last.
CREATE FUNCTION writes_new() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(current_setting('catalogue.new', true), '') = 'on';
END $$;

CREATE OR REPLACE FUNCTION note_product_updates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF writes_new() THEN RETURN NULL; END IF;
  UPDATE products SET updated_at = now()
    WHERE id IN (SELECT product_id FROM changed_rows) AND updated_at < now();
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION list_source_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF writes_new() THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN
    PERFORM note_list_changes(ARRAY(SELECT product_id FROM old_rows));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM note_list_changes(ARRAY(SELECT product_id FROM new_rows));
  ELSE
    PERFORM note_list_changes(ARRAY(SELECT product_id FROM old_rows UNION SELECT product_id FROM new_rows));
  END IF;
  RETURN NULL;
END $$;
