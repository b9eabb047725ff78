import { isDeepStrictEqual } from 'node:util'
import { hasLeft, type OrderStatus } from '#rules/orders/order-moves.ts'
import { worthOf } from '#rules/orders/returns.ts'
import { unitsToSend } from '#rules/orders/units-to-send.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { OrderMovesService } from '../../orders/order-moves.service.ts'
import type { OrderPaymentsService } from '../../orders/order-payments.service.ts'
import type { UnsentUnitsService } from '../../orders/unsent-units.service.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { accountOf } from '../account.store.ts'
import type { RefundMethod } from '../payments.tables.ts'
import type { RefundsService } from './refunds.service.ts'
import { type Refund, refundsStore } from './refunds.store.ts'

/** `left` is what of the order's money could still go back, in pesos. */
export type StaffRefund = { id: number; amount: number; left: number }

export type RefundRequest = {
  orderId: number
  /** In pesos; undefined for all that is left. */
  amount: number | undefined
  /** What the sender saw as left, in pesos. */
  seenLeft: number
  /** Undefined: through the gateway that took the money. */
  method: RefundMethod | undefined
  /** What the bank or the till calls it. */
  reference: string
  returnRequestId: number | undefined
  /** Units that are taken off the order with it; none where it is money alone. */
  lines: readonly { position: number; quantity: number }[]
  idempotencyKey: string
}

type Units = RefundRequest['lines'][number]

export function staffRefund({
  database,
  orders,
  refunds,
  moves,
  unsent,
  returns,
}: {
  database: Database
  orders: Pick<OrderPaymentsService, 'lock'>
  refunds: Pick<RefundsService, 'judge' | 'due' | 'finishByHand' | 'balanceOf'>
  moves: Pick<OrderMovesService, 'moveWithin'>
  unsent: UnsentUnitsService
  returns: {
    /** Units of an order's lines, by position, whose money its shopper asks back or was promised. */
    askedBack(tx: Transaction, orderId: number): Promise<(position: number) => number>
    /** What accepted requests of an order are still owed together, in pesos. */
    promisedOf(tx: Transaction, orderId: number): Promise<number>
    /** Proposes for what its shopper asks what is to be paid back once units were taken off it. */
    proposeAnew(tx: Transaction, orderId: number): Promise<void>
    /** Ends what was asked about an order whose money has gone back with it. */
    settle(tx: Transaction, orderId: number, actor: string): Promise<void>
    /** What of an accepted request of an order is still to be paid back, locked; undefined for any other. */
    owedWithin(tx: Transaction, requestId: number, orderId: number): Promise<number | undefined>
  }
}) {
  async function write(
    tx: Transaction,
    request: RefundRequest,
    actor: string,
  ): Promise<StaffRefund | Refusal> {
    const { orderId, idempotencyKey, reference } = request
    const order = await orders.lock(tx, orderId)
    if (!order) return refuse('NOT_FOUND')
    const account = await accountOf(tx, orderId)
    const made = await refundsStore.ofKey(tx, orderId, idempotencyKey)
    if (made) {
      const before = await unsent.ofRefund(tx, made)
      return isSame({ ...made, lines: before }, request) ? answered(made, account.left) : refuse('KEY_REUSED')
    }
    if (account.paid === 0) return refuse('ORDER_STATE')
    if (request.seenLeft !== account.left) return refuse('REFUND_CHANGED', { actual: account.left })
    if (account.left === 0) return refuse('ORDER_STATE')
    const owed = await owedOf(tx, request)
    if (isRefusal(owed)) return owed
    const off = await takenOff(tx, request, order, account.left)
    if (isRefusal(off)) return off
    const amount = request.amount ?? off?.amount ?? Math.min(owed, account.left)
    const most = Math.min(account.left, owed, off?.most ?? account.left)
    if (amount > most || (amount === 0 && !off)) return tooMuch()
    const chosen = await methodOf(tx, request, { amount, left: account.left })
    if (isRefusal(chosen)) return chosen
    const left = account.left - amount
    const isCancelling =
      order.state === 'PENDING' && order.payment === 'PAID' && (left === 0 || off?.isWhole === true)
    const reason = isCancelling ? 'cancelled' : request.returnRequestId ? 'return' : 'staff'
    const there = await refunds.balanceOf(tx, orderId)
    const about = { orderId, amount, reason, actor, reference, idempotencyKey } as const
    const id = await refunds.due(tx, {
      ...about,
      ...chosen,
      returnRequestId: request.returnRequestId ?? null,
    })
    if (off) await unsent.takeOff(tx, { orderId, lines: off.lines, actor, refundId: id })
    if (isCancelling) {
      // What is left of its money where all units are taken off is for who has kept it to pay back.
      const told = { amount: left === 0 ? there : amount, isMoneyApart: true }
      const moved = await moves.moveWithin(tx, orderId, 'cancel', actor, told)
      if (isRefusal(moved)) return moved
      // With the last of its money goes what was promised of it.
      if (left === 0) await returns.settle(tx, orderId, actor)
    }
    const isReduced = off !== null && !isCancelling
    if (isReduced) {
      await returns.proposeAnew(tx, orderId)
      await unsent.notify(tx, orderId, { lines: off.lines, amount, method: chosen.method })
    }
    if (chosen.method !== 'gateway') {
      const done = { orderId, amount, actor, method: chosen.method }
      await refunds.finishByHand(tx, { ...done, isTold: isReduced || amount === 0 })
    }
    return { id, amount, left }
  }

  /**
   * The units that are taken off with a refund, each line once, and what they cost: with the last of them all that is
   * left, but for what is promised, which is the `most` that may go back with any. Null for money alone.
   */
  async function takenOff(
    tx: Transaction,
    { orderId, lines: asked, returnRequestId }: RefundRequest,
    { state, payment, preparation }: Pick<OrderStatus, 'state' | 'payment' | 'preparation'>,
    left: number,
  ): Promise<{ lines: Units[]; amount: number; most: number; isWhole: boolean } | null | Refusal> {
    if (asked.length === 0) return null
    const isInShop = state === 'PENDING' && payment === 'PAID' && !hasLeft({ preparation })
    if (!isInShop || returnRequestId !== undefined) return refuse('ORDER_STATE')
    const lines = unitsByLine(asked)
    const bought = await unsent.linesOf(tx, orderId)
    const askedBack = await returns.askedBack(tx, orderId)
    const wrong = asked.flatMap(({ position }, index): [string, 'UNITS_TOO_MANY'][] => {
      const line = bought.find((each) => each.position === position)
      const most = line ? line.quantity - line.cancelled - askedBack(position) : 0
      const wanted = lines.find((each) => each.position === position)?.quantity ?? 0
      return wanted > most ? [[`lineas.${index}.cantidad`, 'UNITS_TOO_MANY']] : []
    })
    if (wrong.length > 0) return refuse('UNITS_TOO_MANY', { fields: Object.fromEntries(wrong) })
    const parts = bought.map((line) => {
      const now = lines.find(({ position }) => position === line.position)?.quantity ?? 0
      const paid = line.total - line.couponShare
      const before = line.cancelled + askedBack(line.position)
      return {
        isAll: unitsToSend(line) <= now,
        worth: worthOf({ paid, bought: line.quantity }, before, now),
      }
    })
    const isWhole = parts.every(({ isAll }) => isAll)
    const free = Math.max(0, left - (await returns.promisedOf(tx, orderId)))
    const worth = parts.reduce((sum, part) => sum + part.worth, 0)
    return { lines, isWhole, amount: isWhole ? free : Math.min(worth, free), most: free }
  }

  /** What may go back for the request that it is for; any sum where it is for none. */
  async function owedOf(tx: Transaction, request: RefundRequest): Promise<number | Refusal> {
    if (request.returnRequestId === undefined) return Number.POSITIVE_INFINITY
    const owed = await returns.owedWithin(tx, request.returnRequestId, request.orderId)
    if (owed === undefined) return refuse('ORDER_STATE', { fields: { id_solicitud: 'ORDER_STATE' } })
    return owed
  }

  /** By which way it goes: the gateway's rules hold for the gateway alone, and nothing goes by none. */
  async function methodOf(
    tx: Transaction,
    { orderId, method }: RefundRequest,
    sum: { amount: number; left: number },
  ): Promise<{ method: RefundMethod; paymentId: number | null } | Refusal> {
    if (method !== undefined && method !== 'gateway') return { method, paymentId: null }
    if (sum.amount === 0) return { method: 'in-shop', paymentId: null }
    const judged = await refunds.judge(tx, orderId, sum)
    if (judged !== null) return isRefusal(judged) ? judged : { method: 'gateway', paymentId: judged }
    // No gateway has money of it: who pays it back says how.
    return method === 'gateway'
      ? refuse('ORDER_STATE')
      : refuse('INVALID_REQUEST', { fields: { medio: 'FIELD_REQUIRED' } })
  }

  return {
    /**
     * Somebody of the staff pays money of an order back, or has done so by hand: see the call. The order's row is
     * locked, so of two at once the second sees what the first has left. An order that has not left is cancelled
     * with the last of it.
     */
    refund: (request: RefundRequest, actor: string): Promise<StaffRefund | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const done = await write(tx, request, actor)
        if (isRefusal(done)) throw new Rollback(done)
        return done
      }),
  }
}

const tooMuch = () => refuse('REFUND_TOO_MUCH', { fields: { monto: 'REFUND_TOO_MUCH' } })

const answered = ({ id, amount }: Refund, left: number): StaffRefund => ({ id, amount, left })

/** The units of each line, named in one part or in several. */
const unitsByLine = (lines: readonly Units[]): Units[] =>
  [...Map.groupBy(lines, ({ position }) => position)].map(([position, same]) => ({
    position,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))

const sorted = (lines: readonly Units[]) => lines.toSorted((one, other) => one.position - other.position)

const isSame = (made: Refund & { lines: readonly Units[] }, request: RefundRequest): boolean =>
  (request.amount === undefined || made.amount === request.amount) &&
  (made.amount === 0 || request.method === undefined || made.method === request.method) &&
  made.returnRequestId === (request.returnRequestId ?? null) &&
  isDeepStrictEqual(sorted(made.lines), sorted(unitsByLine(request.lines)))
