import type { ProductFilter } from './products.port.ts'
import type { MoveReason } from './stock.port.ts'

/** Units in place of what is there, or so many more (below 0: fewer) for a reason. */
export type BulkStockChange =
  | { kind: 'set'; units: number }
  | { kind: 'add'; units: number; reason: MoveReason }

/** Which products, in which branch, and what is done there. */
export type BulkStockAsked = {
  filter: ProductFilter
  branchId: number
  change: BulkStockChange
  note: string
}

export type BulkStockPreview = {
  count: number
  /** How many have fewer than would be taken away. */
  left: number
  /** The first 100; `value` is null for a product without options. */
  rows: {
    productId: number
    name: string
    sku: string
    value: string | null
    before: number
    after: number
  }[]
  /** By which it is made as it was seen. */
  digest: string
}

/** Units of many places changed at once; moments are ISO 8601. */
export type StockBatch = {
  id: number
  at: string
  by: string
  branch: string
  change: BulkStockChange
  note: string
  places: number
  undone: { at: string; by: string } | null
}

export type BulkStockPort = {
  preview(asked: BulkStockAsked): Promise<BulkStockPreview>
  /** BULK_CHANGED where it would do something else by now. */
  apply(asked: BulkStockAsked, digest: string): Promise<StockBatch>
  /** Up to 50 behind one, the newest first. */
  batches(after: number | null): Promise<StockBatch[]>
  /** How many places got the difference back, and how many have too few left. */
  undo(id: number): Promise<{ back: number; left: number }>
}
