import { percentOf } from '#rules/money/money.ts'
import type { Carrier } from '../../data/port/shipping.port.ts'

/** What a carrier costs after its discount, in pesos (D13). */
export function netPrice(carrier: Pick<Carrier, 'price' | 'discountPercent'>): number {
  return carrier.price - percentOf(carrier.price, carrier.discountPercent)
}
