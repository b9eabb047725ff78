import { normalizeEmail } from '#rules/people/email.ts'
import type { ReturnedUnits } from '../catalogue/stock/stock.service.ts'
import type { CouponsService } from '../coupons/coupons.service.ts'
import { type Database, inTransaction, type Transaction, together } from '../db/connection.ts'
import type { SteppedOutbox } from '../mail/outbox.service.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { beginPurchase, buyerStatus } from './buyer-status.store.ts'
import { insertOrder, type NewOrder } from './insert-order.store.ts'
import { type Branch, mailOf, mailOfNew } from './order-mail.ts'
import { type ListedOrder, type OrderFilter, type OrderWithLines, ordersStore } from './orders.store.ts'
import { peopleStore } from './people.store.ts'
import { hasBought } from './purchases.store.ts'

export type { ListedOrder, NewOrder, OrderFilter, OrderWithLines }
export type OrdersService = ReturnType<typeof ordersService>

type Dependencies = {
  database: Database
  stock: {
    /** Puts reserved units back where they were taken from and announces the change. */
    release(
      tx: Transaction,
      reservations: readonly ReturnedUnits[],
      cause: { orderId: number; actor: string },
    ): Promise<void>
  }
  coupons: Pick<CouponsService, 'release'>
  outbox: SteppedOutbox
}

export function ordersService({ database, stock, coupons, outbox }: Dependencies) {
  return {
    /** The order of an unguessable token (D34); NOT_FOUND. */
    async byToken(token: string): Promise<OrderWithLines | Refusal> {
      return (await ordersStore.findByToken(database.db, token)) ?? refuse('NOT_FOUND')
    },

    /** A customer's own order; NOT_YOURS for another's and for none (D22). */
    async own(customerId: number, orderId: number): Promise<OrderWithLines | Refusal> {
      return (await ordersStore.findOfCustomer(database.db, customerId, orderId)) ?? refuse('NOT_YOURS')
    },

    /** The order of a number that was made with an e-mail; NOT_FOUND whichever of the two is not so. */
    async ofEmail(number: number, email: string): Promise<OrderWithLines | Refusal> {
      const normal = normalizeEmail(email)
      if (normal === null) return refuse('NOT_FOUND')
      return (await ordersStore.findOfEmail(database.db, number, normal)) ?? refuse('NOT_FOUND')
    },

    /** Orders, the newest first; `before` is the id of the last one of the page before. */
    list: (filter: OrderFilter): Promise<ListedOrder[]> => ordersStore.list(database.db, filter),

    /** How many orders a customer has. */
    countOf: (customerId: number): Promise<number> => ordersStore.countOf(database.db, customerId),

    /** Any order, for the staff; NOT_FOUND. */
    async byId(orderId: number): Promise<OrderWithLines | Refusal> {
      return (await ordersStore.findById(database.db, orderId)) ?? refuse('NOT_FOUND')
    },

    /** Every order of a customer, whole, the newest first, for whoever asks for their own data. */
    exportOf: (customerId: number): Promise<OrderWithLines[]> => exportOf(database, customerId),

    /**
     * Takes the person out of a customer's orders: name, e-mail, RUT, phone, note, and the address but for its
     * comuna and region. What tax law needs stays: amounts, lines, the kind of document and a factura's
     * company. An order that is still on its way is done at its end, since it could not arrive otherwise, and so is one
     * of which money is owed or something asked: nobody could be paid or answered.
     */
    async forgetPerson(tx: Transaction, customerId: number): Promise<void> {
      await peopleStore.markForgotten(tx, customerId)
      await peopleStore.forgetDue(tx)
    },

    /** The same of one order that is marked, once what was owed of it is done. */
    forgetDue: (tx: Transaction, orderId: number): Promise<void> => peopleStore.forgetDue(tx, orderId),

    /**
     * Hands the orders of a guest, and its stock alerts, to the customer who has proven to be the
     * same person.
     */
    adopt: peopleStore.adopt,

    /** Whether a customer has a paid order with a product. */
    hasBought,

    /** Whether a customer's idempotency key has made an order (D32). */
    isMade: ordersStore.isMade,

    /** The order that a request has made that somebody sent as a guest, for who has signed in or lost that session since. */
    madeAsGuest: ordersStore.findMadeAsGuest,

    /** What is known of a customer who is about to buy, and how many of their orders wait for their money. */
    statusOf: buyerStatus,

    /** The same under the customer's lock, with the order that the key has made, and an id for another. */
    beginPurchase,

    /**
     * Writes an order and, where it `isMailed` at once, that it was received, and tells its number. Where a gateway takes
     * the money the mail that it was paid is the first: until then the shopper is still buying (D33). The row of the number
     * is locked from here to the commit, so what does not need it is staged before.
     */
    async write(tx: Transaction, order: NewOrder, branch: Branch | null, isMailed: boolean): Promise<number> {
      const writeMail = isMailed ? outbox.open(tx) : null
      const mail = {
        to: order.customerEmail,
        language: order.language,
        kind: 'order-received',
        order: mailOfNew(order, branch),
      } as const
      const [number] = await together([
        insertOrder(tx, order),
        writeMail?.(mail, order.id) ?? Promise.resolve(),
      ])
      return number
    },

    /**
     * The shopper confirms what was ordered; it says nothing about the payment. Any number of times.
     * NOT_YOURS for another's order and for none; ORDER_STATE when it was cancelled before.
     */
    async confirm(customerId: number, orderId: number): Promise<'ok' | Refusal> {
      if (await ordersStore.confirmOwn(database.db, customerId, orderId)) return 'ok'
      const order = await ordersStore.findOwn(database.db, customerId, orderId)
      if (!order) return refuse('NOT_YOURS')
      return order.confirmedAt ? 'ok' : refuse('ORDER_STATE')
    },

    /**
     * Cancels every order whose hold is over: the stock and the coupon's use go back, the shopper is told, each order in a
     * transaction of its own. Safe to run in any number of processes at once; returns how many orders
     * this call released (D30). Throws, after all were tried, when one of them could not be: it keeps none of the others.
     */
    async releaseExpired(): Promise<number> {
      let released = 0
      const faults = new Map<number, unknown>()
      for (;;) {
        let orderId: number | undefined
        try {
          await inTransaction(database, async (tx) => {
            orderId = await ordersStore.expireNext(tx, [...faults.keys()])
            if (orderId !== undefined) await releaseOrder(tx, orderId, { stock, coupons, outbox })
          })
          if (orderId === undefined) break
          released += 1
        } catch (cause) {
          // Without an order of its own the fault is everybody's, as without the database.
          if (orderId === undefined || faults.size >= mostFaults) throw cause
          faults.set(orderId, new Error(`The hold of the order ${orderId} was not released`, { cause }))
        }
      }
      if (faults.size > 0) throw new AggregateError(faults.values(), 'Holds could not be released')
      return released
    },
  }
}

/** Where so many cannot be released, it is none of theirs. */
const mostFaults = 20

/** Locks in the order that a purchase does: stock, then coupon. */
async function releaseOrder(
  tx: Transaction,
  orderId: number,
  { stock, coupons, outbox }: Pick<Dependencies, 'stock' | 'coupons' | 'outbox'>,
): Promise<void> {
  const reservations = await ordersStore.reservationsOf(tx, orderId)
  await stock.release(tx, reservations, { orderId, actor: 'shop' })
  await coupons.release(tx, orderId)
  await notifyExpired(tx, outbox, orderId)
  await peopleStore.forgetDue(tx, orderId)
}

/**
 * Who was to pay online was never mailed of the order: they left the gateway's form, and were still buying (D33). Nor was an
 * e-mail under which too many were made.
 */
async function notifyExpired(
  tx: Transaction,
  outbox: Pick<SteppedOutbox, 'stage' | 'hasTold'>,
  orderId: number,
): Promise<void> {
  const order = await ordersStore.findById(tx, orderId)
  if (!order || order.paymentKind === 'webpay' || order.customerEmail === '') return
  if (!(await outbox.hasTold(tx, order.number))) return
  const { customerEmail: to, language } = order
  await outbox.stage(tx, { to, language, kind: 'order-expired', order: mailOf(order) })
}

const mostExported = 10_000

async function exportOf({ db }: Pick<Database, 'db'>, customerId: number): Promise<OrderWithLines[]> {
  const listed = await ordersStore.list(db, { customerId, limit: mostExported })
  const whole: OrderWithLines[] = []
  for (const { id } of listed) {
    const order = await ordersStore.findOfCustomer(db, customerId, id)
    if (order) whole.push(order)
  }
  return whole
}
