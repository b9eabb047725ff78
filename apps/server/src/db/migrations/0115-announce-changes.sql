/* What shoppers see is cached in every process. Whoever writes it, the database itself announces the change when
   the transaction commits: '*' for everything, or the ids of products whose stock alone has changed, with 'stock '
   before them where none of them began or ceased to be available. Equal announcements of one transaction are one. */
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

/* Of a product all but its stock and its sales, which are written with every order; of a comuna all but when the
   courier was asked for it. */
DO $$
DECLARE
  source text;
  columns text;
BEGIN
  FOREACH source IN ARRAY ARRAY['products', 'comunas'] LOOP
    SELECT string_agg(quote_ident(column_name), ', ') INTO columns FROM information_schema.columns
    WHERE table_schema = current_schema AND table_name = source
      AND column_name NOT IN ('stock', 'sold_count', 'courier_read_at') AND is_generated = 'NEVER';
    EXECUTE format('CREATE TRIGGER %1$s_change_made_known AFTER UPDATE OF %2$s ON %1$I
      FOR EACH STATEMENT EXECUTE FUNCTION announce_columns()', source, columns);
    EXECUTE format('CREATE TRIGGER %1$s_made_known AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
    EXECUTE format('CREATE TRIGGER %1$s_removal_made_known AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
  END LOOP;
  FOREACH source IN ARRAY ARRAY[
    'product_texts', 'product_categories', 'product_pictures', 'product_features', 'product_specifications',
    'product_options', 'product_option_values', 'product_vehicles', 'brands', 'brand_models', 'categories',
    'category_extra_data', 'reviews', 'vehicles', 'synonyms', 'branches', 'regions', 'localities',
    'dispatch_kinds', 'carriers', 'carrier_rates', 'menus', 'slides', 'mini_banners', 'site_texts', 'settings',
    'campaigns', 'blog_categories', 'blog_posts'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_made_known AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
    EXECUTE format('CREATE TRIGGER %1$s_change_made_known AFTER UPDATE ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
    EXECUTE format('CREATE TRIGGER %1$s_removal_made_known AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
  END LOOP;
END $$;
