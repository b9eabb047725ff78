import { availableParallelism } from 'node:os'
import pg from 'pg'
import { withoutIndexes } from './without-indexes.ts'

/**
 * Grows a seeded shop to about `amount` products: each product of the demonstration many times over, with a
 * series name of its own, other brands, codes, prices, sales and features, so that words and values are as common or
 * rare as in a real catalogue. The triggers that follow single writes are left out, and what they keep is made at once: the words
 * of the search anew, as a save does, or, many times faster, copied from the product with the copy's own beside them.
 */
export async function growCatalogue(
  databaseUrl: string,
  amount: number,
  { words = 'made' }: { words?: 'made' | 'copied' } = {},
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from products')
    const copies = Math.ceil(amount / (rows[0]?.count ?? 1)) - 1
    await withoutIndexes(client, written, async () => {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      for (const statement of words === 'copied' ? [...statements, copiedWords] : statements) {
        await client.query(statement, statement.includes('$1') ? [copies] : [])
      }
      await client.query('commit')
      await client.query('analyze')
      if (words === 'made') await findCopies(databaseUrl, client)
    })
    await client.query('select refresh_popular_search()')
    await client.query('select recount_categories()')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Filled without their indexes; the words of the search are made by what keeps its indexes in order, and have them. */
const written = [
  'products',
  'product_units',
  'product_prices',
  'product_edits',
  'product_texts',
  'product_categories',
  'product_features',
  'product_pictures',
  'product_vehicles',
]

/** Made known to the search at a time. */
const batch = 2000

/** Makes the copies known to the search, on every processor: their words are most of what growing costs. */
async function findCopies(databaseUrl: string, client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ ids: number[] }>(
    `select array_agg(id order by id) as ids from (
       select id, row_number() over (order by id) / ${batch} as part from products where id >= 100000
     ) p group by part order by part`,
  )
  const parts = rows.map(({ ids }) => ids)
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const worker = new pg.Client(databaseUrl)
      await worker.connect()
      try {
        for (let ids = parts.shift(); ids; ids = parts.shift()) {
          await worker.query('select refresh_product_search($1)', [ids])
        }
      } finally {
        await worker.end()
      }
    }),
  )
}

/** Syllables joined by number: names that look like names, 38,000 of them, the more the larger the numbers are. */
const seriesName = (number: string) => `initcap(
  (array['ba','ce','di','fo','gu','la','me','ni','po','ru','sa','te'])[1 + ${number} % 12] ||
  (array['lan','mer','nis','rol','tun','vad','bel','cor'])[1 + ${number} / 12 % 8] ||
  (array['a','o','ia','es','ur','in','al','ex','ana','iel'])[1 + ${number} / 96 % 10] ||
  (array['','do','ra','lis','men','so','tri','van'])[1 + ${number} / 960 % 8] ||
  (array['','k','th','x','zo'])[1 + ${number} / 7680 % 5])`

/** Of three copies of a product two have the features of another one: as many lists of features as a third of all. */
const copiesAlike = 3

const brandsMade = 240

/** A copy's id: clear of what is seeded, and found again from the product and the number of the copy. */
const copyOf = (id: string) => `100000 + copy * 1000 + ${id} % 1000`

const statements = [
  `create temp table copies on commit drop as select generate_series(1, $1::int) as copy`,
  `insert into brands (id, slug, name, country, image, ink, ground)
   select 1000 + n, 'marca-' || n, ${seriesName('(n * 7)')} || ' ' || n, 'Chile', b.image, b.ink, b.ground
   from generate_series(1, ${brandsMade}) n, (select * from brands order by id limit 1) b`,
  `insert into products (id, slug, name, sku, original_code, barcode, brand_id, kind, price, compare_at_price,
     content_amount, content_unit, package_width, package_height, package_depth, package_weight, stock,
     rating, review_count, backorder, featured, position, sold_count, added_on, fitment)
   select ${copyOf('p.id')}, p.slug || '-' || copy, p.name || ' ' || ${seriesName('(copy * 31 + p.id)')},
     p.sku || '-' || copy, p.original_code || copy, (7900000000000 + copy * 1000 + p.id)::text,
     1001 + (copy * 13 + p.id) % ${brandsMade}, p.kind,
     p.price + (copy * 37 % 100) * 10, p.compare_at_price + 1000, p.content_amount, p.content_unit,
     p.package_width, p.package_height, p.package_depth, p.package_weight, (copy * 7 + p.id) % 50,
     p.rating, p.review_count, p.backorder, false, p.position + copy * 1000, (copy * 7919 + p.id * 104729) % 5000,
     p.added_on, p.fitment
   from products p, copies`,
  `insert into product_units (product_id, stock, active) select id, stock, active from products where id >= 100000`,
  `insert into product_prices (product_id, kind, price, discount_percent, unit_rank, unit_price, active)
   select id, kind, price, discount_percent, unit_rank, unit_price, active from products where id >= 100000`,
  `insert into product_edits (product_id, changed_at)
   select id, added_on + id % 86400 * interval '1 second' from products where id >= 100000`,
  `insert into product_texts (product_id, short_description, description, tags)
   select ${copyOf('t.product_id')}, t.short_description, t.description, t.tags from product_texts t, copies`,
  `insert into product_categories (category_id, product_id, direct, position)
   select t.category_id, ${copyOf('t.product_id')}, t.direct, t.position from product_categories t, copies`,
  `insert into product_features (product_id, position, name, value)
   select ${copyOf('t.product_id')}, t.position, t.name, t.value from product_features t, copies`,
  `insert into product_features (product_id, position, name, value)
   select ${copyOf('p.id')}, 900 + own.position, own.name, own.value
   from products p, copies, lateral (select copy / ${copiesAlike} as number) alike, lateral (values
     (1, 'Línea', 'Línea ' || (1 + alike.number % 40)), (2, 'Presentación', 'Formato ' || (1 + alike.number / 40 % 30))
   ) own (position, name, value)
   where p.id < 100000`,
  `insert into product_pictures (product_id, position, file, alt, ground)
   select ${copyOf('t.product_id')}, t.position, t.file, t.alt, t.ground from product_pictures t, copies`,
  `insert into product_vehicles (product_id, vehicle_id)
   select ${copyOf('t.product_id')}, t.vehicle_id from product_vehicles t, copies`,
  `insert into product_options (id, product_id, name, kind, position)
   select 10000000 + copy * 100000 + t.id, ${copyOf('t.product_id')}, t.name, t.kind, t.position
   from product_options t, copies`,
  `insert into product_option_values (option_id, name, color, position)
   select 10000000 + copy * 100000 + t.option_id, t.name, t.color, t.position
   from product_option_values t, copies`,
]

const copiedWords = `insert into product_search
     (product_id, for_sale, spelled, folded, named, vector, tags, categories, facts, about)
   select p.id, true, s.spelled || own.name, s.folded || own.name || ' ', s.named || words_vector(own.name),
     s.vector || setweight(words_vector(own.name), 'A') || setweight(words_vector(own.codes), 'B'),
     s.tags, s.categories, s.facts, s.about
   from product_search s, copies, products p,
     lateral (select lower(${seriesName('(copy * 31 + s.product_id)')}) as name,
       search_text(concat_ws(' ', p.sku, p.original_code, p.barcode)) as codes) own
   where p.id = ${copyOf('s.product_id')}`
