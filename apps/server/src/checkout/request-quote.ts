import type { Refusal } from '../refusals/refusal.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { CourierAnswer } from '../shipping/courier.ts'
import type { CheckoutDependencies } from './checkout.dependencies.ts'
import { findDestination } from './destination.ts'
import type { OrderRequest } from './order-request.ts'

/** What a carrier's courier answered about an order that goes to this comuna. */
export type CourierRequest = { comunaId: number; answer: CourierAnswer | null }

/**
 * Asks the courier before an order's transaction begins, so that no row is locked while a network answers. Null
 * where no courier is set up. Refuses like `findDestination`.
 */
export async function requestQuote(
  { database, shipping, addresses }: Pick<CheckoutDependencies, 'database' | 'shipping' | 'addresses'>,
  request: OrderRequest,
): Promise<CourierRequest | null | Refusal> {
  if (!shipping.usesCourier) return null
  const destination = await findDestination(database.db, addresses, request)
  if (isRefusal(destination)) return destination
  const { comunaId, kind } = destination
  const answer = await shipping.requestQuote(
    { comunaId, deliveryKind: kind, carrierId: request.carrierId },
    request.lines,
    request.shown.shippingPrice,
  )
  return { comunaId, answer }
}
