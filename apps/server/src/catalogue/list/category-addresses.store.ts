import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

/** The category that had an address before, where the shop shows it and no other has the address now. */
export async function formerCategory(
  executor: Executor,
  slug: string,
): Promise<{ id: number; slug: string } | undefined> {
  const { rows } = await executor.execute<{ id: number; slug: string }>(sql`
    select c.id, c.slug from category_redirects r
    join categories c on c.id = r.category_id join category_tree t on t.id = c.id and t.shown
    where r.slug = ${slug} and not exists (select from categories taken where taken.slug = r.slug)`)
  return rows[0]
}
