import { createHash } from 'node:crypto'
import { type Database, type Executor, inTransaction } from '../../../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../../staff/log/staff-log.service.ts'
import type { ListFilter } from '../product-list.store.ts'
import {
  type BulkPlace,
  type BulkStockChange,
  type StockBatch,
  bulkStockStore as store,
} from './bulk-stock.store.ts'

export type { BulkStockChange, StockBatch }
export type BulkStockService = ReturnType<typeof bulkStockService>

type Member = NonNullable<StaffActor>
type Asked = { filter: Omit<ListFilter, 'after'>; branchId: number; change: BulkStockChange; note: string }

/** What a change would make of which places, and of how many too few are there. */
export type BulkStockPlan = {
  writes: (BulkPlace & { after: number; delta: number })[]
  left: number
  digest: string
}

const mostPlaces = 10_000
const mostUnits = 100_000_000

/** Units of many places changed at once: seen before, made whole or not at all, and taken back in one go. */
export function bulkStockService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  async function plan(executor: Executor, asked: Asked, lock: boolean): Promise<BulkStockPlan | Refusal> {
    const { branchId, change } = asked
    if (!(await store.hasBranch(executor, branchId)))
      return refuse('NOT_FOUND', { fields: { id_sucursal: 'NOT_FOUND' } })
    const places = await store.places(executor, asked, { most: mostPlaces + 1, lock })
    if (places.length > mostPlaces) return refuse('BULK_TOO_MANY')
    const hash = createHash('sha256')
    const writes: BulkStockPlan['writes'] = []
    let left = 0
    for (const place of places) {
      const after = change.kind === 'set' ? change.units : place.units + change.units
      if (after < 0 || after > mostUnits) left += 1
      else if (after !== place.units) {
        hash.update(`${place.productId}:${place.valueId}:${place.units}:${after};`)
        writes.push({ ...place, after, delta: after - place.units })
      }
    }
    return { writes, left, digest: hash.digest('hex') }
  }

  return {
    /** What a change would do, without doing it. NOT_FOUND, BULK_TOO_MANY. */
    preview: (asked: Asked): Promise<BulkStockPlan | Refusal> => plan(database.db, asked, false),

    /** Does what was seen under a digest. NOT_FOUND, BULK_TOO_MANY; BULK_CHANGED where it would be something else by now. */
    apply: (asked: Asked, digest: string, actor: Member): Promise<StockBatch | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const planned = await plan(tx, asked, true)
        if (isRefusal(planned)) throw new Rollback(planned)
        const { writes } = planned
        if (planned.digest !== digest || writes.length === 0) throw new Rollback(refuse('BULK_CHANGED'))
        const { branchId, change, note } = asked
        const by = { staffId: actor.staffId, actor: actor.name }
        const batchId = await store.insertBatch(tx, { ...by, branchId, change, note }, writes)
        const reason = change.kind === 'set' ? 'counted' : change.reason
        await store.add(tx, branchId, writes, { reason, actor: actor.name, note })
        const detail = JSON.stringify(change)
        await staffLog.note(tx, { actor, action: 'stock-masivo-aplicado', subject: `${batchId}`, detail })
        return (await store.findBatch(tx, batchId)) ?? refuse('NOT_FOUND')
      }),

    batches: (before: number | undefined) => store.batches(database.db, before),

    /**
     * Takes back what a batch added and gives back what it took, but where too few are left. NOT_FOUND; UNDO_CHANGED for one
     * that was taken back before.
     */
    undo: (
      batchId: number,
      actor: Member,
    ): Promise<{ batch: StockBatch; back: number; left: number } | Refusal> =>
      inTransaction(database, async (tx) => {
        const batch = await store.findBatch(tx, batchId)
        if (!batch) return refuse('NOT_FOUND')
        if (batch.undoneAt !== null) return refuse('UNDO_CHANGED')
        const changed = await store.changed(tx, batch)
        const back = changed.filter(({ units, delta }) => units - delta >= 0)
        if (back.length > 0) {
          const deltas = back.map((each) => ({ ...each, delta: -each.delta }))
          const note = `${batch.note} (deshace el masivo ${batchId})`.trim()
          await store.add(tx, batch.branchId, deltas, { reason: 'counted', actor: actor.name, note })
        }
        await store.markUndone(tx, batchId, actor.name)
        await staffLog.note(tx, { actor, action: 'stock-masivo-deshecho', subject: `${batchId}` })
        const undone = (await store.findBatch(tx, batchId)) ?? batch
        return { batch: undone, back: back.length, left: batch.places - back.length }
      }),
  }
}
