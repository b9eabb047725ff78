import type { Database, Transaction } from '../../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { type LowStockQuery, lowStock } from './low-stock.store.ts'
import {
  type MovementFilter,
  type NamedMovement,
  type StockLevel,
  type StockMovement,
  type StockPlace,
  staffStockStore,
} from './staff-stock.store.ts'
import type { StockCause } from './stock-cause.store.ts'

export type { LowStockQuery, MovementFilter, NamedMovement, StockLevel, StockPlace }
export type StaffStockService = ReturnType<typeof staffStockService>

/**
 * Units that come or go; or what was counted, in place of the number that the sender has seen: where it has moved
 * since, nothing is written, so that what was sold meanwhile is not made again.
 */
export type StockChange = { delta: number } | { counted: number; seen: number }

/** Units of a place after a change, and of its product over all branches. */
export type StockNow = { place: number; product: number }

/**
 * Adds units to a place, or takes them away, with the caller's transaction. The product's row is locked first, so
 * that a purchase of the same moment is before or after, never lost; a key that was used changes nothing again.
 * NOT_FOUND for an unknown product, branch or value; OPTION_REQUIRED where a value has to be named; STOCK_CHANGED,
 * with the present number, where that is not the number seen or is below what is taken; KEY_REUSED for another change
 * under the same key.
 */
export async function moveUnits(
  tx: Transaction,
  place: StockPlace,
  change: StockChange,
  cause: StockCause,
): Promise<StockNow | Refusal> {
  const known = await staffStockStore.lockPlace(tx, place)
  const unknown = unknownPart(known, place)
  if (!known || unknown) return unknown ?? refuse('NOT_FOUND')
  const there = known.quantity
  const made = cause.idempotencyKey ? await staffStockStore.movementsOfKey(tx, cause.idempotencyKey) : []
  const isMade = made.some((each) => isSame(each, place, change))
  if (made.length > 0 && !isMade) return refuse('KEY_REUSED')
  if (!isMade && 'seen' in change && change.seen !== there) return refuseUnits(there)
  const delta = isMade ? 0 : 'seen' in change ? change.counted - there : change.delta
  if (there + delta < 0) return refuseUnits(there)
  if (there + delta > mostUnits) return refuse('INVALID_REQUEST', { fields: { cantidad: 'FIELD_INVALID' } })
  if (delta === 0) return { place: there, product: await staffStockStore.stockOf(tx, place.productId) }
  const product = await staffStockStore.addUnits(tx, place, delta, cause)
  return { place: there + delta, product }
}

const mostUnits = 100_000_000

/** The number that was sent does not fit what is there. */
const refuseUnits = (actual: number) =>
  refuse('STOCK_CHANGED', { actual, fields: { cantidad: 'STOCK_CHANGED' } })

const isSame = (made: StockMovement, place: StockPlace, change: StockChange): boolean =>
  made.productId === place.productId &&
  made.branchId === place.branchId &&
  made.valueId === place.valueId &&
  ('seen' in change ? made.balance === change.counted : made.delta === change.delta)

/**
 * Takes units from a place to the same product's place in another branch. Refuses as `moveUnits` does; a branch to itself is
 * an invalid request. The product's row is locked once for both, and the key stands in both movements.
 */
export async function transferUnits(
  tx: Transaction,
  place: StockPlace,
  to: number,
  quantity: number,
  cause: StockCause & { idempotencyKey: string },
): Promise<{ from: number; to: number } | Refusal> {
  const target = { ...place, branchId: to }
  if (to === place.branchId) return refuse('INVALID_REQUEST', { fields: { id_destino: 'FIELD_INVALID' } })
  const known = await staffStockStore.lockPlace(tx, place)
  const other = await staffStockStore.lockPlace(tx, target)
  const unknown = unknownPart(known, place)
  if (!known || !other || unknown) return unknown ?? refuse('NOT_FOUND')
  if (!other.branch) return refuse('NOT_FOUND', { fields: { id_destino: 'NOT_FOUND' } })
  const made = await staffStockStore.movementsOfKey(tx, cause.idempotencyKey)
  if (made.length > 0) {
    const isSent = made.some((each) => isSame(each, place, { delta: -quantity }))
    const isTaken = made.some((each) => isSame(each, target, { delta: quantity }))
    return isSent && isTaken ? { from: known.quantity, to: other.quantity } : refuse('KEY_REUSED')
  }
  if (known.quantity < quantity) return refuseUnits(known.quantity)
  if (other.quantity + quantity > mostUnits)
    return refuse('INVALID_REQUEST', { fields: { cantidad: 'FIELD_INVALID' } })
  await staffStockStore.addUnits(tx, place, -quantity, cause)
  await staffStockStore.addUnits(tx, target, quantity, cause)
  return { from: known.quantity - quantity, to: other.quantity + quantity }
}

/** What the staff does with stock: it is never just set, each change is a movement with its reason. */
export function staffStockService({ database }: { database: Database }) {
  return {
    /** A change of a place, for a reason; see `moveUnits`. */
    move: (place: StockPlace, change: StockChange, cause: StockCause): Promise<StockNow | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const done = await moveUnits(tx, place, change, cause)
        if (isRefusal(done)) throw new Rollback(done)
        return done
      }),

    /** Units from one branch to another, both movements or none; see `transferUnits`. */
    transfer: (
      place: StockPlace,
      to: number,
      quantity: number,
      cause: StockCause & { idempotencyKey: string },
    ) =>
      transactOrRefuse(database, async (tx) => {
        const done = await transferUnits(tx, place, to, quantity, cause)
        if (isRefusal(done)) throw new Rollback(done)
        return done
      }),

    /** What is sold and of which few are left, the fewest first. */
    low: (query: LowStockQuery) => lowStock(database.db, query),

    /** The book of stock, the newest first. */
    movements: (filter: MovementFilter): Promise<NamedMovement[]> =>
      staffStockStore.listMovements(database.db, filter),

    /** Where a product's units are, by branch and value. */
    levels: (productId: number): Promise<StockLevel[]> => staffStockStore.levelsOf(database.db, productId),
  }
}

/** Which part of a place there is not. */
function unknownPart(
  known: Awaited<ReturnType<typeof staffStockStore.lockPlace>>,
  { valueId }: StockPlace,
): Refusal | undefined {
  if (!known?.product) return refuse('NOT_FOUND', { fields: { id_producto: 'NOT_FOUND' } })
  if (!known.branch) return refuse('NOT_FOUND', { fields: { id_sucursal: 'NOT_FOUND' } })
  if (known.options && valueId === null) {
    return refuse('OPTION_REQUIRED', { fields: { id_atributo: 'OPTION_REQUIRED' } })
  }
  if (valueId !== null && !known.value) return refuse('NOT_FOUND', { fields: { id_atributo: 'NOT_FOUND' } })
  return undefined
}
