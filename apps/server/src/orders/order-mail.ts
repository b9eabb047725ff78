import type { LineUnits } from '#rules/orders/units-to-send.ts'
import type { OrderMail } from '../mail/mail-content.ts'
import type { NewOrder } from './insert-order.store.ts'
import type { BranchPlace, OrderWithLines } from './orders.store.ts'
import { paidAtOf } from './paid-at.ts'

/** Where an order is picked up. */
export type Branch = { name: string; place: BranchPlace }

type MailedOrder = Omit<NewOrder, 'lines' | 'note'> & {
  lines: Pick<
    NewOrder['lines'][number],
    'productId' | 'name' | 'options' | 'quantity' | 'unitPrice' | 'total'
  >[]
}

/** A line of an order that may have lost units since it was made. */
type MailedLine = MailedOrder['lines'][number] & Partial<Pick<LineUnits, 'cancelled' | 'withdrawn'>>

/** An order that is being written, as its mail tells it, but for its number; `branch` is where it is picked up. */
export function mailOfNew(order: MailedOrder, branch: Branch | null): OrderMail {
  const notYet = { number: 0, createdAt: new Date(), trackingNumber: null, trackingUrl: null, history: [] }
  const { name = null, place = null } = branch ?? {}
  return mailOf({ ...order, ...notYet, branch: name, place })
}

/** An order as its mails tell it. */
export function mailOf(
  order: Pick<
    OrderWithLines,
    | 'number'
    | 'createdAt'
    | 'holdUntil'
    | 'paymentState'
    | 'branch'
    | 'place'
    | 'history'
    | 'trackingNumber'
    | 'trackingUrl'
    | 'token'
    | 'customerName'
    | 'subtotal'
    | 'shippingNet'
    | 'couponAmount'
    | 'total'
    | 'neto'
    | 'iva'
    | 'carrierName'
    | 'daysFrom'
    | 'daysTo'
    | 'paymentKind'
    | 'documentKind'
    | 'termsVersion'
  > & { address?: OrderWithLines['address'] | undefined; lines: MailedLine[] },
): OrderMail {
  return {
    number: order.number,
    token: order.token,
    placedAt: order.createdAt.toISOString(),
    paidAt: paidAtOf(order)?.toISOString() ?? null,
    customerName: order.customerName,
    lines: order.lines.map(({ productId, name, options, quantity, unitPrice, total, ...line }) => ({
      productId,
      name,
      options: options.map((option) => ({ name: option.name, value: option.value })),
      quantity,
      unitPrice,
      total,
      ...unsentOf(line),
    })),
    subtotal: order.subtotal,
    shippingNet: order.shippingNet,
    couponAmount: order.couponAmount,
    total: order.total,
    neto: order.neto,
    iva: order.iva,
    delivery: {
      carrier: order.carrierName,
      daysFrom: order.daysFrom,
      daysTo: order.daysTo,
      address: order.address ?? null,
      branch: order.branch,
      place: order.place,
      ...(order.trackingNumber && {
        parcel: { number: order.trackingNumber, url: order.trackingUrl },
      }),
    },
    paymentKind: order.paymentKind,
    holdUntil: order.paymentState === 'WAITING' ? (order.holdUntil?.toISOString() ?? null) : null,
    documentKind: order.documentKind,
    termsVersion: order.termsVersion,
  }
}

function unsentOf({ cancelled = 0, withdrawn = 0 }: Partial<LineUnits>): { unsent?: number } {
  const unsent = cancelled + withdrawn
  return unsent > 0 ? { unsent } : {}
}
