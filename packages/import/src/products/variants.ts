import { isSameValue } from '#rules/products/changed-fields.ts'
import type { ProductDraft, ProductFacts, StockLine } from './draft.ts'

/** A variant as another shop has it: a combination of values with a code, a price and units of its own. */
export type Variant = {
  sku: string
  values: { name: string; value: string }[]
  facts: Partial<ProductFacts>
  stock: StockLine[]
}

type Base = { line: number; rows: number; sku: string; facts: Partial<ProductFacts> }

/**
 * Variants that cost the same are options of one product, each value with the units of all its variants. What costs
 * something else is a product of its own, as this shop has it: options carry no price.
 */
export function draftsOf(base: Base, variants: readonly Variant[]): ProductDraft[] {
  const [first] = variants
  if (!first) return [{ ...base }]
  if (first.values.length === 0) {
    const stock = variants.flatMap((each) => each.stock)
    const facts = { ...base.facts, ...first.facts, ...(stock.length > 0 && { stock }) }
    return [{ ...base, sku: base.sku || first.sku, facts }]
  }
  const costs = ({ facts: { price, offer } }: Variant) => ({ price, offer: offer ?? null })
  const costAlike = variants.every((each) => isSameValue(costs(each), costs(first)))
  return costAlike ? [asOptions(base, first, variants)] : variants.map((each) => asProduct(base, each))
}

function asOptions(base: Base, first: Variant, variants: readonly Variant[]): ProductDraft {
  const names = [...new Set(variants.flatMap(({ values }) => values.map(({ name }) => name)))]
  const options = names.map((name) => ({
    name,
    values: [
      ...new Set(
        variants.flatMap(({ values }) => values.flatMap((each) => (each.name === name ? each.value : []))),
      ),
    ],
  }))
  const { barcode: _ofVariant, ...shared } = first.facts
  const stock = summed(
    variants.flatMap((variant) =>
      variant.values.flatMap(({ name, value }) =>
        variant.stock.map((each) => ({ ...each, option: name, value })),
      ),
    ),
  )
  const facts = { ...shared, ...base.facts, ...pricesOf(first), options, ...(stock.length > 0 && { stock }) }
  return { ...base, sku: base.sku || first.sku, facts }
}

const pricesOf = ({ facts: { price, offer } }: Variant) => ({
  ...(price !== undefined && { price }),
  ...(offer !== undefined && { offer }),
})

function asProduct(base: Base, { sku, values, facts, stock }: Variant): ProductDraft {
  const { slug: _shared, ...shared } = base.facts
  const said = values.map(({ value }) => value).join(' ')
  const features = [...(shared.features ?? []), ...values.map(({ name, value }) => ({ name, value }))]
  const name = shared.name === undefined ? undefined : `${shared.name} ${said}`
  return {
    ...base,
    sku,
    facts: {
      ...shared,
      ...facts,
      ...(name && { name }),
      features,
      options: [],
      ...(stock.length > 0 && { stock }),
    },
  }
}

function summed(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, StockLine>()
  for (const line of lines) {
    const key = JSON.stringify([line.branch, line.option, line.value])
    const { seen: _ofOneVariant, ...alike } = line
    sums.set(key, { ...alike, units: (sums.get(key)?.units ?? 0) + line.units })
  }
  return [...sums.values()]
}
