import { eq, sql } from 'drizzle-orm'
import { type Executor, run, type Transaction } from '../db/connection.ts'
import { settings } from './settings.tables.ts'

/** As it was saved, with who did; version 0 where nobody has. */
export type StoredSetting = { value: unknown; version: number; by: string; at: Date }

export const settingsStore = {
  /** Those of these names that anybody has set, by name. */
  async findAll(executor: Executor, names: readonly string[]): Promise<ReadonlyMap<string, StoredSetting>> {
    const text = `SELECT name, value, version, updated_by_name AS by, updated_at AS at
      FROM settings WHERE name = ANY ($1::text[])`
    const { rows } = await run<StoredSetting & { name: string }>(executor, text, [names])
    return new Map(rows.map(({ name, ...stored }) => [name, stored]))
  },

  /** Waits for whoever else writes it, whether it is there or not. */
  async lock(tx: Transaction, name: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`)
  },

  /** As it was saved, whatever it is now meant to be; undefined when nobody has set it. */
  async find(executor: Executor, name: string): Promise<unknown> {
    const [row] = await executor
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.name, name))
    return row?.value
  },

  async save(
    tx: Transaction,
    name: string,
    value: unknown,
    staffId: number,
    staffName = '',
  ): Promise<{ version: number; by: string; at: Date }> {
    const written = { value, updatedBy: staffId, updatedByName: staffName }
    const [row] = await tx
      .insert(settings)
      .values({ name, ...written })
      .onConflictDoUpdate({
        target: settings.name,
        set: { ...written, version: sql`${settings.version} + 1`, updatedAt: sql`now()` },
      })
      .returning({ version: settings.version, by: settings.updatedByName, at: settings.updatedAt })
    if (!row) throw new Error('A setting that was written is not there.')
    return row
  },
}
