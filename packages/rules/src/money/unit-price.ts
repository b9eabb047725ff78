import { assertPesos, divideHalfUp, type Pesos, toFraction } from './money.ts'

/** What a package holds: kilograms, litres or pieces. */
export type Content = { amount: number; unit: 'kg' | 'l' | 'unit' }

/**
 * The price per kilogram, litre or piece, half up.
 * Null when nothing is gained by it: no content known, none above 0, or a single piece.
 */
export function unitPrice(
  price: Pesos,
  content: Content | null,
): { amount: Pesos; unit: Content['unit'] } | null {
  if (!content || !(content.amount > 0) || (content.unit === 'unit' && content.amount === 1)) return null
  const { numerator, denominator } = toFraction(content.amount)
  return { amount: divideHalfUp(BigInt(assertPesos(price)) * denominator, numerator), unit: content.unit }
}

const smallUnits = { kg: '100g', l: '100ml' } as const

/** The same as it is written beside a price: of what holds less than 250 g or ml, that of 100. */
export function shownUnitPrice(
  price: Pesos,
  content: Content | null,
): { amount: Pesos; unit: Content['unit'] | '100g' | '100ml' } | null {
  if (!content || content.unit === 'unit' || content.amount >= 0.25) return unitPrice(price, content)
  const tenth = unitPrice(price, { ...content, amount: content.amount * 10 })
  return tenth && { ...tenth, unit: smallUnits[content.unit] }
}
