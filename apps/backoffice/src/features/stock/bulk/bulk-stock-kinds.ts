import type { BulkStockChange } from '../../../data/port/bulk-stock.port.ts'
import type { TextKey } from '../../../shell/text-keys.ts'

export const bulkStockKinds = ['received', 'returned', 'lost', 'set'] as const

export type BulkStockKind = (typeof bulkStockKinds)[number]

export const kindTexts: Record<BulkStockKind, TextKey> = {
  received: 'STOCK_BULK_RECEIVED',
  returned: 'STOCK_BULK_RETURNED',
  lost: 'STOCK_BULK_LOST',
  set: 'STOCK_BULK_SET',
}

/** What people choose, with a number of units that is never below 0. */
export const changeOf = (kind: BulkStockKind, units: number): BulkStockChange =>
  kind === 'set'
    ? { kind: 'set', units }
    : { kind: 'add', units: kind === 'lost' ? -units : units, reason: kind }

/** Which of the choices a change was. */
export const kindOf = (change: BulkStockChange): BulkStockKind =>
  change.kind === 'set' ? 'set' : change.reason
