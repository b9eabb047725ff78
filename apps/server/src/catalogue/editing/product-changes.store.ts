import { and, desc, eq, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { productChanges } from './products.tables.ts'

export type ProductChangeRow = typeof productChanges.$inferSelect

export const productChangesStore = {
  async insert(tx: Transaction, change: typeof productChanges.$inferInsert): Promise<void> {
    await tx.insert(productChanges).values(change)
  },

  /** The newest first, behind the one of an id where one is named. */
  list(
    executor: Executor,
    productId: number,
    { before, limit }: { before: number | undefined; limit: number },
  ): Promise<ProductChangeRow[]> {
    const behind = before === undefined ? undefined : lt(productChanges.id, before)
    return executor
      .select()
      .from(productChanges)
      .where(and(eq(productChanges.productId, productId), behind))
      .orderBy(desc(productChanges.id))
      .limit(limit)
  },

  async find(executor: Executor, productId: number, id: number): Promise<ProductChangeRow | undefined> {
    const [row] = await executor
      .select()
      .from(productChanges)
      .where(and(eq(productChanges.productId, productId), eq(productChanges.id, id)))
    return row
  },
}
