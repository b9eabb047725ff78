import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

type Named = { id: number; nombre: string }

async function named(executor: Executor, query: ReturnType<typeof sql>): Promise<Named[]> {
  const { rows } = await executor.execute<Named>(query)
  return rows
}

/** What is named by an id, for people to read. */
export const namesStore = {
  products: (executor: Executor, ids: readonly number[]) =>
    named(
      executor,
      sql`SELECT id, name::text AS nombre FROM products WHERE id = ANY (${sql.param([...ids])}::int[])`,
    ),

  vehicles: (executor: Executor, ids: readonly number[]) =>
    named(
      executor,
      sql`SELECT id, concat(make, ' ', model, ' ', engine, ' ', year_from, '–', year_to) AS nombre
        FROM vehicles WHERE id = ANY (${sql.param([...ids])}::int[]) ORDER BY make, model, year_from, engine`,
    ),
}
