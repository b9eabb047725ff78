import type { EditedFitment, EditedProduct, EditedTexts, ProductField } from '#rules/products/product.ts'
import { fieldTexts } from '../field-texts.ts'
import { inFull, inFullButAlike } from './said-value.ts'
import type { Sayings } from './sayings.ts'

/** How the products and vehicles that a product names are called, by id; others are said by their number. */
export type LinkedNames = { products: ReadonlyMap<number, string>; vehicles: ReadonlyMap<number, string> }

const textParts = ['name', 'shortDescription', 'description', 'tags'] as const
/** So many rows that came or went are named. */
const mostRows = 20

/**
 * What somebody else made of a field, in full, since a save over it writes the field whole: of texts in another language
 * and of facts the parts that differ, of what is linked what came (+) and went (−).
 */
export function saidChange(
  field: ProductField,
  before: EditedProduct,
  now: Partial<EditedProduct>,
  by: Sayings & { names: LinkedNames },
): string {
  const { products, vehicles } = by.names
  const name = (id: number, names: ReadonlyMap<number, string>) => names.get(id) ?? `#${id}`
  switch (field) {
    case 'en':
    case 'ru':
      return now[field] ? saidTexts(before[field], now[field], by) : '–'
    case 'vehicles':
      return saidRows(before.vehicles, now.vehicles ?? [], (row: EditedFitment) =>
        [name(row.vehicleId, vehicles), row.fromYear, row.toYear].filter(Boolean).join(' '),
      )
    case 'relatedIds':
    case 'analogueIds':
      return saidRows(before[field], now[field] ?? [], (id: number) => name(id, products))
    default:
      return inFullButAlike(field, now[field], before[field], by)
  }
}

const saidTexts = (before: EditedTexts | null, now: EditedTexts, by: Sayings) =>
  textParts
    .filter((part) => inFull(part, before?.[part], by) !== inFull(part, now[part], by))
    .map((part) => `${by.text(fieldTexts[part])}: ${inFull(part, now[part], by)}`)
    .join(' · ')

function saidRows<Row>(before: readonly Row[], now: readonly Row[], say: (row: Row) => string): string {
  const [had, has] = [before, now].map((rows) => new Set(rows.map((row) => JSON.stringify(row))))
  const less = (rows: readonly Row[], others = new Set<string>()) =>
    rows.filter((row) => !others.has(JSON.stringify(row)))
  const said = [
    ...less(now, had).map((row) => `+ ${say(row)}`),
    ...less(before, has).map((row) => `− ${say(row)}`),
  ]
  return [...said.slice(0, mostRows), ...(said.length > mostRows ? ['…'] : [])].join(', ') || '–'
}
