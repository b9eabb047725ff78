import type { FoodFacts, RationTable } from '#rules/catalogue/product-facts.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { readDecimal, readIn, readWhole } from './read-number.ts'
import { type Read, readAs, unreadable } from './read-price.ts'
import { escapePart, plainPart, rawParts } from './read-text.ts'

/** The first that cannot be read, or all of them. */
function allOf<Value>(reads: readonly Read<Value>[]): Read<Value[]> {
  const values: Value[] = []
  for (const read of reads) {
    if (!read.ok) return read
    values.push(read.value)
  }
  return readAs(values)
}

/** Commas part a list as on a label: neither within brackets nor within a number. */
function commaParts(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place] ?? ''
    if (letter === '(') depth += 1
    if (letter === ')') depth = Math.max(0, depth - 1)
    const isMark = letter === ',' && depth === 0 && !/\d/.test(text[place + 1] ?? '')
    if (isMark) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** Rows between bars, as we write them; else between lines or semicolons. What has none of them is parted by `others`. */
function rowsOf(text: string, others: (text: string) => string[] = (row) => [row]): string[] {
  const mark = (['|', '\n', ';'] as const).find((each) => rawParts(text, each).length > 1)
  return (mark ? rawParts(text, mark) : others(text)).map((row) => row.trim()).filter((row) => row !== '')
}

/** A lone row that holds a mark of other lists still reads as one. */
const joined = (rows: readonly string[]): string =>
  rows.length === 1 && /[,;]/.test(rows[0] ?? '') ? `${rows[0]} |` : rows.join(' | ')

export const readNames = (text: string): Read<string[]> =>
  readAs(rowsOf(text, commaParts).map((row) => plainPart(row)))

export const writeNames = (names: readonly string[]): string =>
  joined(names.map((name) => escapePart(name, '|\\')))

type Ingredient = Omit<FoodFacts['ingredients'][number], 'allergens'>

const shared = [/^(.+?)\s+(\d+(?:[.,]\d+)?)\s*%$/, /^(.+?)\s*\((\d+(?:[.,]\d+)?)\s*%\)$/]
/** What is longer is too long for a name with its share or without, and spaces in it would be read over and over. */
const longestShared = 1000
const plainName = (text: string) => plainPart(text.replaceAll('\\%', '%'))

/** `Cordero 22 % | Arroz | Maíz`, or as a label has it: `Cordero (22 %), arroz, maíz`. */
export function readIngredients(text: string): Read<Ingredient[]> {
  const reads = rowsOf(text, commaParts).map((row): Read<Ingredient> => {
    const patterns = row.length > longestShared ? [] : shared
    const [, name, percent] = patterns.map((each) => each.exec(row)).find((found) => found) ?? []
    if (name === undefined || percent === undefined) return readAs({ name: plainName(row), percent: null })
    const read = readDecimal(percent)
    return read.ok ? readAs({ name: plainName(name), percent: read.value }) : read
  })
  return allOf(reads)
}

/** A name that ends as a share does has that percent escaped. */
export const writeIngredients = (ingredients: readonly Ingredient[]): string =>
  joined(
    ingredients.map(({ name, percent }) => {
      const own = escapePart(name, '|\\')
      return percent === null ? own.replace(/%(?=\)?$)/, '\\%') : `${own} ${percent} %`
    }),
  )

type Named = { name: string; amount: number }

/** `Pastilla: 4 | Sensor: 1`; `lone` is the amount of what names none. */
const readNamed = (read: (text: string) => Read<number>, lone: number | null) => (text: string) =>
  allOf(
    rowsOf(text).map((row): Read<Named> => {
      const parts = rawParts(row, ':')
      if (parts.length === 1) {
        return lone === null
          ? unreadable('NUMBER_UNREADABLE')
          : readAs({ name: plainPart(row), amount: lone })
      }
      const amount = read(parts.at(-1)?.trim() ?? '')
      return amount.ok
        ? readAs({ name: plainPart(parts.slice(0, -1).join(':')), amount: amount.value })
        : amount
    }),
  )

const writeNamed = (rows: readonly Named[]): string =>
  joined(rows.map(({ name, amount }) => `${escapePart(name, '|:\\')}: ${amount}`))

export const readBox = readNamed(readWhole, 1)
export const writeBox = writeNamed

const readTorques = readNamed(readIn(/nm$/i, readDecimal), null)

export function readTorque(text: string): Read<{ name: string; nm: number }[]> {
  const read = readTorques(text)
  return read.ok ? readAs(read.value.map(({ name, amount }) => ({ name, nm: amount }))) : read
}

export const writeTorque = (rows: readonly { name: string; nm: number }[]): string =>
  writeNamed(rows.map(({ name, nm }) => ({ name, amount: nm })))

const readKg = readIn(/kg$/i, readDecimal)
const readGrams = readIn(/g$/i, readWhole)

/**
 * `Meses: 2 / 6 | 2.5 kg: 60 / 70 | 5 kg: 95 / 110`: for each weight the grams a day, one amount for each age. Without
 * the ages there is one amount a weight, for every age.
 */
export function readRation(text: string): Read<RationTable> {
  const lines = rowsOf(text).map((row) => {
    const [head = '', ...amounts] = row.split(':')
    return {
      head: head.trim(),
      amounts: amounts
        .join(':')
        .split('/')
        .map((each) => each.trim()),
    }
  })
  const [first, ...others] = lines
  const hasAges = foldText(first?.head ?? '') === 'meses'
  const months = hasAges ? allOf((first?.amounts ?? []).map(readWhole)) : readAs([0])
  const rows = (hasAges ? others : lines).map(({ head, amounts }) => ({
    kg: readKg(head),
    grams: allOf(amounts.map(readGrams)),
  }))
  if (!months.ok || rows.length === 0) return unreadable('RATION_UNREADABLE')
  const read: RationTable['rows'] = []
  for (const { kg, grams } of rows) {
    if (!kg.ok || !grams.ok || grams.value.length !== months.value.length) {
      return unreadable('RATION_UNREADABLE')
    }
    read.push({ kg: kg.value, grams: grams.value })
  }
  return readAs({ months: months.value, rows: read })
}

export const writeRation = ({ months, rows }: RationTable): string =>
  [`Meses: ${months.join(' / ')}`, ...rows.map(({ kg, grams }) => `${kg} kg: ${grams.join(' / ')}`)].join(
    ' | ',
  )

const contentUnits = new Map<string, 'l' | 'kg'>([
  ...(['l', 'lt', 'lts', 'litro', 'litros'] as const).map((word) => [word, 'l'] as const),
  ...(['kg', 'kilo', 'kilos'] as const).map((word) => [word, 'kg'] as const),
])

/** `4 l`, `0,4 kg`. */
export function readFilling(text: string): Read<{ amount: number; unit: 'l' | 'kg' }> {
  const [, number = '', word = ''] = /^([\d.,\s]*)(.*)$/s.exec(text) ?? []
  const amount = readDecimal(number)
  const unit = contentUnits.get(word.trim().toLowerCase().replace(/\.$/, ''))
  if (!amount.ok) return amount
  return unit ? readAs({ amount: amount.value, unit }) : unreadable('UNIT_UNKNOWN')
}

export const writeFilling = ({ amount, unit }: { amount: number; unit: 'l' | 'kg' }): string =>
  `${amount} ${unit}`
