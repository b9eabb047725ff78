import type { Order, OrdersPort } from '../port/orders.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'

const key = 'huella.sample.orders'
const firstNumber = 1

/** The orders made on this browser, the newest first. Storage that cannot be read counts as empty. */
export function readOrders({ storage }: SampleContext): Order[] {
  try {
    const orders: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(orders) ? (orders as Order[]) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Puts an order at the top of the list, numbered highest + 1, its token padded from the id (D34). */
export function addOrder(context: SampleContext, order: Omit<Order, 'id' | 'number' | 'token'>): Order {
  const orders = readOrders(context)
  const id = Math.max(0, ...orders.map((each) => each.id)) + 1
  const made: Order = {
    ...order,
    id,
    number: Math.max(firstNumber - 1, ...orders.map((each) => each.number)) + 1,
    token: String(id).padStart(32, '0'),
  }
  context.storage.setItem(key, JSON.stringify([made, ...orders]))
  return made
}

/** Forgets every order made on this browser. */
export function forgetOrders({ storage }: SampleContext): void {
  storage.removeItem(key)
}

/** An order of this browser stays as it was made: nobody pays for it and nobody sends it. */
export function ordersSample(context: SampleContext): OrdersPort {
  return {
    trackOrder: (number, email) =>
      after(context.delays.list, () => {
        const asked = email.trim().toLowerCase()
        const order = readOrders(context).find(
          (each) => each.number === number && each.customer.email.toLowerCase() === asked,
        )
        if (!order) throw refusal(context, 'NOT_FOUND')
        const { state, createdAt, quantity, delivery, address } = order
        const step = { state, payment: order.payment.state, preparation: 'NONE' as const }
        return {
          ...step,
          number,
          createdAt,
          quantity,
          delivery: { ...delivery, comuna: address?.comuna ?? null },
          history: [{ ...step, at: createdAt }],
        }
      }),
  }
}
