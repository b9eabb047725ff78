import { type Database, inTransaction, type Transaction } from '../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../refusals/refusal.ts'
import { changesOf } from '../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../staff/log/staff-log.service.ts'
import { lockedRow, type SavedOver, savedOver } from '../staff/saved-over.ts'
import {
  type CouponBounds,
  type CouponTerms,
  type StaffCoupon,
  staffCouponsStore,
} from './staff-coupons.store.ts'

type CouponToSave = {
  id?: number | undefined
  /** Of the coupon that was read. */
  version?: number | undefined
  /** Under which what has no id is made once. */
  key?: string | undefined
  terms: CouponTerms
  bounds: CouponBounds
  actor: Actor
}
type Actor = NonNullable<StaffActor>

type SavedCoupon = StaffCoupon & { editedBy: string; editedAt: Date | null }

/** The coupons as the staff makes and changes them. */
export function staffCouponsService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
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
    async save({
      id,
      version = 0,
      key,
      terms,
      bounds,
      actor,
    }: CouponToSave): Promise<SavedOver<SavedCoupon> | Refusal> {
      const saving = { table: 'coupons', id, version, key, by: actor.staffId }
      return savedOver(database, saving, lock, async (tx, before) => {
        const unknown = await staffCouponsStore.unknownOf(tx, bounds)
        if (unknown.products) throw misfit('productos')
        if (unknown.categories) throw misfit('categorias')
        const holder = await staffCouponsStore.idOf(tx, terms.code)
        if (holder !== undefined && holder !== before?.id) throw new Rollback(refuse('COUPON_CODE_TAKEN'))
        const savedId = before?.id ?? (await staffCouponsStore.insert(tx, terms, actor.name))
        if (before && !(await staffCouponsStore.update(tx, before.id, terms, actor.name)))
          throw misfit('limite')
        await staffCouponsStore.setBounds(tx, savedId, bounds)
        await staffLog.note(tx, {
          actor,
          action: 'cupon-guardado',
          subject: terms.code,
          changes: changesOf(before ? worded(before, before) : {}, worded(terms, bounds)),
        })
        return lockedRow(tx, savedId, lock)
      })
    },

    /** Switches it off or on: NOT_FOUND. Orders that hold it keep it. */
    setActive: (id: number, active: boolean, actor: Actor): Promise<StaffCoupon | Refusal> =>
      inTransaction(database, async (tx) => {
        const before = await staffCouponsStore.lock(tx, id)
        if (!before) return refuse('NOT_FOUND')
        await staffCouponsStore.setActive(tx, id, active, actor.name)
        await staffLog.note(tx, {
          actor,
          action: 'cupon-guardado',
          subject: before.code,
          changes: changesOf({ activo: before.active }, { activo: active }),
        })
        return (await staffCouponsStore.find(tx, id)) ?? before
      }),

    /** The orders that used it, the newest first: NOT_FOUND. */
    async uses(id: number, page: { limit: number; before?: number | undefined }) {
      const coupon = await found(id)
      return isRefusal(coupon) ? coupon : staffCouponsStore.uses(database.db, id, page)
    },
  }
}

async function lock(tx: Transaction, id: number): Promise<SavedCoupon | null> {
  const coupon = await staffCouponsStore.lock(tx, id)
  return coupon ? { ...coupon, editedBy: coupon.changedBy ?? '', editedAt: coupon.changedAt } : null
}

/** A coupon as people read what was changed of it. */
const worded = (terms: CouponTerms, { productIds, categoryIds }: CouponBounds) => ({
  codigo: terms.code,
  valor: terms.type === 1 ? `${terms.value} %` : `$${terms.value}`,
  desde: terms.startsOn,
  hasta: terms.endsOn,
  minimo: terms.minimum,
  limite: terms.usageLimit,
  limite_por_cliente: terms.customerLimit,
  productos: productIds.toSorted((a, b) => a - b).join(', '),
  categorias: categoryIds.toSorted((a, b) => a - b).join(', '),
})

export type StaffCouponsService = ReturnType<typeof staffCouponsService>
