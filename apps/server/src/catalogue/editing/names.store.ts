import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

type Named = { id: number; nombre: string }

async function named(executor: Executor, query: ReturnType<typeof sql>): Promise<Named[]> {
  const { rows } = await executor.execute<Named>(query)
  return rows
}

const vehicleNames = sql`SELECT id, concat(make, ' ', model, ' ', engine, ' ', year_from, '–', year_to) AS nombre FROM vehicles`

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
      sql`${vehicleNames} WHERE id = ANY (${sql.param([...ids])}::int[]) ORDER BY make, model, year_from, engine`,
    ),

  /** Those with all the words of a text, of which four digits are a year in which it was sold too; none for no words. */
  vehiclesLike: (executor: Executor, text: string, most: number) =>
    named(
      executor,
      sql`${vehicleNames}
        WHERE (SELECT bool_and(position(word IN fold_text(concat(make, ' ', model, ' ', engine))) > 0
            OR CASE WHEN word ~ '^[0-9]{4}$' THEN word::int BETWEEN year_from AND year_to ELSE false END)
          FROM regexp_split_to_table(btrim(fold_text(${text})), '\\s+') AS w (word) WHERE word <> '')
        ORDER BY make, model, year_from, engine, id LIMIT ${most}`,
    ),
}
