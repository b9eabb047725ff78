import type { CheckoutPort } from '../../data/port/checkout.port.ts'
import { Refusal } from '../../data/port/refusal.ts'

/**
 * Confirms an order that stands without it, too (D33): where this browser is not the buyer's own, or the network fails, it
 * is refused, and nothing of the order or its money changes.
 */
export async function confirmStanding(
  checkout: Pick<CheckoutPort, 'confirmOrder'>,
  orderId: number,
): Promise<void> {
  try {
    await checkout.confirmOrder(orderId)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
