import { productLimits } from '#rules/products/product.ts'
import { productSlug } from '#rules/products/product-slug.ts'
import type { Executor } from '../../../db/connection.ts'
import type { PlannedProduct } from '../plan/plan-product.ts'
import { standingStore } from '../plan/standing.store.ts'

/** A new product without an address gets one of its name; where that is taken, with its code. */
export async function giveSlugs(executor: Executor, products: readonly PlannedProduct[]): Promise<void> {
  const without = products.filter(({ standing, fields }) => !standing && fields.slug === '')
  const wanted = without.map(({ fields }) => productSlug(fields.name) || productSlug(`p ${fields.sku}`))
  const taken = await standingStore.takenSlugs(executor, wanted)
  const given = new Set(products.map(({ fields }) => fields.slug))
  for (const [place, { fields }] of without.entries()) {
    const slug = wanted[place] ?? ''
    const own = taken.has(slug) || given.has(slug) ? withCode(slug, fields.sku) : slug
    given.add(own)
    fields.slug = own
  }
}

const withCode = (slug: string, sku: string) => {
  const code = productSlug(sku)
  return `${slug.slice(0, productLimits.slug - code.length - 1).replace(/-+$/, '')}-${code}`
}

/** Addresses that other products have, or that several of these would. */
export async function takenAddresses(
  executor: Executor,
  products: readonly PlannedProduct[],
): Promise<Set<PlannedProduct>> {
  const asking = products.filter(({ standing, changes }) => !standing || changes.slug)
  const owners = await standingStore.takenSlugs(
    executor,
    asking.map(({ fields }) => fields.slug),
  )
  const given = new Set<string>()
  return new Set(
    asking.filter(({ standing, fields: { slug } }) => {
      const owner = owners.get(slug)
      const isTaken = given.has(slug) || (owner !== undefined && owner !== standing?.id)
      given.add(slug)
      return isTaken
    }),
  )
}
