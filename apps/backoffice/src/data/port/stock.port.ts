/** Where units stand: of a product in a branch, or of a value of its options. */
export type StockPlace = { productId: number; branchId: number; valueId: number | null }

export type StockLevel = StockPlace & {
  branch: string
  /** Null for a product without options. */
  value: string | null
  /** What can be sold. */
  units: number
  /** What orders hold besides that has not left. */
  reserved: number
}

export type ProductStock = { productId: number; name: string; sku: string; levels: StockLevel[] }

export type MovementReason =
  | 'opening'
  | 'reserved'
  | 'released'
  | 'received'
  | 'returned'
  | 'lost'
  | 'transferred'
  | 'counted'
  | 'unstated'

export type StockMovement = {
  id: number
  /** ISO 8601. */
  date: string
  productId: number
  /** Null once it is gone. */
  product: string | null
  branch: string
  value: string | null
  delta: number
  /** The units of the place after it. */
  balance: number
  reason: MovementReason
  /** `shopper`, `shop`, `database`, or who of the staff. */
  actor: string
  note: string
}

export type LowStockRow = {
  rowId: number
  productId: number
  name: string
  sku: string
  value: string | null
  units: number
  sold: number
}

export type Drift = {
  productId: number
  name: string
  /** Null where it is the product's stock over all branches. */
  branch: string | null
  /** Null for a product without options. */
  value: string | null
  booked: number
  there: number
}

/** Why units come (above 0) or go (below). */
export type MoveReason = 'received' | 'returned' | 'lost'

type Sent = {
  note: string
  /** The same change under the same key is made once. */
  key: string
}

/** The stock of the branches. It is never just set: each change is a movement with who made it and why. */
export type StockPort = {
  branches(): Promise<{ id: number; name: string }[]>
  find(words: string): Promise<{ id: number; name: string }[]>
  /** What is sold and of which at most so many are left, the fewest first; 50 after `after`. Empty: over all branches. */
  low(filter: { branchId: string; most: string }, after: LowStockRow | null): Promise<LowStockRow[]>
  /** Null for a product that there is not. */
  ofProduct(productId: number): Promise<ProductStock | null>
  /** 50, the newest first; those before `before`. */
  movements(
    filter: { productId?: number | undefined; branchId?: string },
    before: number | null,
  ): Promise<StockMovement[]>
  /** Writes what was counted in place of what was seen; refused where it has moved since. */
  count(place: StockPlace, change: Sent & { counted: number; seen: number }): Promise<void>
  move(place: StockPlace, change: Sent & { units: number; reason: MoveReason }): Promise<void>
  transfer(place: StockPlace, change: Sent & { units: number; to: number }): Promise<void>
  /** Takes a product's units as they stand: its movements give them from then on, and none is moved. */
  settle(productId: number): Promise<void>
  /** What the hourly recount found; none is right. */
  lastRecount(): Promise<{ date: string | null; products: number; drifts: Drift[] }>
}
