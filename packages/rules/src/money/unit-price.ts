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
