import { assertPesos, divideHalfUp, type Pesos } from './money.ts'

/**
 * Splits a total that includes 19 % IVA: neto = round(total / 1.19), iva the rest, so that both add up (D12).
 * Compute once and store; recomputing iva from neto differs by a peso in 16 % of totals.
 */
export function splitIva(total: Pesos): { neto: Pesos; iva: Pesos } {
  const neto = divideHalfUp(BigInt(assertPesos(total)) * 100n, 119n)
  return { neto, iva: total - neto }
}
