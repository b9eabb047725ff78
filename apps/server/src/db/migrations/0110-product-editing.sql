-- Products are edited at the desk: each save raises the version that it was read with, and is kept with what it
-- changed, so that it can be undone.
ALTER TABLE products ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Many products changed at once, undone at once.
CREATE TABLE product_batches (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now(),
  staff_id integer,
  actor text NOT NULL,
  -- What was done, as packages/rules/src/products/bulk-change.ts types it.
  change jsonb NOT NULL,
  products integer NOT NULL,
  undone_at timestamptz,
  undone_by text
);

-- `changes`: { field: { from, to } }, the fields as EditedProduct of packages/rules names them.
CREATE TABLE product_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  -- That the product had after it.
  version integer NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  staff_id integer,
  -- Who of the staff; empty for what an import or whoever keeps the server did.
  actor text NOT NULL,
  batch_id integer REFERENCES product_batches,
  changes jsonb NOT NULL
);

CREATE INDEX product_changes_of_product ON product_changes (product_id, id DESC);
CREATE INDEX product_changes_of_batch ON product_changes (batch_id, id) WHERE batch_id IS NOT NULL;

-- Offers that begin or end at a moment: `products` has the price that holds now, and a job turns it over in time.
CREATE TABLE product_offers (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  price integer NOT NULL CHECK (price >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Whether `products` has it.
  is_on boolean NOT NULL,
  CHECK (starts_at < ends_at)
);

CREATE INDEX product_offers_to_start ON product_offers (starts_at) WHERE NOT is_on;
CREATE INDEX product_offers_to_end ON product_offers (ends_at) WHERE ends_at IS NOT NULL;

-- Addresses that a product had before.
CREATE TABLE product_redirects (
  slug text PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE
);

CREATE INDEX product_redirects_of_product ON product_redirects (product_id);

-- What people chose to show beside a product, before what the shop finds by itself.
CREATE TABLE product_links (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('related', 'analogue')),
  position smallint NOT NULL,
  linked_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  PRIMARY KEY (product_id, kind, position),
  CHECK (linked_id <> product_id)
);

CREATE INDEX product_links_of_linked ON product_links (linked_id);

-- The desk lists the newest first, drafts among them.
CREATE INDEX products_drafts ON products (id) WHERE NOT active;
CREATE INDEX products_of_brand ON products (brand_id, id);
CREATE INDEX products_without_stock ON products (id) WHERE stock = 0;

-- See 0009-announcements.sql.
DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['product_links', 'product_redirects'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_made_known AFTER INSERT ON %1$I
      REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
    EXECUTE format('CREATE TRIGGER %1$s_removal_made_known AFTER DELETE ON %1$I
      REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_everything()', source);
  END LOOP;
END $$;
