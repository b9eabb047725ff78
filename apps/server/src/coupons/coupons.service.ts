import type { Database, Executor, Transaction } from '../db/connection.ts'
import { isRefused, type Refused, refuse } from '../http/refused.ts'
import { couponsStore } from './coupons.store.ts'

/** What a coupon takes off: `type` 0 a fixed value in pesos, 1 a percentage; `minimum` in pesos (D13). */
export type Coupon = { id: number; code: string; type: 0 | 1; value: number; minimum: number }

export type CouponsService = ReturnType<typeof couponsService>

export function couponsService({ database }: { database: Pick<Database, 'db'> }) {
  return {
    /**
     * What a code is worth now, in any case of its letters; holds nothing. Without `subtotal` (pesos)
     * the minimum is not judged. Refuses with each COUPON_* code.
     */
    verify(code: string, subtotal?: number): Promise<Coupon | Refused> {
      return judge(database.db, code, subtotal)
    },

    /**
     * Takes one use for an order, in its transaction: refused with COUPON_USED_UP when the last one
     * has gone, also to a buyer of the same moment. It is given back by `release`.
     */
    async hold(
      tx: Transaction,
      use: { code: string; customerRut: string; subtotal: number; orderId: number },
    ): Promise<Coupon | Refused> {
      const coupon = await couponsStore.takeUse(tx, use.code, use.subtotal)
      if (coupon) {
        await couponsStore.insertUse(tx, {
          orderId: use.orderId,
          couponId: coupon.id,
          customerRut: use.customerRut,
        })
        return coupon
      }
      const why = await judge(tx, use.code, use.subtotal)
      return isRefused(why) ? why : refuse('COUPON_USED_UP')
    },

    /** Gives the use of an order back, once however often it is asked. */
    async release(tx: Transaction, orderId: number): Promise<void> {
      const couponId = await couponsStore.releaseUse(tx, orderId)
      if (couponId !== undefined) await couponsStore.giveUseBack(tx, couponId)
    },
  }
}

async function judge(executor: Executor, code: string, subtotal?: number): Promise<Coupon | Refused> {
  const row = await couponsStore.find(executor, code)
  if (!row) return refuse('COUPON_UNKNOWN')
  if (!row.started) return refuse('COUPON_NOT_STARTED')
  if (row.ended) return refuse('COUPON_EXPIRED')
  if (row.usedUp) return refuse('COUPON_USED_UP')
  if (subtotal !== undefined && subtotal < row.minimum) return refuse('COUPON_MINIMUM_NOT_REACHED')
  return { id: row.id, code: row.code, type: row.type, value: row.value, minimum: row.minimum }
}
