/** A number as a product has it written, in its own unit. */
export type Amount = { amount: number; unit: string }

/** What one of a unit is in the first of its line. */
const lines: readonly Readonly<Record<string, number>>[] = [
  { g: 1, kg: 1000 },
  { ml: 1, l: 1000 },
  { mm: 1, cm: 10, m: 1000 },
]

/** '7,5 kg', '1.873 mm', '26 %' or '30'; null for what is more or less than one number of 0 or more. */
export function readAmount(text: string): Amount | null {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,(\d{1,3}))?\s*([^\d\s]\S{0,11})?$/u.exec(text.trim())
  if (!match) return null
  const [, whole = '', decimals = '', unit = ''] = match
  return { amount: Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`), unit: unit.toLowerCase() }
}

/** The amount in another unit of its line; without a unit it is taken to be in the one asked for. Null for another line. */
export function inUnit({ amount, unit }: Amount, wanted: string): number | null {
  const asked = wanted.toLowerCase()
  if (unit === '' || unit === asked) return amount
  const line = lines.find((each) => unit in each && asked in each)
  const [from, to] = [line?.[unit], line?.[asked]]
  return from === undefined || to === undefined ? null : Number(((amount * from) / to).toPrecision(9))
}
