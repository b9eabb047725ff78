import type { Offer } from '#rules/products/product.ts'
import { readPrice } from '../values/read-price.ts'
import type { RowCells } from './row-cells.ts'

/** The offer of a row: null where its column is empty, undefined where there is no such column. */
export function readOffer(row: RowCells): Offer | null | undefined {
  if (row.text('offerPrice') === undefined) return undefined
  if (row.text('offerPrice') === '') return null
  const price = row.read('offerPrice', readPrice)
  if (price === undefined) return undefined
  return { price, from: readMoment(row, 'offerFrom'), until: readMoment(row, 'offerUntil') }
}

/** A day or a moment of ISO 8601, or a day as Chile writes it: 31-12-2026, 31/12/2026. */
function readMoment(row: RowCells, target: 'offerFrom' | 'offerUntil'): string | null {
  const text = row.text(target) ?? ''
  if (text === '') return null
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text) ?? []
  const moment = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text
  const read = /^\d{4}-\d{2}-\d{2}/.test(moment) ? new Date(moment.replace(' ', 'T')) : null
  if (read && !Number.isNaN(read.getTime())) return read.toISOString()
  row.refuse(target, 'DATE_UNREADABLE')
  return null
}
