import { createHash } from 'node:crypto'
import { type BulkChange, bulkPriced, isOfferUnder, type PricedProduct } from '#rules/products/bulk-change.ts'
import { isSameValue } from '#rules/products/changed-fields.ts'
import { type Database, type Executor, inTransaction } from '../../../db/connection.ts'
import { databaseNow } from '../../../db/since.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../../staff/log/staff-log.service.ts'
import type { ListFilter } from '../product-list.store.ts'
import { type BulkBatch, type BulkRow, type BulkWrite, bulkStore } from './bulk.store.ts'

export type { BulkBatch, BulkRow, BulkWrite }
export type BulkService = ReturnType<typeof bulkService>

type Member = NonNullable<StaffActor>
type Asked = { filter: Omit<ListFilter, 'after'>; change: BulkChange }

/** What a change would write, and how many products it cannot be made to. */
export type BulkPlan = { rows: BulkRow[]; writes: BulkWrite[]; left: number; digest: string }

const mostProducts = 10_000

/** What is other than it was, of price and offer. */
function changesOf(before: PricedProduct, after: PricedProduct): BulkWrite['changes'] {
  return {
    ...(before.price !== after.price && { price: { from: before.price, to: after.price } }),
    ...(!isSameValue(before.offer, after.offer) && { offer: { from: before.offer, to: after.offer } }),
  }
}

/** Many prices changed at once: seen before, made whole or not at all, and taken back in one go. */
export function bulkService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  async function plan(
    executor: Executor,
    { filter, change }: Asked,
    lock: boolean,
  ): Promise<BulkPlan | Refusal> {
    const rows = await bulkStore.rows(executor, filter, { most: mostProducts + 1, lock })
    if (rows.length > mostProducts) return refuse('BULK_TOO_MANY')
    const hash = createHash('sha256')
    const writes: BulkWrite[] = []
    let left = 0
    for (const { id, version, price, offer } of rows) {
      const after = bulkPriced({ price, offer }, change)
      if (!after) left += 1
      const changes = after ? changesOf({ price, offer }, after) : {}
      if (!after || Object.keys(changes).length === 0) continue
      hash.update(`${id}:${version}:${after.price}:${after.offer?.price ?? ''};`)
      writes.push({ id, after, changes })
    }
    return { rows, writes, left, digest: hash.digest('hex') }
  }

  return {
    /** What a change would do, without doing it. BULK_TOO_MANY. */
    preview: (asked: Asked): Promise<BulkPlan | Refusal> => plan(database.db, asked, false),

    /** Does what was seen under a digest. BULK_TOO_MANY; BULK_CHANGED where it would be something else by now. */
    apply: (asked: Asked, digest: string, actor: Member): Promise<BulkBatch | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const planned = await plan(tx, asked, true)
        if (isRefusal(planned)) throw new Rollback(planned)
        const { writes } = planned
        if (planned.digest !== digest || writes.length === 0) throw new Rollback(refuse('BULK_CHANGED'))
        const by = { staffId: actor.staffId, actor: actor.name }
        const batch = { ...by, change: asked.change, products: writes.length }
        const batchId = await bulkStore.insertBatch(tx, batch)
        await bulkStore.write(tx, writes, { batchId, ...by, now: await databaseNow(tx) })
        const detail = JSON.stringify(asked.change)
        await staffLog.note(tx, { actor, action: 'masivo-aplicado', subject: `${batchId}`, detail })
        return (await bulkStore.findBatch(tx, batchId)) ?? refuse('NOT_FOUND')
      }),

    batches: (before: number | undefined) => bulkStore.batches(database.db, before),

    /**
     * Gives every product of a batch back what it had, except where what the batch changed was changed again since.
     * NOT_FOUND; UNDO_CHANGED for a batch that was taken back before.
     */
    undo: (
      batchId: number,
      actor: Member,
    ): Promise<{ batch: BulkBatch; back: number; left: number } | Refusal> =>
      inTransaction(database, async (tx) => {
        const batch = await bulkStore.findBatch(tx, batchId)
        if (!batch) return refuse('NOT_FOUND')
        if (batch.undoneAt !== null) return refuse('UNDO_CHANGED')
        const rows = await bulkStore.changedRows(tx, batchId)
        const writes = rows.flatMap(({ id, price, offer, changes }) => {
          const stands = { price, offer }
          const isAsLeft =
            (!changes.price || changes.price.to === price) &&
            (!changes.offer || isSameValue(changes.offer.to, offer))
          if (!isAsLeft) return []
          const after = {
            price: changes.price ? (changes.price.from as number) : price,
            offer: changes.offer ? (changes.offer.from as PricedProduct['offer']) : offer,
          }
          // Of an offer and a price that were changed apart since, one may not stand beside the other any more.
          return isOfferUnder(after) ? [{ id, after, changes: changesOf(stands, after) }] : []
        })
        const by = { staffId: actor.staffId, actor: actor.name }
        if (writes.length > 0)
          await bulkStore.write(tx, writes, { batchId, ...by, now: await databaseNow(tx) })
        await bulkStore.markUndone(tx, batchId, actor.name)
        await staffLog.note(tx, { actor, action: 'masivo-deshecho', subject: `${batchId}` })
        const undone = (await bulkStore.findBatch(tx, batchId)) ?? batch
        return { batch: undone, back: writes.length, left: rows.length - writes.length }
      }),
  }
}
