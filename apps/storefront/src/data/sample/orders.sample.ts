import { retractExclusionOf } from '#demo/data/retract-exclusions.ts'
import {
  isTooLate,
  mayReturn,
  receiptOf,
  returnable,
  returnDeadline,
  returnTerms,
} from '#rules/orders/returns.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { ListedOrder, Order, OrderDetail, OrderStep, OrdersPort } from '../port/orders.port.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'
import { forgetRequests, requestOfKey, requestsOf, storeRequest } from './returns.sample.ts'
import { type StoredOrder, sampleOrdersOf } from './sample-orders.ts'

const key = 'huella.sample.orders'
const alertsKey = 'huella.sample.wishes'
const pageSize = 16

/** The sample's orders and those made on this browser, the newest first. Spoilt storage counts as empty. */
export function readOrders({ storage, shop }: SampleContext): StoredOrder[] {
  const stored = storage.getItem(key)
  if (stored === null) return sampleOrdersOf(shop)
  try {
    const orders: unknown = JSON.parse(stored)
    return Array.isArray(orders) ? (orders as StoredOrder[]) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

const writeOrders = ({ storage }: SampleContext, orders: StoredOrder[]) =>
  storage.setItem(key, JSON.stringify(orders))

/** Puts an order at the top of the list, numbered highest + 1, its token padded from the id (D34). */
export function addOrder(context: SampleContext, order: Omit<Order, 'id' | 'number' | 'token'>): Order {
  const orders = readOrders(context)
  const id = Math.max(0, ...orders.map((each) => each.id)) + 1
  const made: Order = {
    ...order,
    id,
    number: Math.max(0, ...orders.map((each) => each.number)) + 1,
    token: tokenOf(id),
  }
  writeOrders(context, [made, ...orders])
  return made
}

/** The token of an order of the sample layer: 32 characters padded from the id. */
export const tokenOf = (id: number) => String(id).padStart(32, '0')

/** Forgets every order of this browser, the sample's own as well. */
export function forgetOrders(context: SampleContext): void {
  writeOrders(context, [])
  context.storage.removeItem(alertsKey)
  forgetRequests(context)
}

/** An order of this browser stays as it was made until it is cancelled: nobody pays for it and nobody sends it. */
export function ordersSample(context: SampleContext): OrdersPort {
  const { list } = context.delays
  const find = (id: number): StoredOrder => {
    const order = readOrders(context).find((each) => each.id === id)
    if (!order) throw refusal(context, 'NOT_FOUND')
    return order
  }
  const cancel = (order: StoredOrder): StoredOrder => {
    if (order.state === 'CANCELLED') return order
    if (order.state !== 'PENDING' || order.payment.state === 'PAID') throw refusal(context, 'ORDER_STATE')
    const step = { state: 'CANCELLED', payment: 'EXPIRED', preparation: 'NONE' } as const
    const cancelled: StoredOrder = {
      ...order,
      state: step.state,
      payment: { ...order.payment, state: step.payment },
      steps: [...stepsOf(order), { ...step, at: context.now().toISOString() }],
    }
    writeOrders(
      context,
      readOrders(context).map((each) => (each.id === order.id ? cancelled : each)),
    )
    return cancelled
  }
  const returnsOf = (order: StoredOrder) => {
    const made = requestsOf(context, order.id)
    const steps = stepsOf(order).map((step) => ({ ...step, at: new Date(step.at) }))
    const { days, branch } = order.delivery
    const status = {
      isPaid: order.payment.state === 'PAID',
      isCancelled: order.state === 'CANCELLED',
      receipt: receiptOf(steps, { daysTo: days.to, isPickup: branch !== null }),
    }
    const termOf = (kind: 'RETRACTO' | 'GARANTIA') => {
      const until = returnDeadline(kind, status.receipt, { isConfirmed: true, terms: returnTerms })
      return { until, isOpen: mayReturn(kind, status) && !isTooLate(until, context.now()) }
    }
    return {
      requests: made,
      terms: { RETRACTO: termOf('RETRACTO'), GARANTIA: termOf('GARANTIA') },
      lines: order.lines.map(({ productId, quantity }, position) => ({
        left: returnable(
          quantity,
          made.flatMap(({ kind, state, lines }) =>
            lines.filter((line) => line.position === position).map((line) => ({ ...line, kind, state })),
          ),
        ),
        exclusion: exclusionOf(context, productId),
      })),
    }
  }
  return {
    list: ({ page = 1, limit = pageSize, sort = 'default' }) =>
      after(list, () => {
        const newest = readOrders(context)
        const orders = sort === 'date_asc' ? newest.toReversed() : newest
        const pages = Math.max(1, Math.ceil(orders.length / limit))
        const shown = Math.min(Math.max(1, page), pages)
        const first = (shown - 1) * limit
        const items = orders.slice(first, first + limit).map(toListed)
        const from = items.length > 0 ? first + 1 : 0
        return {
          items,
          page: shown,
          limit,
          sort,
          total: orders.length,
          pages,
          from,
          to: first + items.length,
        }
      }),
    get: (id) => after(list, () => toDetail(find(id))),
    cancel: (id) => after(list, () => toDetail(cancel(find(id)))),
    returns: (orderId) => after(list, () => returnsOf(find(orderId))),
    requestReturn: (form) =>
      after(list, () => {
        const order = find(form.orderId)
        const made = requestOfKey(context, order.id, form.idempotencyKey)
        if (made) return made
        const { terms, lines } = returnsOf(order)
        if (!terms[form.kind].isOpen) {
          const isLate = isTooLate(terms[form.kind].until, context.now())
          throw refusal(context, isLate ? 'CLAIM_TOO_LATE' : 'ORDER_STATE')
        }
        const wanted = Map.groupBy(form.lines, (line) => line.position)
        for (const [position, same] of wanted) {
          const quantity = same.reduce((sum, line) => sum + line.quantity, 0)
          if (quantity > (lines[position]?.left ?? 0)) throw refusal(context, 'CLAIM_QUANTITY')
          const isExcluded = form.kind === 'RETRACTO' && lines[position]?.exclusion
          if (isExcluded) throw refusal(context, 'CLAIM_EXCLUDED')
        }
        return storeRequest(context, order, form)
      }),
    // Nothing is ever mailed here: what was asked is checked and kept, and no more.
    requestStockAlert: ({ productId, email }) =>
      after(list, () => {
        const known = normalizeEmail(email)
        if (known === null) throw refusal(context, 'EMAIL_INVALID')
        if (!context.shop.find(productId)) throw refusal(context, 'NOT_FOUND')
        const stored = readObject<Record<string, string[]>>(context.storage, alertsKey)
        const people = new Set([...(stored[productId] ?? []), known])
        context.storage.setItem(alertsKey, JSON.stringify({ ...stored, [productId]: [...people] }))
      }),
    trackOrder: (number, email) =>
      after(list, () => {
        const requested = email.trim().toLowerCase()
        const order = readOrders(context).find(
          (each) => each.number === number && each.customer.email.toLowerCase() === requested,
        )
        if (!order) throw refusal(context, 'NOT_FOUND')
        const { createdAt, quantity, delivery, address } = order
        const steps = stepsOf(order)
        const { state, payment, preparation } = steps.at(-1) ?? firstStep(order)
        return {
          state,
          payment,
          preparation,
          number,
          createdAt,
          quantity,
          delivery: { ...delivery, comuna: address?.comuna ?? null },
          due:
            state === 'PENDING' && payment === 'WAITING' ? { ...order.payment, amount: order.total } : null,
          history: steps,
        }
      }),
  }
}

/** What is not taken back is announced from the start here. */
function exclusionOf({ shop }: SampleContext, productId: number) {
  const product = shop.find(productId)
  return product ? retractExclusionOf(product.source) : null
}

const firstStep = (order: Order): OrderStep => ({
  state: order.state,
  payment: order.payment.state,
  preparation: 'NONE',
  at: order.createdAt,
})

const stepsOf = (order: StoredOrder): OrderStep[] => order.steps ?? [firstStep(order)]

function toDetail({ steps, ...order }: StoredOrder): OrderDetail {
  const history = steps ?? [firstStep(order)]
  return {
    ...order,
    preparation: history.at(-1)?.preparation ?? 'NONE',
    invoice: null,
    history: history.map((step) => ({
      ...step,
      by: step.state === 'CANCELLED' || step.at === order.createdAt ? 'shopper' : 'shop',
    })),
  }
}

const toListed = (order: StoredOrder): ListedOrder => ({
  id: order.id,
  number: order.number,
  token: order.token,
  state: order.state,
  payment: order.payment.state,
  preparation: stepsOf(order).at(-1)?.preparation ?? 'NONE',
  kind: order.payment.kind,
  createdAt: order.createdAt,
  total: order.total,
  quantity: order.quantity,
  pictures: order.lines
    .map(({ image }) => image)
    .filter((image) => image !== '')
    .slice(0, 3),
})
