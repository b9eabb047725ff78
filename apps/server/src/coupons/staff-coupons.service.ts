import type { Database } from '../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import {
  type CouponBounds,
  type CouponTerms,
  type StaffCoupon,
  staffCouponsStore,
} from './staff-coupons.store.ts'

type CouponToSave = { id?: number | undefined; terms: CouponTerms; bounds: CouponBounds; actor: string }

/** The coupons as the staff makes and changes them. */
export function staffCouponsService({ database }: { database: Database }) {
  async function found(id: number): Promise<StaffCoupon | Refusal> {
    return (await staffCouponsStore.find(database.db, id)) ?? refuse('NOT_FOUND')
  }
  const misfit = (...names: string[]) =>
    new Rollback(
      refuse('INVALID_REQUEST', { fields: Object.fromEntries(names.map((name) => [name, 'FIELD_INVALID'])) }),
    )

  return {
    /** The newest first, with their uses. */
    list: (filter: { code: string; limit: number; before?: number | undefined }) =>
      staffCouponsStore.list(database.db, filter),

    /**
     * Makes a coupon, or changes the one of an id: NOT_FOUND, COUPON_CODE_TAKEN in any case of its letters,
     * INVALID_REQUEST for a limit below its uses and for products or categories that there are not.
     */
    async save({ id, terms, bounds, actor }: CouponToSave): Promise<StaffCoupon | Refusal> {
      const saved = await transactOrRefuse(database, async (tx) => {
        if (id !== undefined && !(await staffCouponsStore.find(tx, id)))
          throw new Rollback(refuse('NOT_FOUND'))
        const unknown = await staffCouponsStore.unknownOf(tx, bounds)
        if (unknown.products) throw misfit('productos')
        if (unknown.categories) throw misfit('categorias')
        const holder = await staffCouponsStore.idOf(tx, terms.code)
        if (holder !== undefined && holder !== id) throw new Rollback(refuse('COUPON_CODE_TAKEN'))
        const savedId = id ?? (await staffCouponsStore.insert(tx, terms, actor))
        if (savedId === undefined) throw new Rollback(refuse('COUPON_CODE_TAKEN'))
        if (id !== undefined && !(await staffCouponsStore.update(tx, id, terms, actor)))
          throw misfit('limite')
        await staffCouponsStore.setBounds(tx, savedId, bounds)
        return { savedId }
      })
      return isRefusal(saved) ? saved : found(saved.savedId)
    },

    /** Switches it off or on: NOT_FOUND. Orders that hold it keep it. */
    async setActive(id: number, active: boolean, actor: string): Promise<StaffCoupon | Refusal> {
      await staffCouponsStore.setActive(database.db, id, active, actor)
      return found(id)
    },

    /** The orders that used it, the newest first: NOT_FOUND. */
    async uses(id: number, page: { limit: number; before?: number | undefined }) {
      const coupon = await found(id)
      return isRefusal(coupon) ? coupon : staffCouponsStore.uses(database.db, id, page)
    },
  }
}

export type StaffCouponsService = ReturnType<typeof staffCouponsService>
