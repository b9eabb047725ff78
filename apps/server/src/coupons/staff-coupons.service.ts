import { type Database, inTransaction } from '../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { changesOf } from '../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../staff/log/staff-log.service.ts'
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
  terms: CouponTerms
  bounds: CouponBounds
  actor: Actor
}
type Actor = NonNullable<StaffActor>

/** A save of what was read before somebody else saved it. */
export type StaleCoupon = { stands: StaffCoupon }

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
     * INVALID_REQUEST for a limit below its uses and for products or categories that there are not. Gives how it stands
     * where somebody has saved it since it was read.
     */
    async save({
      id,
      version,
      terms,
      bounds,
      actor,
    }: CouponToSave): Promise<StaffCoupon | StaleCoupon | Refusal> {
      const saved = await transactOrRefuse(database, async (tx) => {
        const before = id === undefined ? undefined : await staffCouponsStore.lock(tx, id)
        if (id !== undefined && !before) throw new Rollback(refuse('NOT_FOUND'))
        if (before && before.version !== version) return { stands: before, savedId: null }
        const unknown = await staffCouponsStore.unknownOf(tx, bounds)
        if (unknown.products) throw misfit('productos')
        if (unknown.categories) throw misfit('categorias')
        const holder = await staffCouponsStore.idOf(tx, terms.code)
        if (holder !== undefined && holder !== id) throw new Rollback(refuse('COUPON_CODE_TAKEN'))
        const savedId = id ?? (await staffCouponsStore.insert(tx, terms, actor.name))
        if (savedId === undefined) throw new Rollback(refuse('COUPON_CODE_TAKEN'))
        if (id !== undefined && !(await staffCouponsStore.update(tx, id, terms, actor.name)))
          throw misfit('limite')
        await staffCouponsStore.setBounds(tx, savedId, bounds)
        await staffLog.note(tx, {
          actor,
          action: 'cupon-guardado',
          subject: terms.code,
          changes: changesOf(before ? worded(before, before) : {}, worded(terms, bounds)),
        })
        return { savedId, stands: null }
      })
      if (isRefusal(saved)) return saved
      return saved.stands ? { stands: saved.stands } : found(saved.savedId)
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
