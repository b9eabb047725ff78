import { asc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { orderNotes } from '../orders.tables.ts'

export type OrderNote = typeof orderNotes.$inferSelect

export const orderNotesStore = {
  /** The oldest first. */
  ofOrder: (executor: Executor, orderId: number): Promise<OrderNote[]> =>
    executor.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id)),

  /** Kept once, however often it is sent under its key; says whether it was kept now. */
  async insert(
    tx: Transaction,
    note: Pick<OrderNote, 'orderId' | 'author' | 'content' | 'clientKey'>,
  ): Promise<boolean> {
    const kept = await tx
      .insert(orderNotes)
      .values(note)
      .onConflictDoNothing({ target: orderNotes.clientKey })
      .returning({ id: orderNotes.id })
    return kept.length > 0
  },
}
