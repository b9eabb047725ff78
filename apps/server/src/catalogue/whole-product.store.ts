import { and, eq, sql } from 'drizzle-orm'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import type { RetractExclusion } from '#rules/orders/returns.ts'
import type { Database } from '../db/connection.ts'
import type { CardRow } from './cards/card-row.ts'
import { branch, cardColumns, type StockOf } from './cards/cards.store.ts'
import { brands, products, productTexts } from './catalogue.tables.ts'

export type ProductRow = NonNullable<Awaited<ReturnType<ReturnType<typeof wholeProductStore>['bySlug']>>>

const slug = sql.placeholder('slug')

const detailColumns = (of: StockOf) => ({
  ...cardColumns(of),
  pictures: sql<CardRow['pictures']>`coalesce((
    select jsonb_agg(jsonb_build_object(
        'file', i.file, 'alt', i.alt, 'ground', i.ground, 'valueId', i.value_id) order by i.position)
    from product_pictures i where i.product_id = ${products.id}), '[]')`,
  originalCode: products.originalCode,
  barcode: products.barcode,
  packageWidth: products.packageWidth,
  packageHeight: products.packageHeight,
  packageDepth: products.packageDepth,
  packageWeight: products.packageWeight,
  shortDescription: productTexts.shortDescription,
  description: productTexts.description,
  tags: productTexts.tags,
  specifications: sql<{ section: string; name: string; value: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('section', s.section, 'name', s.name, 'value', s.value) order by s.position)
    from product_specifications s where s.product_id = ${products.id}), '[]')`,
  facts: sql<ProductFacts | null>`(
    select f.facts from product_facts f where f.product_id = ${products.id})`,
  retractExclusion: sql<RetractExclusion | null>`(
    select e.reason from retract_exclusions e where e.product_id = ${products.id})`,
  options: sql<
    {
      id: number
      name: string
      kind: 'label' | 'color'
      values: { id: number; name: string; color: string | null; picture: string | null; stock: number }[]
    }[]
  >`coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'values', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'color', v.color, 'picture', v.picture, 'stock', coalesce((
        select sum(k.quantity) from stock k
        where k.value_id = v.id ${of === 'all branches' ? sql`` : sql`and k.branch_id = ${branch}`}), 0)) order by v.position)
      from product_option_values v where v.option_id = o.id), '[]')) order by o.position)
    from product_options o where o.product_id = ${products.id}), '[]')`,
  // Up from its leaf, and not down through the tree of the whole shop.
  categoryPath: sql<{ id: number; slug: string; name: string }[]>`coalesce((
    with recursive above as (
      select c.id, c.parent_id, c.slug, c.name, c.hidden, 0 as steps from categories c where c.id = (
        select pc.category_id from product_categories pc
        where pc.product_id = ${products.id} and pc.direct order by pc.position, pc.category_id limit 1)
      union all
      select c.id, c.parent_id, c.slug, c.name, c.hidden, above.steps + 1
      from above join categories c on c.id = above.parent_id
    ) cycle id set is_loop using visited
    select jsonb_agg(jsonb_build_object('id', a.id, 'slug', a.slug, 'name', a.name) order by a.steps desc)
    from above a where not exists (select from above o where (o.hidden or o.is_loop) and o.steps >= a.steps)), '[]')`,
})

/** Products as their own pages show them. */
export function wholeProductStore({ db }: Pick<Database, 'db'>) {
  const whole = (of: StockOf) =>
    db
      .select(detailColumns(of))
      .from(products)
      .leftJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(productTexts, eq(productTexts.productId, products.id))
  const isAtSlug = and(eq(products.slug, slug), products.active)
  const wholeBySlug = whole('all branches').where(isAtSlug).prepare('product_by_slug')
  const wholeInBranch = whole('one branch').where(isAtSlug).prepare('product_by_slug_in_branch')
  const wholeById = whole('all branches')
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product_by_id')
  const stockBySlug = db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.slug, slug), products.active))
    .prepare('stock_by_slug')
  // Every page of a product that is not cached asks this first.
  const currentSlug = db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(sql`product_redirects r`, sql`r.product_id = ${products.id}`)
    .where(sql`r.slug = ${slug} and ${products.active}
      and not exists (select from products o where o.slug = r.slug and o.active)`)
    .prepare('product_slug_of_former')

  return {
    /** A product that is for sale, whole; its stock of one branch or, with null, of all. */
    async bySlug(productSlug: string, branchId: number | null) {
      const [row] =
        branchId === null
          ? await wholeBySlug.execute({ slug: productSlug })
          : await wholeInBranch.execute({ slug: productSlug, branchId })
      return row
    },

    /** A product as it was last saved, for sale or not, whole, with its stock of all branches. */
    async byId(id: number) {
      const [row] = await wholeById.execute({ id })
      return row
    },

    /** The address of the product for sale that had one before; undefined where none had it. */
    async formerSlug(productSlug: string): Promise<string | undefined> {
      const [row] = await currentSlug.execute({ slug: productSlug })
      return row?.slug
    },

    async stockBySlug(productSlug: string): Promise<number | undefined> {
      const [row] = await stockBySlug.execute({ slug: productSlug })
      return row?.stock
    },
  }
}
