import type { EditedProduct, ProductField } from '#rules/products/product.ts'
import { fitmentTexts, retractTexts } from '../field-texts.ts'
import { differing, factParts, medicineParts, type SaidPart, sayParts } from './facts/said-facts.ts'
import type { Sayings } from './sayings.ts'

type Sayers = { [Field in ProductField]?: (value: NonNullable<EditedProduct[Field]>, by: Sayings) => string }

const counted = (rows: readonly unknown[], { number }: Sayings) => number(rows.length)
const named = (id: number, names: ReadonlyMap<number, string>) => names.get(id) ?? `#${id}`
const yesOrNo = (is: boolean, { text }: Sayings) => text(is ? 'LOG_YES' : 'LOG_NO')

const sayers: Sayers = {
  brandId: (id, { brands }) => named(id, brands),
  isPublished: yesOrNo,
  isFeatured: yesOrNo,
  sellsWithoutStock: yesOrNo,
  price: (price, { pesos }) => pesos(price),
  offer: ({ price, from, until }, { text, pesos, moment }) =>
    [
      pesos(price),
      ...(from ? [`${text('PRODUCTS_OFFER_FROM')} ${moment(from)}`] : []),
      ...(until ? [`${text('PRODUCTS_OFFER_UNTIL')} ${moment(until)}`] : []),
    ].join(' · '),
  content: ({ amount, unit }, { text, number }) =>
    `${number(amount)} ${unit === 'unit' ? text('PRODUCTS_UNITS') : unit === 'l' ? 'L' : unit}`,
  package: ({ width, height, depth, weight }, { number }) =>
    `${[width, height, depth].map(number).join(' × ')} cm · ${number(weight)} kg`,
  description: (paragraphs) => paragraphs.join(' '),
  tags: (tags) => tags.join(', '),
  categoryIds: (ids, { categories }) => ids.map((id) => named(id, categories)).join(', '),
  features: (rows) => rows.map(({ name, value }) => `${name}: ${value}`).join(', '),
  specifications: (rows) => rows.map(({ name, value }) => `${name}: ${value}`).join(', '),
  options: (options) =>
    options.map(({ name, values }) => `${name}: ${values.map((value) => value.name).join(', ')}`).join(' · '),
  retractExclusion: (exclusion, { text }) => text(retractTexts[exclusion]),
  medicine: (medicine, by) => sayParts(medicineParts(medicine, by), by),
  facts: (facts, by) => sayParts(factParts(facts, by), by),
  fitment: (fitment, { text }) => text(fitmentTexts[fitment]),
  vehicles: counted,
  relatedIds: counted,
  analogueIds: counted,
  en: ({ name }) => name,
  ru: ({ name }) => name,
}

const longest = 80

/** Those of fields that are said part by part. */
const partsOf: { [Field in ProductField]?: (value: never, by: Sayings) => SaidPart[] } = {
  medicine: medicineParts,
  facts: factParts,
}

/** What a field was and became, as the history says it: of what has parts those that differ. */
export function saidPair(field: ProductField, from: unknown, to: unknown, by: Sayings): [string, string] {
  const say = partsOf[field]
  if (!say || !from || !to) return [saidValue(field, from, by), saidValue(field, to, by)]
  return [short(inFullButAlike(field, from, to, by)), short(inFullButAlike(field, to, from, by))]
}

/**
 * What a field was and became, by the texts that the log of the staff keeps of them; null where these say it themselves, or
 * are too long to be whole.
 */
export function saidLogged(field: string, from: string, to: string, by: Sayings): [string, string] | null {
  if (!Object.hasOwn(sayers, field)) return null
  const values = [from, to].map(loggedValue)
  if (values.includes(undefined)) return null
  return saidPair(field as ProductField, values[0], values[1], by)
}

/** Undefined for one that was cut. A word is itself. */
function loggedValue(logged: string): unknown {
  if (logged === '') return null
  try {
    return JSON.parse(logged)
  } catch {
    return /^[[{"]/.test(logged) ? undefined : logged
  }
}

/** A value in full; of one that has parts those alone that another does not have alike. */
export function inFullButAlike(field: ProductField, value: unknown, other: unknown, by: Sayings): string {
  const say = partsOf[field] as ((value: unknown, by: Sayings) => SaidPart[]) | undefined
  if (!say || !value || !other) return inFull(field, value, by)
  return sayParts(differing(say(value, by), say(other, by)), by) || '–'
}

const short = (words: string) => (words.length > longest ? `${words.slice(0, longest)}…` : words)

/** A value of a product's field in a few words, as the history keeps it; an en dash where there is none. */
export function saidValue(field: ProductField, value: unknown, by: Sayings): string {
  return short(inFull(field, value, by))
}

/** As `saidValue`, but never cut. */
export function inFull(field: ProductField, value: unknown, by: Sayings): string {
  if (value === null || value === undefined || value === '') return '–'
  const say = sayers[field] as ((value: unknown, by: Sayings) => string) | undefined
  return (say ? say(value, by) : String(value)) || '–'
}
