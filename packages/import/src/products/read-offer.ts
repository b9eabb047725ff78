import { addDays, momentInChile } from '#rules/chile/calendar.ts'
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

/**
 * A moment of ISO 8601, or a day or a time by the clocks of Chile, its day also as 31-12-2026 or 31/12/2026. A day that
 * an offer ends with is a part of it.
 */
function readMoment(row: RowCells, target: 'offerFrom' | 'offerUntil'): string | null {
  const text = row.text(target) ?? ''
  if (text === '') return null
  const moment = momentOf(text, { isEnd: target === 'offerUntil' })
  if (moment === null) row.refuse(target, 'DATE_UNREADABLE')
  return moment?.toISOString() ?? null
}

const momentPattern =
  /^([12]\d{3}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(:\d{2}(?:\.\d{1,6})?)? ?(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i

/** A day as spreadsheets count them, from the last day but one of 1899, its time as a part of it; by no clock. */
function daySerial(text: string): string {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return text
  const shown = new Date(Date.UTC(1899, 11, 30) + Math.round(Number(text) * 86_400) * 1000).toISOString()
  return shown.slice(0, text.includes('.') ? 19 : 10)
}

function momentOf(given: string, { isEnd }: { isEnd: boolean }): Date | null {
  const text = daySerial(given)
  const dayFirst = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/
  const iso = text.replace(dayFirst, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
  const [, day = '', time, seconds = ':00', utc, hours, minutes = '00'] = momentPattern.exec(iso) ?? []
  if (!isDay(day)) return null
  if (time === undefined) return momentInChile(new Date(isEnd ? addDays(day, 1) : day))
  const shown = `${day}T${time.padStart(5, '0')}${seconds}`
  const moment = new Date(hours ? `${shown}${hours}:${minutes}` : `${shown}Z`)
  if (Number.isNaN(moment.getTime())) return null
  return utc || hours ? moment : momentInChile(moment)
}

/** The 31st of February is none. */
function isDay(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
