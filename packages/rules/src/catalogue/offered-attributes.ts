import { foldText } from '../text/fold-text.ts'

/** A value of a feature that cards show, over the products of a list. */
export type AttributeValueCount = {
  attribute: string
  attributeName: string
  value: string
  valueName: string
  /** Products of the list that have it, before any filter. */
  inScope: number
  /** Products that choosing it would show: every filter but this attribute's own applied. */
  count: number
}

export type OfferedAttribute = {
  slug: string
  name: string
  values: { slug: string; name: string; count: number }[]
}

const leastShare = 0.1
const leastProducts = 2
const most = 6
/** Filters of the list's own stand under these names in an address. */
const taken = new Set(['price', 'brand', 'discount', 'rating', 'vehicle', 'color'])
const byName = new Intl.Collator('es', { numeric: true })

/** A feature's name or value as it stands in an address; empty where it holds no Latin letter or digit. */
export function attributeSlug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * The attributes that a list offers as filters (decision 0030): those that a tenth of its products have, with
 * two values or more; the six most common. What the shopper has chosen stays offered. `total` counts the
 * products before any filter, so that choosing never takes a filter away.
 */
export function offeredAttributes(
  counts: readonly AttributeValueCount[],
  total: number,
  chosen: readonly string[],
): OfferedAttribute[] {
  const groups = [...Map.groupBy(counts, (each) => each.attribute)]
    .filter(([slug]) => slug !== '' && !taken.has(slug))
    .map(([slug, all]) => {
      const values = all.filter((each) => each.value !== '')
      const carriers = values.reduce((sum, each) => sum + each.inScope, 0)
      return { slug, values, carriers, isChosen: chosen.includes(slug) }
    })
  const common = groups
    .filter(
      ({ values, carriers }) => values.length > 1 && carriers >= Math.max(leastProducts, total * leastShare),
    )
    .toSorted((a, b) => b.carriers - a.carriers || byName.compare(a.slug, b.slug))
    .slice(0, most)
  const others = groups.filter(
    (group) => group.isChosen && group.values.length > 0 && !common.includes(group),
  )
  return [...common, ...others].map(({ slug, values }) => ({
    slug,
    name: values[0]?.attributeName ?? slug,
    values: values
      .map(({ value, valueName, count }) => ({ slug: value, name: valueName, count }))
      .toSorted((a, b) => byName.compare(a.name, b.name) || byName.compare(a.slug, b.slug)),
  }))
}
