import { normalizeEmail } from '#rules/people/email.ts'
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

/** An order that stands. */
export type PlacedOrder = {
  order: MadeOrder
  /** What was sent before under the key had arrived unheard: this order is of that, and not of what is sent now. */
  earlier: OrderRequest | null
}

/**
 * Buys, in the order of D33: stock, guest, order, confirmation; where a payment comes first the confirmation waits for it.
 * `onAttempt` is called before each call that must not be made twice, so that a reload goes on with the same key; `onGuest`
 * with the profile. A try whose order may already stand asks for it again under the same key, and skips the check of the
 * stock, which this very order holds. Throws what the port throws.
 */
export async function placeOrder(
  checkout: CheckoutPort,
  purchase: Purchase,
  attempt: Attempt,
  handlers: { onAttempt: (attempt: Attempt) => void; onGuest: (guest: RegisteredGuest) => void },
): Promise<PlacedOrder> {
  let current = attempt
  const keep = (changes: Partial<Attempt>) => {
    current = { ...current, ...changes }
    handlers.onAttempt(current)
  }
  if (!current.uncertain) {
    const shortfalls = await checkout.verifyStock(purchase.lines)
    if (shortfalls.length > 0) throw new Refusal('OUT_OF_STOCK', '', { status: 409, shortfalls })
  }
  const register = async () => {
    const { addressId, guest: form } = purchase
    const guest = await checkout.registerGuest(addressId === null ? form : { ...form, address: null })
    handlers.onGuest(guest)
    const { customerId } = guest
    keep({ guest: { customerId, addressId: guest.addressId } })
    return { customerId, addressId: guest.addressId }
  }
  const ask = async ({ customerId, addressId }: NonNullable<Attempt['guest']>): Promise<PlacedOrder> => {
    const { uncertain, sent } = current
    const request: OrderRequest = {
      ...purchase,
      customerId,
      addressId: purchase.addressId ?? addressId,
      idempotencyKey: current.key,
    }
    const others = sent.filter((each) => !isSame(each, request))
    keep({ uncertain: true, sent: [...others, request] })
    try {
      const placed = await createOrder(checkout, request, sent)
      const { payment, customerId: buyer } = placed.earlier ?? request
      // Who signed in since is not the guest who made it.
      if (payment !== 'webpay' && buyer === customerId) await checkout.confirmOrder(placed.order.orderId)
      return placed
    } catch (error) {
      // What went out before may stand all the same, whatever is wrong with what was asked now.
      if (!isUncertain(error)) keep({ uncertain, sent, ...(uncertain && { guest: null }) })
      throw error
    }
  }
  const { guest } = current
  if (guest === null || !current.uncertain) return ask(await register())
  try {
    return await ask(guest)
  } catch (error) {
    // Whoever asked before has signed in since. Where their session has ended the window is on its way out: a customer
    // would buy again, as a guest, and a guest would not see what they are given.
    if (!(error instanceof Refusal) || error.code !== 'NOT_YOURS') throw error
    return ask(await register())
  }
}

/** The order of a purchase, or the one that stands of what was sent before under its key. KEY_REUSED where neither does. */
async function createOrder(
  checkout: CheckoutPort,
  request: OrderRequest,
  sent: readonly OrderRequest[],
): Promise<PlacedOrder> {
  if (sent.length === 0) return { order: await checkout.createOrder(request), earlier: null }
  const others = sent.filter((each) => !isSame(each, request)).toReversed()
  // The shop does not look for a guest's order among those of a customer: it would make another.
  const asAnother = await firstMade(
    checkout,
    others.filter(({ customerId }) => customerId !== request.customerId),
  )
  if (asAnother) return asAnother
  try {
    const { order, email } = await standing(checkout, request)
    // The shop tells one purchase from another by what is bought, not by the e-mail that was put right since.
    const isOwn = normalizeEmail(email) === normalizeEmail(request.guest.email)
    return { order, earlier: isOwn ? null : (others[0] ?? null) }
  } catch (error) {
    if (!isReused(error)) throw error
    const made = await firstMade(checkout, others)
    if (made) return made
    throw error
  }
}

/** The order that stands of purchases under one key; null where none does. */
async function firstMade(checkout: CheckoutPort, sent: readonly OrderRequest[]): Promise<PlacedOrder | null> {
  for (const earlier of sent) {
    const order = await madeOf(checkout, earlier)
    if (order) return { order, earlier }
  }
  return null
}

const isReused = (error: unknown) => error instanceof Refusal && error.code === 'KEY_REUSED'

/** The order under a key, with whose it is. One that was called off since is none, and its key is used: KEY_REUSED. */
async function standing(checkout: CheckoutPort, request: OrderRequest) {
  const order = await checkout.createOrder(request)
  const { state, customer } = await checkout.getOrderByToken(order.token)
  if (state === 'CANCELLED') throw new Refusal('KEY_REUSED', '', { status: 409 })
  return { order, email: customer.email }
}

/**
 * The order that a purchase has made under its key; null where it has made none. Of what stands the shop tells whatever
 * has changed since, so what it refuses for any other reason than that too much is asked has made none either.
 */
async function madeOf(checkout: CheckoutPort, request: OrderRequest): Promise<MadeOrder | null> {
  try {
    return (await standing(checkout, request)).order
  } catch (error) {
    if (isUncertain(error) || (error as Refusal).status === 429) throw error
    return null
  }
}

/** Amounts are only compared (D15): what is told apart is what is bought, by whom and where to. */
function isSame(one: OrderRequest, other: OrderRequest): boolean {
  const content = ({
    subtotal,
    couponAmount,
    total,
    shippingPrice,
    shippingDiscountPercent,
    ...rest
  }: OrderRequest) => JSON.stringify(rest)
  return content(one) === content(other)
}
