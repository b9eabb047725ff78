import { rowNumber } from '../feedback/row-number.ts'

/** What an address says of a filter; null where that can be no value of it, which is then as if it were not there. */
export type AddressValue = (given: string) => string | null

/** The list has those alone. */
export const oneOf =
  (values: readonly string[]): AddressValue =>
  (given) =>
    values.includes(given) ? given : null

/** As many characters as its field takes. */
export const wordsOf =
  (most: number): AddressValue =>
  (given) =>
    given.slice(0, most)

export const idValue: AddressValue = (given) => (rowNumber(given) === null ? null : given)

/** A whole number from 0 on, as its field writes it. */
export const countUpTo =
  (most: number): AddressValue =>
  (given) =>
    /^\d{1,9}$/.test(given) && Number(given) <= most ? String(Number(given)) : null

/** A day of the calendar. */
export const dayValue: AddressValue = (given) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(given) || given.startsWith('0000')) return null
  const moment = new Date(`${given}T00:00Z`)
  // The 30th of February is read as a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(given) ? given : null
}
