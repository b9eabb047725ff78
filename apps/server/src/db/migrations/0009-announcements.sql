-- What shoppers see is cached in every process. Whoever writes it, the database itself announces the change when
-- the transaction commits: '*' for everything, or the ids of products whose stock alone has changed, with 'stock '
-- before them where none of them began or ceased to be available. Equal announcements of one transaction are one.
CREATE FUNCTION announce_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed_rows) THEN PERFORM pg_notify('catalogue', '*'); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION announce_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '*');
  RETURN NULL;
END $$;

-- A notification holds at most 8,000 bytes.
CREATE FUNCTION announce_products(ids integer[], prefix text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 500 THEN
    PERFORM pg_notify('catalogue', '*');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('catalogue', prefix || array_to_string(ids, ','));
  END IF;
END $$;

CREATE FUNCTION announce_stock_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_products(ARRAY(SELECT DISTINCT product_id FROM changed_rows ORDER BY 1), '');
  RETURN NULL;
END $$;

CREATE FUNCTION announce_stock_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer[];
  turned integer[];
BEGIN
  SELECT array_agg(DISTINCT n.product_id ORDER BY n.product_id),
    coalesce(array_agg(DISTINCT n.product_id ORDER BY n.product_id)
      FILTER (WHERE (n.quantity > 0) <> (o.quantity > 0)), '{}')
  INTO moved, turned
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE n.quantity <> o.quantity;
  PERFORM announce_products(turned, '');
  PERFORM announce_products(ARRAY(SELECT unnest(moved) EXCEPT SELECT unnest(turned) ORDER BY 1), 'stock ');
  RETURN NULL;
END $$;

CREATE TRIGGER stock_made_known AFTER INSERT ON stock
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_stock_rows();
CREATE TRIGGER stock_removal_made_known AFTER DELETE ON stock
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_stock_rows();
CREATE TRIGGER stock_change_made_known AFTER UPDATE ON stock
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION announce_stock_changes();
CREATE TRIGGER products_change_made_known AFTER UPDATE OF
  id, package_weight, rating, review_count, backorder, featured, active, position, added_on, brand_id, price,
  compare_at_price, content_amount, package_width, package_height, package_depth, fitment, slug, sku,
  original_code, barcode, kind, content_unit, name
  ON products
  FOR EACH STATEMENT EXECUTE FUNCTION announce_columns();
CREATE TRIGGER products_made_known AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER products_removal_made_known AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER comunas_change_made_known AFTER UPDATE OF id, region_id, cut, courier_code, aliases, name ON comunas
  FOR EACH STATEMENT EXECUTE FUNCTION announce_columns();
CREATE TRIGGER comunas_made_known AFTER INSERT ON comunas
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
CREATE TRIGGER comunas_removal_made_known AFTER DELETE ON comunas
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY[
    'blog_categories', 'blog_posts', 'branches', 'brand_models', 'brands', 'campaigns', 'carrier_bands',
    'carrier_rates', 'carriers', 'categories', 'category_extra_data', 'dispatch_kinds', 'localities',
    'menus', 'mini_banners', 'product_categories', 'product_features', 'product_option_values',
    'product_options', 'product_pictures', 'product_specifications', 'product_texts', 'product_vehicles',
    'regions', 'reviews', 'settings', 'site_texts', 'slides', 'synonyms', 'vehicles'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_made_known AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
    EXECUTE format('CREATE TRIGGER %1$s_change_made_known AFTER UPDATE ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
    EXECUTE format('CREATE TRIGGER %1$s_removal_made_known AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
  END LOOP;
END $$;
