import pg from 'pg'
import type { Sought } from './contestant.ts'

export type PeerCatalogue = {
  /** Parents before their children. */
  categories: { slug: string; name: string; parent: string | null }[]
  products: (Sought & {
    sku: string
    description: string
    /** All in which it is shown. */
    categories: string[]
    /** Of a filter and of its value; the brand is one. */
    features: [string, string][]
  })[]
}

/** What the shop sells, by the words that a peer has for it: each product as one variant. */
export async function readCatalogue(databaseUrl: string): Promise<PeerCatalogue> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows: categories } = await client.query<PeerCatalogue['categories'][number]>(
      `select c.slug, c.name, above.slug as parent from categories c left join categories above on above.id = c.parent_id
       order by above.id is not null, c.position, c.id`,
    )
    const { rows: products } = await client.query<PeerCatalogue['products'][number]>(
      `select p.id, p.slug, p.name, p.sku, p.price,
         not exists (select from product_options o where o.product_id = p.id) as "isPlain",
         concat_ws(E'\\n\\n', t.short_description, array_to_string(t.description, E'\\n\\n')) as description,
         array(select c.slug from product_categories pc join categories c on c.id = pc.category_id
           where pc.product_id = p.id order by c.id) as categories,
         (select jsonb_agg(jsonb_build_array(f.name, f.value) order by f.name, f.value) from (
           select 'Marca' as name, b.name as value
           union select f.name, f.value from product_features f where f.product_id = p.id) f) as features
       from products p join brands b on b.id = p.brand_id join product_texts t on t.product_id = p.id
       where p.active order by md5(p.slug)`,
    )
    return { categories, products }
  } finally {
    await client.end()
  }
}
