import { buckets } from './amount-buckets.ts'
import { encodeAmountRange, isWritten } from './attribute-choice.ts'
import type { ReadAttribute, ReadAttributes } from './attribute-values.ts'
import type { ChosenAttributes } from './filters.ts'
import { isOwnFilter } from './own-filters.ts'

/** One of `optionsOf` over the products of a list. */
export type AttributeValueTotal = {
  attribute: string
  value: string
  /** Products of the list that count for it, before any filter. */
  inScope: number
  /** Those of them that do not merely because they are for all. */
  own: number
}

export type AttributeValueCount = AttributeValueTotal & {
  /** Products that choosing it would show: every filter but this attribute's own applied. */
  count: number
}

/** An attribute that a list offers whatever its filters exclude; `of` are the counted values that a value stands for. */
export type AttributeOffer = Omit<OfferedAttribute, 'values'> & {
  values: { slug: string; name: string; place: number; of: readonly string[] }[]
}

export type OfferedAttribute = {
  slug: string
  name: string
  /** What shoppers of this list decide by: it stands before brand and price. */
  isMain: boolean
  /** Values of a number are ranges, `7.5-12`. */
  kind: 'terms' | 'number'
  unit: string
  /** The least and the most of a number, before any filter. */
  bounds: { low: number; high: number } | null
  /** Those of one `place` are in the order of their names, which another language may call otherwise. */
  values: { slug: string; name: string; place: number; count: number }[]
}

/** The list that offers: how many products it holds before any filter, and of which categories it is. */
export type OfferingList = { total: number; categoryIds: readonly number[]; chosen: ChosenAttributes }

const leastShare = 0.1
const mainShare = 0.5
const leastProducts = 2
const leastNumbers = 4
const mostMain = 5
const most = 8
/** What a list's own filter is called: an attribute of that name would be a second one. */
const alike = new Set(['vehiculo', 'marca', 'precio', 'categoria', 'ofertas', 'opiniones', 'contenido'])
const byName = new Intl.Collator('es', { numeric: true })

type Group = { attribute: ReadAttribute; carriers: number; counts: AttributeValueTotal[]; isMain: boolean }

/**
 * The attributes that a list offers as filters (decisions 0030 and 0200): first those that its category decides by or
 * half of its products have, then those that a tenth has, eight at most. A free text is none, nor is one whose
 * values have a single product each. What the shopper has chosen stays offered.
 */
export function offeredAttributes(
  attributes: ReadAttributes,
  counts: readonly AttributeValueCount[],
  list: OfferingList,
): OfferedAttribute[] {
  const byKey = new Map(counts.map(({ attribute, value, count }) => [`${attribute}:${value}`, count]))
  const countOf = (attribute: string, value: string) => byKey.get(`${attribute}:${value}`) ?? 0
  return attributeOffers(attributes, counts, list).map((offer) => countedOffer(offer, countOf))
}

/** What `offeredAttributes` says before anything is counted: it depends on what is chosen of attributes alone. */
export function attributeOffers(
  attributes: ReadAttributes,
  totals: readonly AttributeValueTotal[],
  list: OfferingList,
): AttributeOffer[] {
  const groups = [...Map.groupBy(totals, (each) => each.attribute)].flatMap(([slug, all]): Group[] => {
    const attribute = attributes.get(slug)
    if (!attribute || slug === '' || isOwnFilter(slug)) return []
    const carriers = all.find(({ value }) => value === '')?.inScope ?? 0
    const isDecided = attribute.definition?.categoryIds.some((id) => list.categoryIds.includes(id)) ?? false
    return [
      {
        attribute,
        carriers,
        counts: all.filter(({ value }) => value !== ''),
        isMain: isDecided || carriers >= list.total * mainShare,
      },
    ]
  })
  const wanted = groups.filter((group) => decides(group, list.total)).toSorted(byWorth)
  const main = wanted.filter(({ isMain }) => isMain).slice(0, mostMain)
  const others = wanted.filter(({ isMain }) => !isMain).slice(0, most - main.length)
  const shown = [...main, ...others]
  const kept = groups.filter(
    (group) => group.attribute.slug in list.chosen && group.counts.length > 0 && !shown.includes(group),
  )
  return [...shown, ...kept.map((group) => ({ ...group, isMain: false }))].map((group) =>
    offered(group, list.chosen[group.attribute.slug] ?? []),
  )
}

/** `countOf` gives the `count` of a value of an attribute. */
function countedOffer(
  offer: AttributeOffer,
  countOf: (attribute: string, value: string) => number,
): OfferedAttribute {
  const values = offer.values.map(({ slug, name, place, of }) => ({
    slug,
    name,
    place,
    count: of.reduce((sum, value) => sum + countOf(offer.slug, value), 0),
  }))
  return { ...offer, values }
}

function byWorth(a: Group, b: Group): number {
  const position = ({ attribute }: Group) => attribute.definition?.position ?? Number.MAX_SAFE_INTEGER
  return (
    Number(b.isMain) - Number(a.isMain) ||
    position(a) - position(b) ||
    b.carriers - a.carriers ||
    byName.compare(a.attribute.slug, b.attribute.slug)
  )
}

/** Whether a choice among its values would tell the products of the list apart. */
function decides({ attribute, carriers, counts, isMain }: Group, total: number): boolean {
  if (attribute.kind === 'text' || alike.has(attribute.slug)) return false
  if (carriers < Math.max(leastProducts, isMain ? 0 : total * leastShare)) return false
  if (attribute.kind === 'number') {
    const amounts = new Set(counts.map(({ value }) => attribute.values.get(value)?.amount ?? null))
    amounts.delete(null)
    return carriers >= leastNumbers && amounts.size > 1
  }
  const own = counts.filter((each) => each.own > 0)
  return own.length > 1 && own.some(({ inScope }) => inScope > 1)
}

function offered({ attribute, counts, isMain }: Group, chosen: readonly string[]): AttributeOffer {
  const { slug, name, kind, unit } = attribute
  const isNumber = kind === 'number'
  return {
    slug,
    name,
    isMain,
    kind: isNumber ? 'number' : 'terms',
    unit: isNumber ? unit : '',
    bounds: isNumber ? boundsOf(attribute, counts) : null,
    values: isNumber ? rangesOf(attribute, counts, chosen) : termsOf(attribute, counts, chosen),
  }
}

function termsOf(
  attribute: ReadAttribute,
  counts: readonly AttributeValueTotal[],
  chosen: readonly string[],
) {
  const places = new Map(attribute.definition?.terms.map(({ slug }, at) => [slug, at]))
  const placeOf = (slug: string) => places.get(slug) ?? places.size
  const byPlace = (a: AttributeValueTotal, b: AttributeValueTotal) =>
    Number(isWritten(attribute, a.value)) - Number(isWritten(attribute, b.value)) ||
    placeOf(a.value) - placeOf(b.value) ||
    (attribute.definition ? b.inScope - a.inScope : 0)
  const shown = counts.filter(({ value, own }) => own > 0 || chosen.includes(value)).toSorted(byPlace)
  let place = 0
  const placed = shown.map((each, at) => {
    const before = shown[at - 1]
    if (before && byPlace(before, each) !== 0) place = at
    return { slug: each.value, name: nameOf(attribute, each.value), place, of: [each.value] }
  })
  return placed.toSorted(byPlaceAndName('es'))
}

/** Orders the values of an attribute by the names that a language has for them. */
export function byPlaceAndName(language: string) {
  const { compare } = new Intl.Collator(language, { numeric: true })
  type Placed = Pick<OfferedAttribute['values'][number], 'slug' | 'name' | 'place'>
  return (a: Placed, b: Placed) =>
    a.place - b.place || compare(a.name, b.name) || byName.compare(a.slug, b.slug)
}

const nameOf = (attribute: ReadAttribute, value: string) =>
  attribute.terms.get(value) ?? attribute.values.get(value)?.name ?? value

function amountsOf(attribute: ReadAttribute, counts: readonly AttributeValueTotal[]) {
  return counts.flatMap((each) => {
    const amount = attribute.values.get(each.value)?.amount ?? null
    return amount === null ? [] : [{ ...each, amount }]
  })
}

function boundsOf(attribute: ReadAttribute, counts: readonly AttributeValueTotal[]) {
  const amounts = amountsOf(attribute, counts).map(({ amount }) => amount)
  return amounts.length === 0 ? null : { low: Math.min(...amounts), high: Math.max(...amounts) }
}

/** Ranges that hold about as many products each, and what was chosen besides. */
function rangesOf(
  attribute: ReadAttribute,
  counts: readonly AttributeValueTotal[],
  chosen: readonly string[],
) {
  const amounts = amountsOf(attribute, counts)
  const useful = buckets(amounts.map(({ amount, inScope }) => ({ amount, products: inScope })))
  const slugs = new Set(useful.map(encodeAmountRange))
  const besides = chosen.filter((choice) => !slugs.has(choice) && isWritten(attribute, choice))
  return [
    ...useful.map((range) => ({ slug: encodeAmountRange(range), range })),
    ...besides.flatMap((choice) => {
      const amount = attribute.values.get(choice)?.amount ?? null
      return amount === null ? [] : [{ slug: choice, range: { low: amount, high: amount } }]
    }),
  ].map(({ slug, range: { low, high } }, place) => ({
    slug,
    name: rangeName(low, high, attribute.unit),
    place,
    of: amounts.flatMap(({ amount, value }) => (amount >= low && amount <= high ? [value] : [])),
  }))
}

const spanish = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 3, useGrouping: 'always' })

/** '7,5–12 kg'. */
function rangeName(low: number, high: number, unit: string): string {
  const numbers = low === high ? spanish.format(low) : `${spanish.format(low)}–${spanish.format(high)}`
  return unit === '' ? numbers : `${numbers} ${unit}`
}
