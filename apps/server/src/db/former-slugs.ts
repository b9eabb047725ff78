import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from './connection.ts'

/** Where the former addresses of a kind of rows are kept. */
export type FormerSlugs = {
  /** The rows, by `id` and `slug`. */
  table: string
  redirects: string
  /** Whose an address was, in `redirects`. */
  column: string
  /** Whether the shop shows `own`, one of the rows. */
  isShown: SQL
}

/** After a row has taken an address: the one that it had leads to it, and the one that it has to nothing else. */
export async function keepFormerSlug(
  tx: Transaction,
  { redirects, column }: FormerSlugs,
  { id, before, now }: { id: number; before: string; now: string },
): Promise<void> {
  if (before === now) return
  const [table, whose] = [sql.identifier(redirects), sql.identifier(column)]
  await tx.execute(sql`delete from ${table} where slug = ${now}`)
  if (before === '') return
  await tx.execute(sql`insert into ${table} (slug, ${whose}) values (${before}, ${id})
    on conflict (slug) do update set ${whose} = excluded.${whose}`)
}

/** The address of the row that had one before and is shown; undefined where none is. */
export async function slugNow(
  executor: Executor,
  { table, redirects, column, isShown }: FormerSlugs,
  slug: string,
): Promise<string | undefined> {
  const { rows } = await executor.execute<{ slug: string }>(sql`
    select own.slug from ${sql.identifier(redirects)} former
    join ${sql.identifier(table)} own on own.id = former.${sql.identifier(column)} 
    where former.slug = ${slug} and ${isShown}`)
  return rows[0]?.slug
}
