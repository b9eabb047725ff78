import type pg from 'pg'

/** Those that speed reading alone: what keys and unique values need stays. */
const secondary = `select indexname, indexdef from pg_indexes
  where schemaname = 'public' and tablename = any($1) and indexdef not like 'CREATE UNIQUE %'`

/** Writes many rows of tables before their indexes are built, at a fraction of what keeping them row by row costs. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  await client.query(`set maintenance_work_mem = '256MB'`)
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(secondary, [tables])
  for (const { indexname } of rows) await client.query(`drop index ${client.escapeIdentifier(indexname)}`)
  await write()
  for (const { indexdef } of rows) await client.query(indexdef)
}
