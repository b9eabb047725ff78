import { type Database, type Executor, type Transaction, together } from '../db/connection.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { couponsStore, type FoundCoupon } from './coupons.store.ts'

/** What a coupon takes off: `type` 0 a fixed value in pesos, 1 a percentage; `minimum` in pesos (D13). */
export type Coupon = {
  id: number
  code: string
  type: 0 | 1
  value: number
  /** Of what it counts for. */
  minimum: number
  /** Which of the products asked about it counts for; null for all. */
  productIds: number[] | null
}

/** A line of a cart, as far as a coupon cares: `amount` in pesos. */
export type CouponLine = { productId: number; amount: number }

/** Who would use a coupon on what. What is not known is not judged. */
type Use = {
  /** By whose orders the person's own limit is judged: those of one customer, or those under one RUT. */
  by?: { customerId: number } | { customerRut: string } | undefined
  lines?: readonly CouponLine[] | undefined
  subtotal?: number | undefined
}

export type CouponsService = ReturnType<typeof couponsService>

export function couponsService({ database }: { database: Pick<Database, 'db'> }) {
  return {
    /**
     * What a code is worth now, in any case of its letters; holds nothing. Without `lines` what it counts for and
     * without `subtotal` (pesos) the minimum are not judged. The person's own limit goes by the orders of the
     * session's customer alone: what others ordered under the same RUT is nobody else's to ask (0136).
     * Refuses with each COUPON_* code.
     */
    async verify(
      code: string,
      { customerId, ...use }: Omit<Use, 'by'> & { customerId?: number | undefined } = {},
    ): Promise<Coupon | Refusal> {
      const by = customerId === undefined ? undefined : { customerId }
      return judge(database.db, await couponsStore.find(database.db, code), { ...use, by })
    },

    /**
     * The coupon of a code as it stands. Where its uses are limited its row is locked until the transaction ends, and
     * buyers take turns; else nobody's use is another's loss, and its row is locked by `take` alone (0171).
     */
    async lock(tx: Transaction, code: string): Promise<FoundCoupon | undefined> {
      const [found, limited] = await together([
        couponsStore.find(tx, code),
        couponsStore.findLimitedForUpdate(tx, code),
      ])
      return limited ?? found
    },

    /**
     * What a coupon from `lock` is worth to the buyer of these lines: refused with COUPON_USED_UP when the last use has
     * gone, also to a buyer of the same moment, and with COUPON_USED_BY_YOU when the RUT (`12345678-5`) has had its
     * own. Takes nothing yet.
     */
    judge: (
      tx: Transaction,
      coupon: FoundCoupon | undefined,
      { customerRut, lines }: { customerRut: string; lines: readonly CouponLine[] },
    ): Promise<Coupon | Refusal> => judge(tx, coupon, { lines, by: { customerRut } }),

    /** Takes one use of a coupon from `lock` for an order, in its transaction. It is given back by `release`. */
    take: couponsStore.takeUse,

    /** Takes the use that an order has given back again; one that is used up meanwhile stays as it is. */
    retake: (tx: Transaction, orderId: number): Promise<boolean> => couponsStore.retakeUse(tx, orderId),

    /** Gives the use of an order back, once however often it is asked. */
    async release(tx: Transaction, orderId: number): Promise<void> {
      const couponId = await couponsStore.releaseUse(tx, orderId)
      if (couponId !== undefined) await couponsStore.giveUseBack(tx, couponId)
    },
  }
}

async function judge(executor: Executor, row: FoundCoupon | undefined, use: Use): Promise<Coupon | Refusal> {
  if (!row) return refuse('COUPON_UNKNOWN')
  if (!row.active) return refuse('COUPON_OFF')
  if (!row.started) return refuse('COUPON_NOT_STARTED')
  if (row.ended) return refuse('COUPON_EXPIRED')
  if (row.usedUp) return refuse('COUPON_USED_UP')
  return bounded(executor, row, use)
}

type Bounds = Omit<Coupon, 'productIds'> & { customerLimit: number | null; isBound: boolean }

/** A coupon that can be used by this person on these lines, as far as they are known. */
async function bounded(executor: Executor, bounds: Bounds, use: Use): Promise<Coupon | Refusal> {
  const { id, code, type, value, minimum, customerLimit, isBound } = bounds
  if (customerLimit !== null && use.by) {
    const uses =
      'customerId' in use.by
        ? couponsStore.usesOfCustomer(executor, id, use.by.customerId)
        : couponsStore.usesOfRut(executor, id, use.by.customerRut)
    if ((await uses) >= customerLimit) return refuse('COUPON_USED_BY_YOU')
  }
  let productIds: number[] | null = null
  let counted = use.lines ? sumOf(use.lines) : use.subtotal
  if (isBound && use.lines) {
    const bound = await couponsStore.boundTo(executor, id, [
      ...new Set(use.lines.map((line) => line.productId)),
    ])
    if (bound.length === 0) return refuse('COUPON_NOT_FOR_CART')
    productIds = bound
    counted = sumOf(use.lines.filter((line) => bound.includes(line.productId)))
  }
  if (counted !== undefined && counted < minimum) {
    const cupon = { minimo: minimum, falta: minimum - counted, productos: productIds }
    return refuse('COUPON_MINIMUM_NOT_REACHED', { cupon })
  }
  return { id, code, type, value, minimum, productIds }
}

const sumOf = (lines: readonly CouponLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
