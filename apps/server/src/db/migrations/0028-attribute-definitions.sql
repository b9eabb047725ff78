-- What the shop says of its attributes: how the values that products have written are read, and where shoppers decide
-- by them. The shop's owner edits these; an attribute without a row is read as it stands.
CREATE TABLE attribute_definitions (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CHECK (name <> ''),
  kind text NOT NULL CHECK (kind IN ('terms', 'number', 'text')),
  unit text NOT NULL DEFAULT '',
  position integer NOT NULL
);

CREATE TABLE attribute_terms (
  attribute text NOT NULL REFERENCES attribute_definitions ON UPDATE CASCADE ON DELETE CASCADE,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CHECK (name <> ''),
  position integer NOT NULL,
  PRIMARY KEY (attribute, slug)
);

-- What a written value counts for besides what it names; the term '*' is every term.
CREATE TABLE attribute_values (
  attribute text NOT NULL REFERENCES attribute_definitions ON UPDATE CASCADE ON DELETE CASCADE,
  value text NOT NULL,
  term text NOT NULL,
  PRIMARY KEY (attribute, value, term)
);

-- The categories whose shoppers decide by it; those below them count too.
CREATE TABLE attribute_categories (
  attribute text NOT NULL REFERENCES attribute_definitions ON UPDATE CASCADE ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES categories ON DELETE CASCADE,
  PRIMARY KEY (attribute, category_id)
);

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY[
    'attribute_definitions', 'attribute_terms', 'attribute_values', 'attribute_categories'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_renamed AFTER INSERT OR DELETE OR UPDATE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION list_names_changed()', source);
    EXECUTE format('CREATE TRIGGER %1$s_made_known AFTER INSERT OR DELETE OR UPDATE ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION announce_columns()', source);
  END LOOP;
END $$;

-- Lists filter by what kind of thing a product is and by how much is in it, too.
CREATE TRIGGER products_remeasured AFTER UPDATE OF kind, content_amount, content_unit ON products
  FOR EACH ROW EXECUTE FUNCTION listed_product_changed();
