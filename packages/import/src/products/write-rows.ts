import type { EditedFacts } from '#rules/products/edited-facts.ts'
import type { EditedMedicine, EditedTexts } from '#rules/products/product.ts'
import { type ImportField, ownHeader } from '../columns/import-fields.ts'
import { guarded } from '../values/formula-guard.ts'
import { escapePart } from '../values/read-text.ts'
import { animalWord, exclusionWord, saleWord } from '../values/read-words.ts'
import type { ProductFacts } from './draft.ts'
import { factFields, knownCells } from './known-facts.ts'

const written: readonly ImportField[] = [
  ...(['sku', 'name', 'slug', 'isPublished', 'isFeatured', 'sellsWithoutStock'] as const),
  ...(['price', 'offerPrice', 'offerFrom', 'offerUntil', 'brand', 'kind', 'categories'] as const),
  ...(['shortDescription', 'description', 'tags', 'features', 'specifications'] as const),
  ...(['originalCode', 'barcode', 'contentAmount', 'contentUnit'] as const),
  ...(['width', 'height', 'depth', 'weight', 'retractExclusion', 'sagRegister', 'sale'] as const),
  ...(['species', 'substances', 'fromWeeks', 'animalFromKg', 'animalToKg', 'factsKind'] as const),
  ...factFields,
  ...(['nameEn', 'shortDescriptionEn', 'descriptionEn', 'tagsEn'] as const),
  ...(['nameRu', 'shortDescriptionRu', 'descriptionRu', 'tagsRu'] as const),
  ...(['related', 'analogues', 'optionName', 'optionValue'] as const),
]

/** What a product is written from; units of branches that are not named stand nowhere. */
export type WrittenProduct = Omit<ProductFacts, 'pictures' | 'medicine' | 'known' | 'en' | 'ru'> & {
  sku: string
  medicine: EditedMedicine | null
  facts: EditedFacts | null
  en: EditedTexts | null
  ru: EditedTexts | null
}

/**
 * The header of our own file, with two columns for each branch by its name: of units, and of the same once more, so that it
 * shows which of them were changed in the file.
 */
export const ownHeaders = (branches: readonly string[]): string[] => [
  ...written.map(ownHeader),
  ...branches.flatMap((branch) => [`Stock: ${branch}`, `Stock al descargar: ${branch}`]),
]

/** A product as the rows of our own file: one, or one for each value of its options. */
export function ownRows(product: WrittenProduct, branches: readonly string[]): string[][] {
  const values = product.options.flatMap(({ name, values: all }) =>
    all.map((value) => ({ option: name, value })),
  )
  const facts = factCells(product)
  const places = values.length > 0 ? values : [{ option: '', value: '' }]
  return places.map(({ option, value }, row) => {
    const units = branches.flatMap((branch) => {
      const found = product.stock.find(
        (each) => each.branch === branch && each.option === option && each.value === value,
      )
      const cell = found ? String(found.units) : ''
      return [cell, cell]
    })
    const cells = written.map((field) => {
      if (field === 'optionName') return option
      if (field === 'optionValue') return value
      return row === 0 || field === 'sku' ? (facts[field] ?? '') : ''
    })
    return [...cells, ...units].map(guarded)
  })
}

const numbers: ReadonlySet<ImportField> = new Set([
  ...(['price', 'offerPrice', 'contentAmount', 'width', 'height', 'depth', 'weight', 'fromWeeks'] as const),
  ...(['animalFromKg', 'animalToKg', 'foodFromMonths', 'foodToMonths', 'energy', 'kibble'] as const),
  ...(['protein', 'fat', 'fibre', 'moisture', 'ash', 'tyreLoad'] as const),
])

/** A row with what spreadsheets add up as numbers: prices, sizes and the units of branches; codes stay texts. */
export const withNumbers = (row: readonly string[]): (string | number)[] =>
  row.map((cell, place) => {
    const field = written[place]
    const isNumber = (field === undefined || numbers.has(field)) && String(Number(cell)) === cell
    return isNumber ? Number(cell) : cell
  })

const flag = (value: boolean) => (value ? 'Sí' : 'No')

/** A lone part with a comma in it still reads as one. */
const listed = (parts: readonly string[]) =>
  parts.length === 1 && parts[0]?.includes(',') ? `${parts[0]} |` : parts.join(' | ')

const codes = (skus: readonly string[]) => listed(skus.map((sku) => escapePart(sku, '|\\')))

function factCells(product: WrittenProduct): Partial<Record<ImportField, string>> {
  const { offer, content, sku, name, slug, brand, kind, originalCode, barcode } = product
  return {
    sku,
    name,
    slug,
    brand,
    kind,
    originalCode,
    barcode,
    isPublished: flag(product.isPublished),
    isFeatured: flag(product.isFeatured),
    sellsWithoutStock: flag(product.sellsWithoutStock),
    price: String(product.price),
    offerPrice: offer ? String(offer.price) : '',
    offerFrom: offer?.from ?? '',
    offerUntil: offer?.until ?? '',
    categories: listed(
      product.categories.map((path) => path.map((part) => escapePart(part, '|>\\')).join(' > ')),
    ),
    shortDescription: product.shortDescription,
    description: product.description.join('\n'),
    tags: listed(product.tags.map((tag) => escapePart(tag, '|\\'))),
    features: product.features.map((each) => pair(escapePart(each.name, '|:\\'), each.value)).join(' | '),
    specifications: product.specifications
      .map(({ section, name: title, value }) => {
        const parts = [section, title].filter((part, place) => place > 0 || part !== '')
        return pair(parts.map((part) => escapePart(part, '|:/\\')).join(' / '), value)
      })
      .join(' | '),
    related: codes(product.related),
    analogues: codes(product.analogues),
    contentAmount: content ? String(content.amount) : '',
    contentUnit: content?.unit ?? '',
    width: String(product.width),
    height: String(product.height),
    depth: String(product.depth),
    weight: String(product.weight),
    retractExclusion: product.retractExclusion ? exclusionWord(product.retractExclusion) : '',
    ...medicineCells(product.medicine),
    ...knownCells(product.facts),
    ...textCells('En', product.en),
    ...textCells('Ru', product.ru),
  }
}

type Cells = Partial<Record<ImportField, string>>

const numberCell = (value: number | null | undefined) => (value == null ? '' : String(value))

const medicineCells = (medicine: EditedMedicine | null): Cells =>
  medicine
    ? {
        sagRegister: medicine.sagRegister ?? '',
        sale: saleWord(medicine.sale),
        species: medicine.species.map(animalWord).join(' | '),
        substances: medicine.substances.map((each) => escapePart(each, '|\\')).join(' | '),
        fromWeeks: numberCell(medicine.fromWeeks),
        animalFromKg: numberCell(medicine.weight?.fromKg),
        animalToKg: numberCell(medicine.weight?.toKg),
      }
    : {}

const textCells = (language: 'En' | 'Ru', texts: EditedTexts | null): Cells =>
  texts
    ? {
        [`name${language}`]: texts.name,
        [`shortDescription${language}`]: texts.shortDescription,
        [`description${language}`]: texts.description.join('\n'),
        [`tags${language}`]: listed(texts.tags.map((tag) => escapePart(tag, '|\\'))),
      }
    : {}

const pair = (name: string, value: string) => `${name}: ${escapePart(value, '|\\')}`
