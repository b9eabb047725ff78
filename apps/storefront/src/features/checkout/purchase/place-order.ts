import type {
  CheckoutPort,
  MadeOrder,
  OrderRequest,
  RegisteredGuest,
} from '../../../data/port/checkout.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import type { Attempt } from './attempt.ts'

/** `addressId` is that of a saved address; null where one is typed, or none is needed. */
export type Purchase = Omit<OrderRequest, 'customerId' | 'idempotencyKey'>

/** Answers after which the order stands or not, nobody knows which. */
function isUncertain(error: unknown): boolean {
  return !(error instanceof Refusal) || error.code === 'NETWORK' || error.status >= 500
}

/**
 * Buys, in the order of D33: stock, guest, order, confirmation, which waits for the payment where one comes first. `onAttempt` is called before each call
 * that must not be made twice, so that a reload goes on with the same key; `onGuest` with the profile.
 * A try whose order may already stand asks for it again under the same key, and skips the check of the
 * stock that this very order holds. Throws what the port throws.
 */
export async function placeOrder(
  checkout: CheckoutPort,
  purchase: Purchase,
  attempt: Attempt,
  handlers: { onAttempt: (attempt: Attempt) => void; onGuest: (guest: RegisteredGuest) => void },
): Promise<MadeOrder> {
  let current = attempt
  const keep = (changes: Partial<Attempt>) => {
    current = { ...current, ...changes }
    handlers.onAttempt(current)
  }
  if (!current.uncertain) {
    const shortfalls = await checkout.verifyStock(purchase.lines)
    if (shortfalls.length > 0) throw new Refusal('OUT_OF_STOCK', '', { status: 409, shortfalls })
  }
  if (current.guest === null || !current.uncertain) {
    const { addressId, guest: form } = purchase
    const guest = await checkout.registerGuest(addressId === null ? form : { ...form, address: null })
    handlers.onGuest(guest)
    keep({ guest: { customerId: guest.customerId, addressId: guest.addressId } })
  }
  const { guest } = current
  if (guest === null) throw new Error('An order is asked for without a registered guest.')
  keep({ uncertain: true })
  try {
    const order = await checkout.createOrder({
      ...purchase,
      customerId: guest.customerId,
      addressId: purchase.addressId ?? guest.addressId,
      idempotencyKey: current.key,
    })
    if (purchase.payment !== 'webpay') await checkout.confirmOrder(order.orderId)
    return order
  } catch (error) {
    if (!isUncertain(error)) keep({ uncertain: false })
    throw error
  }
}
