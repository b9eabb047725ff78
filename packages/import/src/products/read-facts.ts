import type { ColumnTarget } from '../columns/guess-columns.ts'
import { readDecimal, readFlag, readIn, readUnits } from '../values/read-number.ts'
import { type Read, readPrice } from '../values/read-price.ts'
import { htmlLines, linesOf, listOf, pairOf, plainPart, rawParts } from '../values/read-text.ts'
import { readExclusion, readSale, readSpecies } from '../values/read-words.ts'
import type { ProductFacts, SaidMedicine } from './draft.ts'
import { readKnown } from './read-known.ts'
import { readOffer } from './read-offer.ts'
import type { RowCells } from './row-cells.ts'

type Facts = Partial<ProductFacts>

const units = new Map<string, 'kg' | 'l' | 'unit'>([
  ['kg', 'kg'],
  ['l', 'l'],
  ['lt', 'l'],
  ['un', 'unit'],
  ['unit', 'unit'],
  ['unidad', 'unit'],
  ['unidades', 'unit'],
])

/** What a row says of a product as a whole; of a variant it is what differs. */
export function readFacts(row: RowCells): Facts {
  return withoutUndefined({
    ...readTexts(row),
    ...readParcel(row),
    ...readPrices(row),
    isPublished: readOr(row, 'isPublished', readFlag, false),
    isFeatured: readOr(row, 'isFeatured', readFlag, false),
    sellsWithoutStock: readOr(row, 'sellsWithoutStock', readFlag, false),
    content: readContent(row),
    ...readMore(row),
  })
}

/** What a cell says; an empty one says `emptied`, which takes away what stood there. */
const readOr = <Value, Emptied>(
  row: RowCells,
  target: ColumnTarget,
  reader: (text: string) => Read<Value>,
  emptied: Emptied,
): Value | Emptied | undefined => (row.text(target) === '' ? emptied : row.read(target, reader))

/** What the shop is asked by law, and other languages. */
function readMore(row: RowCells): Facts {
  return {
    retractExclusion: readOr(row, 'retractExclusion', readExclusion, null),
    medicine: readMedicine(row),
    known: readKnown(row),
    en: readTranslation(row, 'En'),
    ru: readTranslation(row, 'Ru'),
  } as Facts
}

const medicineFields = [
  ...(['sagRegister', 'sale', 'species', 'substances', 'fromWeeks'] as const),
  ...(['animalFromKg', 'animalToKg'] as const),
]

/** What its columns say; an empty cell takes away. Undefined where the file has none of them. */
function readMedicine(row: RowCells): Facts['medicine'] | undefined {
  const cells = medicineFields.map((field) => row.text(field)).filter((text) => text !== undefined)
  if (row.text('sale') === '' && cells.every((text) => text === '')) return null
  const said = withoutUndefined({
    sagRegister: row.text('sagRegister') === '' ? null : row.text('sagRegister'),
    sale: readOr(row, 'sale', readSale, 'free'),
    species: readOr(row, 'species', readSpecies, []),
    substances: row.text('substances') === undefined ? undefined : listOf(row.text('substances') ?? '', '|'),
    fromWeeks: readOr(row, 'fromWeeks', readUnits, null),
    weight: readWeight(row),
  }) as SaidMedicine
  return Object.keys(said).length > 0 ? said : undefined
}

function readWeight(row: RowCells): SaidMedicine['weight'] {
  const said = withoutUndefined({
    fromKg: readOr(row, 'animalFromKg', readKilos, null),
    toKg: readOr(row, 'animalToKg', readKilos, null),
  })
  return Object.keys(said).length > 0 ? (said as SaidMedicine['weight']) : undefined
}

const readKilos = readIn(/kg$/i, readDecimal)

function readTranslation(row: RowCells, language: 'En' | 'Ru'): Facts['en'] | undefined {
  const name = row.text(`name${language}`)
  const short = row.text(`shortDescription${language}`)
  const description = row.text(`description${language}`)
  const tags = row.text(`tags${language}`)
  const said = withoutUndefined({
    name: name === undefined ? undefined : linesOf(name).join(' '),
    shortDescription: short === undefined ? undefined : linesOf(short).join(' '),
    description: description === undefined ? undefined : linesOf(description),
    tags: tags === undefined ? undefined : listOf(tags, listMark(tags)),
  }) as Facts['en']
  return said && Object.keys(said).length > 0 ? said : undefined
}

/** The prices of a row: the regular one, and one under it. */
export function readPrices(row: RowCells): Facts {
  const offer = readOffer(row)
  const sold = row.read('soldPrice', readPrice)
  if (sold === undefined) return withoutUndefined({ price: row.read('price', readPrice), offer })
  const before = row.read('priceBefore', readPrice)
  if (before !== undefined && before > sold) {
    return { price: before, offer: { price: sold, from: null, until: null } }
  }
  return withoutUndefined({ price: sold, offer: row.text('priceBefore') === undefined ? undefined : null })
}

export function readParcel(row: RowCells): Facts {
  const grams = row.read('grams', readDecimal)
  return withoutUndefined({
    width: row.read('width', readDecimal) || undefined,
    height: row.read('height', readDecimal) || undefined,
    depth: row.read('depth', readDecimal) || undefined,
    weight: row.read('weight', readDecimal) || (grams ? Math.round(grams) / 1000 : undefined) || undefined,
  })
}

function readTexts(row: RowCells): Facts {
  const lines = row.format === 'own' ? linesOf : htmlLines
  const line = (text: string | undefined) => (text === undefined ? undefined : lines(text).join(' '))
  const parts = <Part>(text: string | undefined, read: (text: string) => Part[]) =>
    text === undefined ? undefined : read(text)
  const slug = row.text('slug')
  return {
    name: line(row.text('name')) || undefined,
    slug: slug ? slug.toLowerCase() : undefined,
    originalCode: row.text('originalCode'),
    barcode: row.text('barcode'),
    brand: line(row.text('brand')),
    kind: line(row.text('kind')),
    shortDescription: line(row.text('shortDescription')),
    description: parts(row.text('description'), lines),
    tags: parts(row.text('tags'), (text) => listOf(text, listMark(text))),
    categories: parts(row.text('categories'), readCategories),
    features: parts(row.text('features'), readFeatures),
    specifications: parts(row.text('specifications'), readSpecifications),
    pictures: parts(row.text('pictures'), readPictures),
    related: parts(row.text('related'), (text) => readCodes(text, row.format)),
    analogues: parts(row.text('analogues'), (text) => readCodes(text, row.format)),
  }
}

/** A web address may hold commas, the name of a file none. */
const readPictures = (text: string): string[] =>
  text
    .split(/\||,(?=\s*https?:)/)
    .map((part) => part.trim())
    .flatMap((part) => (/^https?:/i.test(part) ? [part] : part.split(',')))
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** WooCommerce names what has no code by its id; `wooDrafts` gives it one. */
const readCodes = (text: string, format: RowCells['format']): string[] => {
  const codes = listOf(text, listMark(text))
  return format === 'woocommerce' ? codes.map((code) => code.replace(/^id:(\d+)$/, 'WC-$1')) : codes
}

/** Ours are parted by bars, those of other shops by commas. */
const listMark = (text: string) => (rawParts(text, '|').length > 1 ? '|' : ',')

/** `Perros > Alimento | Gatos`. */
const readCategories = (text: string): string[][] =>
  rawParts(text, listMark(text))
    .map((path) => listOf(decodeAmp(path), '>'))
    .filter((path) => path.length > 0)

const decodeAmp = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** `Sabor: Pollo | Edad: Adulto`. */
const readFeatures = (text: string): { name: string; value: string }[] =>
  rawParts(text, '|').flatMap((part) => {
    const pair = pairOf(part)
    return pair ? [{ name: plainPart(pair.name), value: pair.value }] : []
  })

/** `Motor / Cilindrada: 1.6 | Peso: 2 kg`. */
const readSpecifications = (text: string): { section: string; name: string; value: string }[] =>
  rawParts(text, '|').flatMap((part) => {
    const pair = pairOf(part)
    if (!pair) return []
    const [first = '', ...more] = rawParts(pair.name, '/')
    if (more.length === 0) return [{ section: '', name: plainPart(first), value: pair.value }]
    return [{ section: plainPart(first), name: plainPart(more.join('/')), value: pair.value }]
  })

function readContent(row: RowCells): ProductFacts['content'] | undefined {
  if (row.text('contentAmount') === undefined) return undefined
  if (row.text('contentAmount') === '') return null
  const amount = row.read('contentAmount', readDecimal)
  const unit = units.get((row.text('contentUnit') ?? 'un').toLowerCase().replace('.', ''))
  if (!unit) row.refuse('contentUnit', 'UNIT_UNKNOWN')
  return amount && unit ? { amount, unit } : undefined
}

/** What is left out says nothing; undefined would. */
export function withoutUndefined<Shape extends object>(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape
}
