import { productLimits as limits } from '#rules/products/product.ts'
import type { ImportField } from '../columns/import-fields.ts'
import { startOf } from '../values/read-text.ts'
import type { ProductDraft, ProductFacts, RowErrorCode } from './draft.ts'

export type Misfit = { field: ImportField; code: RowErrorCode; value: string }

type Check = (facts: Partial<ProductFacts>) => boolean | undefined

const isLonger = (most: number) => (text: string) => text.length > most
const over = (value: number | undefined, most: number) => value !== undefined && value > most

const translated = (suffix: 'En' | 'Ru', language: 'en' | 'ru'): [ImportField, Check][] => [
  [`name${suffix}`, (facts) => over(facts[language]?.name?.length, limits.name)],
  [
    `shortDescription${suffix}`,
    (facts) => over(facts[language]?.shortDescription?.length, limits.shortDescription),
  ],
  [
    `description${suffix}`,
    (facts) =>
      over(facts[language]?.description?.length, limits.paragraphs) ||
      facts[language]?.description?.some(isLonger(limits.paragraph)),
  ],
  [
    `tags${suffix}`,
    (facts) =>
      over(facts[language]?.tags?.length, limits.tags) || facts[language]?.tags?.some(isLonger(limits.tag)),
  ],
]

const tooLong: [ImportField, Check][] = [
  ['name', ({ name }) => over(name?.length, limits.name)],
  ['slug', ({ slug }) => over(slug?.length, limits.slug)],
  ['originalCode', ({ originalCode }) => over(originalCode?.length, limits.code)],
  ['barcode', ({ barcode }) => over(barcode?.length, limits.code)],
  ['kind', ({ kind }) => over(kind?.length, limits.kind)],
  ['brand', ({ brand }) => over(brand?.length, limits.rowName)],
  ['shortDescription', ({ shortDescription }) => over(shortDescription?.length, limits.shortDescription)],
  [
    'description',
    ({ description: lines }) =>
      over(lines?.length, limits.paragraphs) || lines?.some(isLonger(limits.paragraph)),
  ],
  ['tags', ({ tags }) => over(tags?.length, limits.tags) || tags?.some(isLonger(limits.tag))],
  [
    'categories',
    ({ categories: paths }) =>
      over(paths?.length, limits.categories) || paths?.flat().some(isLonger(limits.rowName)),
  ],
  [
    'features',
    ({ features: rows }) =>
      over(rows?.length, limits.features) ||
      rows?.some(
        ({ name, value }) => over(name.length, limits.rowName) || over(value.length, limits.rowValue),
      ),
  ],
  [
    'specifications',
    ({ specifications: rows }) =>
      over(rows?.length, limits.specifications) ||
      rows?.some(
        ({ name, value }) => over(name.length, limits.rowName) || over(value.length, limits.rowValue),
      ),
  ],
  [
    'related',
    ({ related: codes }) => over(codes?.length, limits.linked) || codes?.some(isLonger(limits.code)),
  ],
  [
    'analogues',
    ({ analogues: codes }) => over(codes?.length, limits.linked) || codes?.some(isLonger(limits.code)),
  ],
  ['sagRegister', ({ medicine }) => over(medicine?.sagRegister?.length, limits.code)],
  [
    'substances',
    ({ medicine }) =>
      over(medicine?.substances?.length, 20) || medicine?.substances?.some(isLonger(limits.rowName)),
  ],
  ...translated('En', 'en'),
  ...translated('Ru', 'ru'),
  ['optionName', ({ options }) => over(options?.length, limits.options)],
  ['optionValue', ({ options }) => options?.some(({ values }) => values.length > limits.values)],
]

const outOfRange: [ImportField, Check][] = [
  ['price', ({ price }) => over(price, limits.price)],
  ['offerPrice', ({ offer }) => offer != null && offer.price < 1],
  ['contentAmount', ({ content }) => over(content?.amount, limits.content)],
  ['width', ({ width }) => over(width, limits.packageSize)],
  ['height', ({ height }) => over(height, limits.packageSize)],
  ['depth', ({ depth }) => over(depth, limits.packageSize)],
  ['weight', ({ weight }) => over(weight, limits.packageWeight)],
  ['fromWeeks', ({ medicine }) => over(medicine?.fromWeeks ?? undefined, 1000)],
]

const isSlug = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)

/** What is wrong with a draft as a whole: too long, too large, or not what the shop takes. */
export function misfitsOf({ sku, facts }: ProductDraft): Misfit[] {
  const found: Misfit[] = []
  if (sku === '') found.push({ field: 'sku', code: 'REQUIRED', value: '' })
  if (sku.length > limits.code) found.push({ field: 'sku', code: 'TOO_LONG', value: startOf(sku) })
  for (const [field, check] of tooLong) if (check(facts)) found.push({ field, code: 'TOO_LONG', value: '' })
  for (const [field, check] of outOfRange)
    if (check(facts)) found.push({ field, code: 'OUT_OF_RANGE', value: '' })
  const { slug, offer, price, options = [] } = facts
  if (slug !== undefined && !isSlug(slug))
    found.push({ field: 'slug', code: 'ADDRESS_UNREADABLE', value: slug })
  if (offer && price !== undefined && offer.price >= price) {
    found.push({ field: 'offerPrice', code: 'OFFER_NOT_LOWER', value: String(offer.price) })
  }
  if (offer?.from && offer.until && offer.from >= offer.until) {
    found.push({ field: 'offerUntil', code: 'OFFER_ENDS_EARLY', value: offer.until })
  }
  if (options.some(({ values }) => new Set(values).size < values.length)) {
    found.push({ field: 'optionValue', code: 'VALUE_REPEATED', value: '' })
  }
  return found
}
