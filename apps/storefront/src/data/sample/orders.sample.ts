import { notificarPedido } from '#contract/orders/notificar-pedido.ts'
import { seguirPedido } from '#contract/orders/seguir-pedido.ts'
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
import type { ListedOrder, OrdersPort } from '../port/orders.port.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'
import { findOrder, orderDetail, particularsOf, portOrder, stepsOf } from './order-particulars.ts'
import { forgetPrescriptions, prescriptionOf, readPage, sendPage } from './prescriptions.sample.ts'
import { forgetReminders, remindersOf, removeReminder, saveReminder } from './reminders.sample.ts'
import { earlierOf, forgetRequests, requestOfKey, requestsOf, storeRequest } from './returns.sample.ts'
import { checkForm } from './services/check-form.ts'
import type { OrdersService } from './services/orders.service.ts'
import { readOrders, replaceOrder, writeOrders } from './services/orders.store.ts'
import { pageNotFound } from './services/service-refusals.ts'
import type { StoredOrder } from './services/stored-order.ts'

const alertsKey = 'huella.sample.wishes'

/** Forgets every order of this browser, the sample's own as well. */
export function forgetOrders(context: SampleContext): void {
  writeOrders(context, [])
  context.storage.removeItem(alertsKey)
  forgetRequests(context)
  forgetReminders(context)
  forgetPrescriptions(context)
}

/** An order of this browser stays as it was made until it is cancelled: nobody pays for it and nobody sends it. */
export function ordersSample(context: SampleContext, service: OrdersService): OrdersPort {
  const { list } = context.delays
  const find = (id: number): StoredOrder => {
    const row = findOrder(context, (order) => order.id === id)
    if (!row) throw pageNotFound()
    return row
  }
  const cancel = (row: StoredOrder): StoredOrder => {
    if (row.order.status === 'CANCELLED') return row
    const steps = stepsOf(row)
    if (row.order.status !== 'PENDING' || steps.at(-1)?.payment === 'PAID')
      throw refusal(context, 'ORDER_STATE')
    const at = context.now().toISOString()
    const step = { state: 'CANCELLED', payment: 'EXPIRED', preparation: 'NONE', at } as const
    const cancelled: StoredOrder = {
      order: { ...row.order, status: step.state },
      particulars: { ...particularsOf(row), steps: [...steps, step] },
    }
    replaceOrder(context, cancelled)
    return cancelled
  }
  const returnsOf = (row: StoredOrder) => {
    const order = portOrder(context, row)
    const made = requestsOf(context, order.id)
    const steps = stepsOf(row).map((step) => ({ ...step, at: new Date(step.at) }))
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
        left: returnable(quantity, earlierOf(made, position)),
        exclusion: exclusionOf(context, productId),
      })),
    }
  }
  return {
    listReminders: (token) => after(list, () => remindersOf(context, token)),
    saveReminder: (requested) => after(list, () => saveReminder(context, requested)),
    removeReminder: (token, productId) => after(list, () => removeReminder(context, token, productId)),
    getPrescription: (token) => after(list, () => prescriptionOf(context, token)),
    sendPrescription: (page) => after(list, () => sendPage(context, page)),
    readPrescription: (token, pageId) => after(list, () => readPage(context, token, pageId)),
    async list({ page, limit, sort }) {
      const orders = await service.getOrdersList(page, limit, sort)
      const rows = new Map(readOrders(context).map((row) => [row.order.id, row]))
      return {
        ...orders,
        items: orders.items.map((order) => listed(context, rows.get(order.id) ?? { order })),
      }
    },
    get: async (id) => orderDetail(context, find((await service.getOrderById(id)).id)),
    cancel: (id) => after(list, () => orderDetail(context, cancel(find(id)))),
    returns: (orderId) => after(list, () => returnsOf(find(orderId))),
    requestReturn: (form) =>
      after(list, () => {
        const row = find(form.orderId)
        const order = portOrder(context, row)
        const made = requestOfKey(context, form)
        if (made) return made
        const { terms, lines } = returnsOf(row)
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
        const sent = { productos: [{ id_producto: productId }], e_mail_cliente: email }
        const known = normalizeEmail(checkForm(context, notificarPedido.request, sent, {}).e_mail_cliente)
        if (known === null)
          throw refusal(context, 'EMAIL_INVALID', { fields: { e_mail_cliente: 'EMAIL_INVALID' } })
        if (!context.shop.find(productId))
          throw refusal(context, 'NOT_FOUND', { fields: { 'productos.0.id_producto': 'NOT_FOUND' } })
        const stored = readObject<Record<string, string[]>>(context.storage, alertsKey)
        const people = new Set([...(stored[productId] ?? []), known])
        context.storage.setItem(alertsKey, JSON.stringify({ ...stored, [productId]: [...people] }))
      }),
    trackOrder: (number, email) =>
      after(list, () => {
        const sent = { numero_pedido: number, e_mail_cliente: email }
        const requested = checkForm(context, seguirPedido.request, sent, {}).e_mail_cliente.toLowerCase()
        const row = findOrder(context, (order) => order.number === number)
        const isTheirs = row && particularsOf(row).customer.email.toLowerCase() === requested
        if (!row || !isTheirs) throw refusal(context, 'NOT_FOUND')
        const order = portOrder(context, row)
        const { createdAt, quantity, delivery, address } = order
        const steps = stepsOf(row)
        const { state, payment, preparation } = lastStep(row)
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

const lastStep = (row: StoredOrder) => {
  const step = stepsOf(row).at(-1)
  return {
    state: row.order.status,
    payment: step?.payment ?? ('WAITING' as const),
    preparation: step?.preparation ?? ('NONE' as const),
  }
}

function listed(context: SampleContext, row: StoredOrder): ListedOrder {
  const { id, number, token, payment, createdAt, total, quantity, lines } = portOrder(context, row)
  return {
    id,
    number,
    token,
    ...lastStep(row),
    kind: payment.kind,
    createdAt,
    total,
    quantity,
    pictures: lines
      .map(({ image }) => image)
      .filter((image) => image !== '')
      .slice(0, 3),
  }
}
