import { dayInChile } from '#rules/chile/calendar.ts'
import { type HoldTerms, heldReady } from '#rules/orders/order-hold.ts'
import { moveOrder, type OrderMove, type OrderStatus } from '#rules/orders/order-moves.ts'
import { unitsToSend } from '#rules/orders/units-to-send.ts'
import type { Demand, Reservation, ReturnedUnits, Shortfall } from '../catalogue/stock/stock.service.ts'
import type { CouponsService } from '../coupons/coupons.service.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { mailOf } from './order-mail.ts'
import { orderMovesStore, type Parcel } from './order-moves.store.ts'
import { ordersStore } from './orders.store.ts'
import { peopleStore } from './people.store.ts'

export type OrderMovesService = ReturnType<typeof orderMovesService>

type Dependencies = {
  database: Database
  stock: {
    /** Puts reserved units back where they were taken from and announces the change. */
    release(
      tx: Transaction,
      reservations: readonly ReturnedUnits[],
      cause: { orderId: number; actor: string },
    ): Promise<void>
    /** Takes the units of all demands, or of none. */
    reserve(
      tx: Transaction,
      demands: readonly Demand[],
      cause: { orderId: number; actor: string },
    ): Promise<{ reservations: Reservation[] } | { shortfalls: Shortfall[] }>
  }
  coupons: Pick<CouponsService, 'release' | 'retake'>
  outbox: Outbox
  /** Pays back, with the transaction, what a gateway has taken for an order that was cancelled. */
  payBack(tx: Transaction, orderId: number, actor: string): Promise<void>
  /** Ends what was asked about an order whose money goes back with it. */
  settleReturns(tx: Transaction, orderId: number, actor: string): Promise<void>
  /** What of an order's money has not gone back yet, in pesos. */
  balanceOf(executor: Executor, orderId: number): Promise<number>
  /** Whether an order waits for a prescription that the shop has not approved. */
  lacksPrescription(tx: Transaction, orderId: number): Promise<boolean>
  /** How long what is picked up waits to be paid. */
  hold(executor: Executor): Promise<HoldTerms>
}

/** What is said of a move: of the parcel, and of the money, in pesos, that its mail tells. */
type Particulars = Parcel & {
  /** Who takes what is picked up. */
  handedTo?: string
  amount?: number
  /** Whether money of an order that is cancelled goes back by another act than this. */
  isMoneyApart?: boolean
  /** Whether the shopper is told by another mail. */
  isTold?: boolean
}

/** What brings an order nearer to its shopper. */
const leaving: ReadonlySet<OrderMove> = new Set(['prepare', 'make-ready', 'ship', 'deliver'])

/** From when on what is paid where it is picked up waits for its money. */
const holding: ReadonlySet<OrderMove> = new Set(['make-ready', 'unpay'])

/** What the shop does with orders that exist. */
export function orderMovesService({
  database,
  stock,
  coupons,
  outbox,
  payBack,
  settleReturns,
  balanceOf,
  lacksPrescription,
  hold,
}: Dependencies) {
  /** Nobody is told who asked to be forgotten, and no mail promises what will not come. */
  async function notifyShopper(
    tx: Transaction,
    orderId: number,
    kind: ReturnType<typeof mailOfMove>,
    amount: number | undefined,
  ): Promise<void> {
    if (kind === null) return
    const order = await ordersStore.findById(tx, orderId)
    if (!order) throw new Error(`The order ${orderId} is gone under its lock.`)
    if (order.customerEmail === '') return
    const mail = { to: order.customerEmail, language: order.language, order: mailOf(order) }
    if (kind === 'payment-late') {
      await outbox.stage(tx, { ...mail, kind, amount: amount ?? order.total })
    } else if (kind === 'order-cancelled') {
      await outbox.stage(tx, { ...mail, kind, amount: amount ?? (await balanceOf(tx, orderId)) })
    } else await outbox.stage(tx, { ...mail, kind })
  }

  /**
   * As `move`, within a transaction of the caller's; `amount` is what came late for an order that was cancelled, its
   * total where it is left out, and what goes back of one that is cancelled, what is there where it is left out.
   */
  async function moveWithin(
    tx: Transaction,
    orderId: number,
    move: OrderMove,
    actor: string,
    { amount, handedTo = '', isMoneyApart = false, isTold = false, ...parcel }: Particulars = {},
  ): Promise<'ok' | Refusal> {
    const before = await orderMovesStore.lock(tx, orderId)
    if (!before) return refuse('NOT_FOUND')
    const now = moveOrder(before, move)
    if (!now) return refuse('ORDER_STATE')
    if (leaving.has(move) && (await lacksPrescription(tx, orderId))) return refuse('PRESCRIPTION_PENDING')
    await orderMovesStore.write(tx, orderId, now, actor)
    if (move === 'ship' && !(await orderMovesStore.hand(tx, orderId, parcel, actor))) {
      throw new Rollback(refuse('INVALID_REQUEST', { fields: { id_transportista: 'FIELD_INVALID' } }))
    }
    if (move === 'deliver' && now.isPickup && handedTo !== '') {
      await orderMovesStore.noteHandedTo(tx, orderId, handedTo)
    }
    if (move === 'cancel') {
      const reservations = await ordersStore.reservationsOf(tx, orderId)
      await stock.release(tx, reservations, { orderId, actor })
      await coupons.release(tx, orderId)
      if (now.isPaidOnline && now.payment === 'PAID' && !isMoneyApart) await payBack(tx, orderId, actor)
      if (!isMoneyApart) await settleReturns(tx, orderId, actor)
    }
    // What is paid where it is picked up waits for as many days from now, whenever it was promised or first paid.
    if (now.isPaidInShop && now.payment === 'WAITING' && holding.has(move)) {
      const today = new Date(dayInChile(new Date()))
      await orderMovesStore.holdUntil(tx, orderId, heldReady(today, true, await hold(tx)))
    }
    if (!isTold) await notifyShopper(tx, orderId, mailOfMove(move, now, actor), amount)
    await peopleStore.forgetDue(tx, orderId)
    return 'ok'
  }

  return {
    moveWithin,

    /**
     * Serves an order that was cancelled, with its money there, within a transaction of the caller's: its units are
     * taken off the stock again and its shopper is told. What it cost stays, its coupon's use is taken again where
     * one is left. ORDER_STATE; OUT_OF_STOCK with what is short.
     */
    async reopenWithin(tx: Transaction, orderId: number, actor: string): Promise<'ok' | Refusal> {
      const order = await ordersStore.findById(tx, orderId)
      if (!order) return refuse('NOT_FOUND')
      const moved = await moveWithin(tx, orderId, 'reopen', actor)
      if (moved !== 'ok') return moved
      const toSend = order.lines.filter((line) => unitsToSend(line) > 0)
      if (toSend.length === 0) throw new Rollback(refuse('ORDER_STATE'))
      const demands = toSend.map((line) => ({
        productId: line.productId,
        quantity: unitsToSend(line),
        valueIds: line.options.map(({ valueId }) => valueId),
        branchId: order.branchId,
      }))
      const taken = await stock.reserve(tx, demands, { orderId, actor })
      if ('shortfalls' in taken) {
        const faltantes = taken.shortfalls.map((short) => ({
          id_producto: short.productId,
          cantidad: short.quantity,
          stock_producto: short.stock,
        }))
        return refuse('OUT_OF_STOCK', { faltantes })
      }
      const held = taken.reservations.map(({ demand, ...each }) => ({
        ...each,
        position: toSend[demand]?.position ?? demand,
      }))
      await ordersStore.replaceReservations(tx, orderId, held)
      await coupons.retake(tx, orderId)
      return 'ok'
    },

    /**
     * Moves an order by the table of legal moves (D31), with the name of whoever of the staff did it in its
     * history. Its row is locked, so of two moves at once the second is judged by what the first has left.
     * Cancelling gives stock and coupon back, and what a gateway has taken. The shopper is mailed what was
     * paid, cancelled, made ready to be picked up or sent, the latter with the number that the carrier gave the parcel.
     * NOT_FOUND; ORDER_STATE for a move that is not legal; PRESCRIPTION_PENDING for one that brings what needs a
     * prescription nearer to its shopper before that is approved.
     */
    move: (
      orderId: number,
      move: OrderMove,
      actor: string,
      about: Parcel & Pick<Particulars, 'handedTo'> = {},
    ): Promise<'ok' | Refusal> =>
      transactOrRefuse(database, (tx) => moveWithin(tx, orderId, move, actor, about)),
  }
}

/** Which mail a move sends to the shopper, if any; what they did themselves they know. */
function mailOfMove(move: OrderMove, now: OrderStatus, actor: string) {
  if (move === 'pay') return now.state === 'CANCELLED' ? 'payment-late' : 'order-paid'
  if (move === 'reopen') return 'order-paid'
  if (move === 'ship') return 'order-shipped'
  if (move === 'make-ready' && now.isPickup) return 'order-ready'
  return move === 'cancel' && actor !== 'shopper' ? 'order-cancelled' : null
}
