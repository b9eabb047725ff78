import { type Database, inTransaction } from '../../db/connection.ts'
import type { StaffSession } from '../../http/security/staff-session.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffLog } from '../../staff/log/staff-log.service.ts'
import { type OrderView, orderViewsStore } from './order-views.store.ts'

export type { OrderView } from './order-views.store.ts'
export type OrderViewsService = ReturnType<typeof orderViewsService>

/** As many has each of the staff. */
const mostOwn = 30

type Member = Pick<StaffSession, 'staffId' | 'name' | 'role'>

/** Lists of orders that the staff has given names; what the team shares is noted. */
export function orderViewsService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  return {
    list: ({ staffId }: Member) => orderViewsStore.list(database.db, staffId),

    /** Replaces the one of the same name of that member. VIEWS_TOO_MANY. */
    save: (
      view: Pick<OrderView, 'name' | 'filter' | 'isShared'>,
      member: Member,
    ): Promise<OrderView | Refusal> =>
      inTransaction(database, async (tx) => {
        const names = await orderViewsStore.lock(tx, member.staffId)
        if (!names.includes(view.name) && names.length >= mostOwn) return refuse('VIEWS_TOO_MANY')
        const saved = await orderViewsStore.save(tx, member.staffId, view)
        if (!saved) throw new Error('The view was not stored.')
        const detail = Object.values(view.filter).join(' · ')
        if (view.isShared)
          await staffLog.note(tx, { actor: member, action: 'vista-compartida', subject: view.name, detail })
        return saved
      }),

    /** One of theirs, or for owner and manager a shared one of anybody. NOT_FOUND. */
    remove: (id: number, member: Member): Promise<true | Refusal> =>
      inTransaction(database, async (tx) => {
        const ofOthers = member.role === 'owner' || member.role === 'manager'
        const removed = await orderViewsStore.remove(tx, { id, staffId: member.staffId, ofOthers })
        if (!removed) return refuse('NOT_FOUND')
        if (removed.isShared)
          await staffLog.note(tx, { actor: member, action: 'vista-quitada', subject: removed.name })
        return true
      }),
  }
}
