/** The last number that the database gives a row. */
const lastNumber = 2 ** 31 - 1

/** The number of a row as an address writes it; null for what can be none. */
export function rowNumber(written: string | undefined): number | null {
  const number = /^[1-9]\d{0,9}$/.test(written ?? '') ? Number(written) : 0
  return number >= 1 && number <= lastNumber ? number : null
}
