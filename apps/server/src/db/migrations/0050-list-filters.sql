-- A feature that a card shows is a filter of the list: its name and its value as they stand in an address.
-- Folded, with a hyphen for whatever is no letter or digit; the same rule as attributeSlug of packages/rules.
CREATE FUNCTION attribute_slug(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(fold_text(value), '[^a-z0-9]+', '-', 'g'), '-');

ALTER TABLE product_features
  ADD COLUMN name_slug text NOT NULL GENERATED ALWAYS AS (attribute_slug(name)) STORED,
  ADD COLUMN value_slug text NOT NULL GENERATED ALWAYS AS (attribute_slug(value)) STORED;
CREATE INDEX product_features_by_value ON product_features (name_slug, value_slug, product_id);

CREATE INDEX product_option_values_by_color ON product_option_values (color, option_id) WHERE color IS NOT NULL;
