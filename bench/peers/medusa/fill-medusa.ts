import pg from 'pg'
import type { PeerCatalogue } from '../peer-catalogue.ts'

/** Of whoever asks its API of shops. */
export const publishableKey = 'pk_of_a_measurement_alone'
export const regionId = 'reg_chile'
export const variantIdOf = (productId: number) => `variant_${productId}`

/** Pesos. */
const shippingPrice = 4990
/** Enough for every order of a measurement. */
const stock = 1_000_000

/** Writes a shop of Chile and its products into the tables that Medusa has made. */
export async function fillMedusa(
  databaseUrl: string,
  { categories, products }: PeerCatalogue,
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `create temp table kinds on commit drop as
       select row_number() over () as place, k.* from jsonb_to_recordset($1) as k(slug text, name text, parent text)`,
      [JSON.stringify(categories)],
    )
    await client.query(
      `create temp table filled on commit drop as
       select * from jsonb_to_recordset($1) as p(id int, slug text, name text, sku text, description text, price int,
         categories text[], features jsonb)`,
      [JSON.stringify(products)],
    )
    for (const statement of [...shop, ...catalogue]) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** A figure as its own numbers are kept beside the column that sorts them. */
const raw = (value: string | number) => `jsonb_build_object('value', (${value})::text, 'precision', 20)`

const shop = [
  `insert into sales_channel (id, name) values ('sc_shop', 'Tienda')`,
  `insert into api_key (id, token, salt, redacted, title, type, created_by)
   values ('apk_shop', '${publishableKey}', '', 'pk_***', 'Tienda', 'publishable', '')`,
  `insert into publishable_api_key_sales_channel (id, publishable_key_id, sales_channel_id)
   values ('pksc_shop', 'apk_shop', 'sc_shop')`,
  `insert into region (id, name, currency_code, automatic_taxes) values ('${regionId}', 'Chile', 'clp', true)`,
  `insert into region_country (iso_2, iso_3, num_code, name, display_name, region_id)
   values ('cl', 'chl', '152', 'CHILE', 'Chile', '${regionId}') on conflict (iso_2) do update set region_id = excluded.region_id`,
  `insert into payment_provider (id) values ('pp_system_default') on conflict do nothing`,
  `insert into region_payment_provider (id, region_id, payment_provider_id)
   values ('regpp_shop', '${regionId}', 'pp_system_default')`,
  `insert into price_preference (id, attribute, value, is_tax_inclusive) values ('prpref_clp', 'currency_code', 'clp', true)
   on conflict do nothing`,
  `insert into tax_provider (id) values ('tp_system') on conflict do nothing`,
  `insert into tax_region (id, provider_id, country_code) values ('txreg_chile', 'tp_system', 'cl')`,
  `insert into tax_rate (id, rate, code, name, is_default, tax_region_id)
   values ('txr_iva', 19, 'iva', 'IVA', true, 'txreg_chile')`,
  `insert into stock_location (id, name) values ('sloc_shop', 'Bodega')`,
  `insert into sales_channel_stock_location (id, sales_channel_id, stock_location_id)
   values ('scloc_shop', 'sc_shop', 'sloc_shop')`,
  `insert into fulfillment_provider (id) values ('manual_manual') on conflict do nothing`,
  `insert into location_fulfillment_provider (id, stock_location_id, fulfillment_provider_id)
   values ('locfp_shop', 'sloc_shop', 'manual_manual')`,
  `insert into fulfillment_set (id, name, type) values ('fuset_shop', 'Despacho', 'shipping')`,
  `insert into location_fulfillment_set (id, stock_location_id, fulfillment_set_id)
   values ('locfs_shop', 'sloc_shop', 'fuset_shop')`,
  `insert into service_zone (id, name, fulfillment_set_id) values ('serzo_chile', 'Chile', 'fuset_shop')`,
  `insert into geo_zone (id, type, country_code, service_zone_id) values ('fgz_chile', 'country', 'cl', 'serzo_chile')`,
  `insert into shipping_profile (id, name, type) values ('sp_shop', 'Envío', 'shop')`,
  `insert into shipping_option_type (id, label, description, code) values ('sotype_shop', 'Despacho', '', 'despacho')`,
  `insert into shipping_option
     (id, name, price_type, service_zone_id, shipping_profile_id, provider_id, data, shipping_option_type_id)
   values ('so_shop', 'Despacho', 'flat', 'serzo_chile', 'sp_shop', 'manual_manual', '{}', 'sotype_shop')`,
  `insert into price_set (id) values ('pset_despacho')`,
  `insert into price (id, price_set_id, currency_code, raw_amount, rules_count, amount)
   values ('price_despacho', 'pset_despacho', 'clp', ${raw(shippingPrice)}, 0, ${shippingPrice})`,
  `insert into shipping_option_price_set (id, shipping_option_id, price_set_id)
   values ('sops_shop', 'so_shop', 'pset_despacho')`,
]

const catalogue = [
  `insert into product_category (id, name, handle, mpath, is_active, is_internal, rank, parent_category_id)
   select 'pcat_' || slug, name, slug, case when parent is null then 'pcat_' || slug else 'pcat_' || parent || '.pcat_' || slug end,
     true, false, place, 'pcat_' || parent from kinds`,
  `insert into product (id, title, handle, description, status) select 'prod_' || id, name, slug, description, 'published'
   from filled`,
  `insert into product_category_product (product_id, product_category_id)
   select 'prod_' || id, 'pcat_' || c from filled, unnest(categories) c`,
  `create temp table feature on commit drop as
   select p.id as product_id, (f ->> 0) || ': ' || (f ->> 1) as value from filled p, jsonb_array_elements(p.features) f`,
  `insert into product_tag (id, value) select 'ptag_' || md5(value), value from (select distinct value from feature) f`,
  `insert into product_tags (product_id, product_tag_id)
   select distinct 'prod_' || product_id, 'ptag_' || md5(value) from feature`,
  `insert into product_sales_channel (id, product_id, sales_channel_id)
   select 'prodsc_' || id, 'prod_' || id, 'sc_shop' from filled`,
  `insert into product_shipping_profile (id, product_id, shipping_profile_id)
   select 'prodsp_' || id, 'prod_' || id, 'sp_shop' from filled`,
  `insert into product_option (id, title, is_exclusive) select 'opt_' || id, 'Formato', true from filled`,
  `insert into product_product_option (id, product_id, product_option_id)
   select 'prodopt_' || id, 'prod_' || id, 'opt_' || id from filled`,
  `insert into product_option_value (id, value, option_id) select 'optval_' || id, 'Único', 'opt_' || id from filled`,
  `insert into product_product_option_value (id, product_product_option_id, product_option_value_id)
   select 'prodoptval_' || id, 'prodopt_' || id, 'optval_' || id from filled`,
  `insert into product_variant (id, title, sku, manage_inventory, allow_backorder, variant_rank, product_id)
   select 'variant_' || id, 'Único', sku, true, false, 0, 'prod_' || id from filled`,
  `insert into product_variant_option (variant_id, option_value_id) select 'variant_' || id, 'optval_' || id from filled`,
  `insert into price_set (id) select 'pset_' || id from filled`,
  `insert into price (id, price_set_id, currency_code, raw_amount, rules_count, amount)
   select 'price_' || id, 'pset_' || id, 'clp', ${raw('price')}, 0, price from filled`,
  `insert into product_variant_price_set (id, variant_id, price_set_id)
   select 'pvps_' || id, 'variant_' || id, 'pset_' || id from filled`,
  `insert into inventory_item (id, sku, title, requires_shipping) select 'iitem_' || id, sku, name, true from filled`,
  `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
     reserved_quantity, raw_reserved_quantity, incoming_quantity, raw_incoming_quantity)
   select 'ilev_' || id, 'iitem_' || id, 'sloc_shop', ${stock}, ${raw(stock)}, 0, ${raw(0)}, 0, ${raw(0)} from filled`,
  `insert into product_variant_inventory_item (id, variant_id, inventory_item_id, required_quantity)
   select 'pvitem_' || id, 'variant_' || id, 'iitem_' || id, 1 from filled`,
]
