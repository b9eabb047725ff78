import { allocate } from '#rules/money/money.ts'
import {
  type EarlierReturn,
  isSameReturn,
  owedFor,
  paidBackUnits,
  refundDueOn,
  returnTerms,
} from '#rules/orders/returns.ts'
import type { Order, ReturnRefund, ReturnRequest, ReturnRequestForm } from '../port/orders.port.ts'
import { readRows, refusal, type SampleContext } from './layer.ts'
import { portOrder } from './order-particulars.ts'
import type { SampleShop } from './sample-shop.ts'
import { sampleOrdersOf } from './services/sample-orders.ts'

const key = 'huella.sample.claims'

type StoredRequest = ReturnRequest & { orderId: number; idempotencyKey: string }

const said = {
  es: {
    reason: 'Compré una de más.',
    answer: 'Tráela a cualquiera de nuestras tiendas y te devolvemos el dinero.',
  },
  en: {
    reason: 'I bought one too many.',
    answer: 'Bring it to any of our stores and we will give you your money back.',
  },
  ru: {
    reason: 'Купила на одну больше, чем нужно.',
    answer: 'Принесите товар в любой наш магазин, и мы вернём деньги.',
  },
}

/** What the sample's account asked from the start: a unit of an order with several, taken back and paid back. */
const sampleRequestsOf = (shop: SampleShop): StoredRequest[] =>
  sampleOrdersOf(shop)
    .map((row) => portOrder({ shop }, row))
    .filter(({ lines }) => lines.length === 3)
    .map((order): StoredRequest => {
      const at = '2026-10-30T15:20:00.000Z'
      const lines = [{ position: 0, quantity: 1 }]
      const refund = refundOf(order, { kind: 'RETRACTO', remedy: 'DEVOLUCION', lines }, [], new Date(at))
      const paidAt = '2026-11-05T16:02:00.000Z'
      return {
        id: 1,
        orderId: order.id,
        idempotencyKey: '',
        kind: 'RETRACTO',
        state: 'ACCEPTED',
        remedy: 'DEVOLUCION',
        reason: said[shop.language].reason,
        at,
        lines: named(order, lines),
        refund: refund && {
          ...refund,
          done: refund.amount,
          payments: [{ amount: refund.amount, method: 'transferencia', state: 'DONE', at: paidAt }],
        },
        history: [
          { state: 'RECEIVED', answer: '', at },
          {
            state: 'ACCEPTED',
            answer: said[shop.language].answer,
            at: '2026-10-31T13:45:00.000Z',
          },
        ],
      }
    })

function readRequests({ storage, shop }: SampleContext): StoredRequest[] {
  if (storage.getItem(key) === null) return sampleRequestsOf(shop)
  return readRows<StoredRequest>(storage, key)
}

/** What was asked about an order on this browser, the newest first. */
export const requestsOf = (context: SampleContext, orderId: number): ReturnRequest[] =>
  readRequests(context)
    .filter((request) => request.orderId === orderId)
    .map(toReturnRequest)

/** What was asked before of one line of an order. */
export const earlierOf = (requests: readonly ReturnRequest[], position: number): EarlierReturn[] =>
  requests.flatMap(({ kind, state, remedy, refund, lines }) =>
    lines
      .filter((line) => line.position === position)
      .map(({ quantity }) => ({ kind, state, remedy, amount: refund?.amount ?? null, quantity })),
  )

/** The request that a form's key has made about its order. Throws KEY_REUSED where that asked for something else. */
export function requestOfKey(context: SampleContext, form: ReturnRequestForm): ReturnRequest | undefined {
  const made = readRequests(context).find(
    ({ orderId, idempotencyKey }) => orderId === form.orderId && idempotencyKey === form.idempotencyKey,
  )
  if (made && !isSameReturn(made, form)) throw refusal(context, 'KEY_REUSED')
  return made && toReturnRequest(made)
}

/** Stores a request, which nobody answers here. */
export function storeRequest(context: SampleContext, order: Order, form: ReturnRequestForm): ReturnRequest {
  const stored = readRequests(context)
  const at = context.now().toISOString()
  const request: StoredRequest = {
    id: Math.max(0, ...stored.map((each) => each.id)) + 1,
    orderId: order.id,
    idempotencyKey: form.idempotencyKey,
    kind: form.kind,
    state: 'RECEIVED',
    remedy: form.remedy,
    reason: form.reason,
    at,
    lines: named(order, form.lines),
    refund: refundOf(order, form, requestsOf(context, order.id), context.now()),
    history: [{ state: 'RECEIVED', answer: '', at }],
  }
  context.storage.setItem(key, JSON.stringify([request, ...stored]))
  return toReturnRequest(request)
}

export function forgetRequests({ storage }: SampleContext): void {
  storage.setItem(key, '[]')
}

function named(order: Order, lines: ReturnRequestForm['lines']): ReturnRequest['lines'] {
  return lines.map((line) => ({ ...line, name: order.lines[line.position]?.name ?? '' }))
}

/** The money that goes back for what is asked of an order, none of it paid yet; null for a replacement or repair. */
function refundOf(
  order: Order,
  { kind, remedy, lines }: Pick<ReturnRequestForm, 'kind' | 'remedy' | 'lines'>,
  earlier: readonly ReturnRequest[],
  now: Date,
): ReturnRefund | null {
  if (remedy !== 'DEVOLUCION') return null
  const delivery = order.totals.find(({ code }) => code === 'SHIPPING')?.amount ?? 0
  // The sample's tax comes on top of its prices (specification §9): each line bears its part of it.
  const paid = allocate(
    order.total - delivery,
    order.lines.map((line) => line.total),
  )
  const returned = order.lines.map(({ quantity }, position) => ({
    bought: quantity,
    paid: paid[position] ?? 0,
    before: paidBackUnits(earlierOf(earlier, position)),
    now: unitsOf(lines, position),
  }))
  return {
    amount: owedFor(kind, returned, delivery),
    dueOn: refundDueOn(now, returnTerms),
    done: 0,
    payments: [],
  }
}

function unitsOf(lines: ReturnRequestForm['lines'], position: number): number {
  return lines.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0)
}

const toReturnRequest = ({ orderId, idempotencyKey, ...request }: StoredRequest): ReturnRequest => request
