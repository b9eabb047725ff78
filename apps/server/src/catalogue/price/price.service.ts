import { mediaPath } from '../../content/media-path.ts'
import type { Executor } from '../../db/connection.ts'
import { type OfferedOption, priceStore } from './price.store.ts'

export type { ProductPackage } from './price.store.ts'

export type RequestedLine = { productId: number; valueIds: readonly number[] }

/** What an order keeps of a product: as it is now, so that later edits leave the order alone. */
export type PricedLine = {
  productId: number
  slug: string
  name: string
  sku: string
  /** Path on this host of what was chosen or, where that has none, of the first picture; empty without one. */
  picture: string
  /** Pesos with IVA, for one unit. */
  price: number
  compareAtPrice: number | null
  /** The chosen values, in the order of the product's options. */
  options: { optionId: number; name: string; valueId: number; value: string }[]
  /** The parcel of one unit: cm and kg. */
  package: { width: number; height: number; depth: number; weight: number }
}

/** `unknown`: no such product for sale. `options`: not exactly one own value for each option. */
export type LineProblem = { index: number; productId: number; reason: 'unknown' | 'options' }

export const priceService = {
  /** What products cost now, in pesos, by id; those that are not for sale are left out. */
  pricesOf: priceStore.findPrices,

  /** What one unit of products weighs and measures, with its price; those that are not for sale are left out. */
  packagesOf: priceStore.findPackages,

  /** Products as a card shows them; those that are not for sale are left out. */
  async cardsOf(
    executor: Executor,
    productIds: readonly number[],
  ): Promise<{ productId: number; name: string; slug: string; price: number; picture: string | null }[]> {
    if (productIds.length === 0) return []
    const found = await priceStore.findForOrder(executor, [...new Set(productIds)])
    return found.map(({ productId, name, slug, price, file }) => ({
      productId,
      name,
      slug,
      price,
      picture: file === null ? null : mediaPath(file),
    }))
  },

  /**
   * The current facts of each line, in the order asked. After `stockService.reserve` in the same transaction
   * the products are locked, so that prices stay what they are until it ends.
   */
  async linesForOrder(
    executor: Executor,
    lines: readonly RequestedLine[],
  ): Promise<{ lines: PricedLine[] } | { problems: LineProblem[] }> {
    const products = await priceStore.findForOrder(executor, [
      ...new Set(lines.map((line) => line.productId)),
    ])
    const byId = new Map(products.map((product) => [product.productId, product]))
    const priced: PricedLine[] = []
    const problems: LineProblem[] = []
    for (const [index, { productId, valueIds }] of lines.entries()) {
      const product = byId.get(productId)
      if (!product) {
        problems.push({ index, productId, reason: 'unknown' })
        continue
      }
      const { options: offered, file, ...facts } = product
      const options = chosenOptions(offered, valueIds)
      const values = offered.flatMap((option) => option.values)
      const own = values.find(({ id, picture }) => picture && valueIds.includes(id))?.picture ?? file
      if (options) priced.push({ ...facts, picture: own ? mediaPath(own) : '', options })
      else problems.push({ index, productId, reason: 'options' })
    }
    return problems.length > 0 ? { problems } : { lines: priced }
  },
}

function chosenOptions(offered: OfferedOption[], valueIds: readonly number[]): PricedLine['options'] | null {
  if (valueIds.length !== offered.length) return null
  const chosen = offered.flatMap((option) =>
    option.values
      .filter((value) => valueIds.includes(value.id))
      .map((value) => ({ optionId: option.id, name: option.name, valueId: value.id, value: value.name })),
  )
  const distinct = new Set(chosen.map((option) => option.optionId))
  return distinct.size === offered.length && chosen.length === offered.length ? chosen : null
}
