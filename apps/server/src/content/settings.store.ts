import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { settings } from './settings.tables.ts'

export const settingsStore = {
  /** As it was saved, whatever it is now meant to be; undefined when nobody has set it. */
  async find(executor: Executor, name: string): Promise<unknown> {
    const [row] = await executor
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.name, name))
    return row?.value
  },

  async save(tx: Transaction, name: string, value: unknown, staffId: number): Promise<void> {
    await tx
      .insert(settings)
      .values({ name, value, updatedBy: staffId })
      .onConflictDoUpdate({
        target: settings.name,
        set: { value, updatedBy: staffId, updatedAt: sql`now()` },
      })
  },
}
