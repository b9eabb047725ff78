import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { bestFirst, foundProducts } from './found-products.ts'

/** `parentName` is null at the top of a tree. */
export type CategoryHit = { id: number; slug: string; name: string; parentName: string | null }

/** `file` is the first picture. */
export type ProductHit = { id: number; slug: string; name: string; price: number; file: string | null }

/** How many hits a suggestion ranks: of a word that half the shop has, any names that hold it will do. */
const mostRanked = 200

const hit = sql`p.id, p.slug, p.name, p.price,
  (select i.file from product_pictures i where i.product_id = p.id order by i.position limit 1) as file`

export function searchStore({ db }: Pick<Database, 'db'>) {
  const products = async (query: SQL) => (await db.execute<ProductHit>(query)).rows

  return {
    /** Products by any of their words, forgiving; the best first. */
    byWords(text: string, limit: number) {
      return products(sql`
        with best as (
          select f.product_id, row_number() over (order by ${bestFirst}) as place
          from ${foundProducts(text, { ranked: mostRanked, most: mostRanked })}
          order by place limit ${limit}
        )
        select ${hit} from best join products p on p.id = best.product_id order by best.place`)
    },

    /** Products whose maker's code is just this, whatever the case of its letters. */
    byOriginalCode(code: string, limit: number) {
      return products(sql`
        select ${hit} from products p
        where fold_text(p.original_code) = fold_text(${code}) and p.original_code <> '' and p.active
        order by p.position, p.id limit ${limit}`)
    },

    byBarcode(barcode: string, limit: number) {
      return products(sql`
        select ${hit} from products p where p.barcode = ${barcode} and p.barcode <> '' and p.active
        order by p.position, p.id limit ${limit}`)
    },

    /** Categories whose own and ancestors' names hold every word; those that hold it themselves first. */
    async categories(text: string, limit: number): Promise<CategoryHit[]> {
      const { rows } = await db.execute<CategoryHit>(sql`
        select c.id, c.slug, c.name, parent.name as "parentName"
        from categories c join category_tree t on t.id = c.id
        left join categories parent on parent.id = c.parent_id, search_query(${text}) as asked
        where search_vector(t.names) @@ asked
        order by search_vector(c.name) @@ asked desc, t.depth, t.path
        limit ${limit}`)
      return rows
    },
  }
}
