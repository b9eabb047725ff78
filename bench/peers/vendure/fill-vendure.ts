import pg from 'pg'
import type { PeerCatalogue } from '../peer-catalogue.ts'

/** Writes the products, their facets and their collections into the tables that Vendure has made. */
export async function fillVendure(databaseUrl: string, { products }: PeerCatalogue): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `create temp table filled on commit drop as
       select * from jsonb_to_recordset($1) as p(id int, slug text, name text, sku text, description text, price int,
         categories text[], features jsonb)`,
      [JSON.stringify(products)],
    )
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Enough for every order of a measurement. */
const stock = 1_000_000

const statements = [
  `update channel set "pricesIncludeTax" = true, "defaultCurrencyCode" = 'CLP', "availableCurrencyCodes" = 'CLP'`,
  // Of what its populator has asked for, the index is filled once there are products, and no collection has filters.
  'delete from job_record',
  'insert into product (id, enabled) select id, true from filled',
  `insert into product_translation ("languageCode", name, slug, description, "baseId")
   select 'es', name, slug, description, id from filled`,
  `insert into product_variant (id, enabled, sku, "trackInventory", "taxCategoryId", "productId")
   select id, true, sku, 'INHERIT', (select min(id) from tax_category), id from filled`,
  `insert into product_variant_translation ("languageCode", name, "baseId") select 'es', name, id from filled`,
  `insert into product_variant_price ("currencyCode", "channelId", price, "variantId")
   select 'CLP', c.id, p.price, p.id from filled p, channel c`,
  `insert into stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
   select ${stock}, 0, p.id, l.id from filled p, stock_location l`,
  'insert into product_channels_channel ("productId", "channelId") select p.id, c.id from filled p, channel c',
  `insert into product_variant_channels_channel ("productVariantId", "channelId")
   select p.id, c.id from filled p, channel c`,
  `create temp table feature on commit drop as
   select p.id as product_id, f ->> 0 as facet, f ->> 1 as value from filled p, jsonb_array_elements(p.features) f`,
  'insert into facet (code) select distinct facet from feature',
  `insert into facet_translation ("languageCode", name, "baseId") select 'es', code, id from facet`,
  'insert into facet_channels_channel ("facetId", "channelId") select f.id, c.id from facet f, channel c',
  `insert into facet_value (code, "facetId")
   select distinct v.value, f.id from feature v join facet f on f.code = v.facet`,
  `insert into facet_value_translation ("languageCode", name, "baseId") select 'es', code, id from facet_value`,
  'insert into facet_value_channels_channel ("facetValueId", "channelId") select f.id, c.id from facet_value f, channel c',
  `insert into product_facet_values_facet_value ("productId", "facetValueId")
   select distinct x.product_id, v.id from feature x join facet f on f.code = x.facet
   join facet_value v on v."facetId" = f.id and v.code = x.value`,
  `insert into collection_product_variants_product_variant ("collectionId", "productVariantId")
   select t."baseId", p.id from filled p join collection_translation t on t.slug = any(p.categories)`,
]
