import type { PricedLine } from '../catalogue/price/price.service.ts'
import type { Demand, Reservation } from '../catalogue/stock/stock.service.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { CheckoutDependencies } from './checkout.dependencies.ts'
import { presentShortfalls } from './checkout.present.ts'

export type BoughtLine = PricedLine & { quantity: number }

/** The lines with what they cost and the units that they take; refuses what is not sold so, and what is not there. */
export function boughtLines(
  planned: Awaited<ReturnType<CheckoutDependencies['stock']['lock']>>,
  priced: Awaited<ReturnType<CheckoutDependencies['prices']['linesForOrder']>>,
  demands: readonly Demand[],
): { lines: BoughtLine[]; reservations: Reservation[] } | Refusal {
  if ('problems' in priced) {
    const unchosen = priced.problems.filter(({ reason }) => reason === 'options')
    const fields = Object.fromEntries(
      unchosen.map(({ index }) => [`productos.${index}.atributos`, 'OPTION_REQUIRED']),
    )
    if (unchosen.length > 0) return refuse('OPTION_REQUIRED', { fields })
  }
  if ('shortfalls' in planned) {
    return refuse('OUT_OF_STOCK', { faltantes: presentShortfalls(planned.shortfalls) })
  }
  if ('problems' in priced) return refuse('NOT_FOUND')
  const lines = priced.lines.map((line, index) => ({ ...line, quantity: demands[index]?.quantity ?? 0 }))
  return { lines, reservations: planned.reservations }
}
