import type { EditedProduct, ProductField } from '#rules/products/product.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { fitmentTexts, retractTexts, saleTexts } from '../field-texts.ts'

/** What the words of a value are made of. */
export type Sayings = {
  text: (key: TextKey, values?: Record<string, string | number>) => string
  pesos: (amount: number) => string
  moment: (iso: string) => string
  number: (amount: number) => string
  /** By id; an id that is named no more is said by its number. */
  categories: ReadonlyMap<number, string>
  brands: ReadonlyMap<number, string>
}

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
  medicine: ({ sale, sagRegister }, { text }) =>
    [text(saleTexts[sale]), ...(sagRegister ? [sagRegister] : [])].join(' · '),
  fitment: (fitment, { text }) => text(fitmentTexts[fitment]),
  vehicles: counted,
  relatedIds: counted,
  analogueIds: counted,
  en: ({ name }) => name,
  ru: ({ name }) => name,
}

const longest = 80

/** A value of a product's field in a few words, as the history keeps it; an en dash where there is none. */
export function saidValue(field: ProductField, value: unknown, by: Sayings): string {
  const words = inFull(field, value, by)
  return words.length > longest ? `${words.slice(0, longest)}…` : words
}

/** The same whole, however long. */
export function inFull(field: ProductField, value: unknown, by: Sayings): string {
  if (value === null || value === undefined || value === '') return '–'
  const say = sayers[field] as ((value: unknown, by: Sayings) => string) | undefined
  return (say ? say(value, by) : String(value)) || '–'
}
