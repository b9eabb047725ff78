import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'
import { newestMatches, type Walked } from '../../db/newest-matches.ts'

type Wanted = {
  /** Words, as a tsquery. */
  query: string
  /** The same, and words besides that whatever fulfils `where` has: what is gathered by them are not all that have common words. */
  narrowed?: string
  /** What is walked along as `p`: a table or part of one that has all that `where` asks for; left out for all products. */
  along?: SQL
  /** What a product `p` fulfils besides, the place where the page begins among it. */
  where: SQL
  /** The product before which the page begins; null for the newest. */
  after: number | null
}

/** The ids of the newest products that have the words, the newest first; `walked` as `newestMatches` has it. */
export function newestWithWords(
  executor: Executor,
  { query, narrowed = query, along = sql`products`, where, after }: Wanted,
  limit: number,
  walked?: number,
): Promise<number[]> {
  const search = {
    before: after ?? undefined,
    limit,
    // Written so that no index is asked for the words, and none are read but those of the newest.
    async walk(amount: number): Promise<Walked> {
      const { rows } = await executor.execute<Walked>(sql`
        WITH newest AS MATERIALIZED (SELECT p.id FROM ${along} p WHERE ${where} ORDER BY p.id DESC LIMIT ${amount})
        SELECT
          ARRAY(
            SELECT n.id FROM newest n CROSS JOIN LATERAL (
              SELECT FROM product_search s WHERE s.product_id = n.id AND (s.vector || '') @@ ${query}::tsquery OFFSET 0
            ) AS has ORDER BY n.id DESC LIMIT ${limit}
          ) AS ids,
          (SELECT count(*)::int FROM newest) AS looked,
          (SELECT max(id) FROM newest) AS newest, (SELECT min(id) FROM newest) AS oldest`)
      return rows[0] ?? { ids: [], looked: 0, newest: null, oldest: null }
    },
    async gather(from: number): Promise<number[]> {
      const { rows } = await executor.execute<{ id: number }>(sql`
        WITH hits AS MATERIALIZED (
          SELECT product_id FROM product_search WHERE vector @@ ${narrowed}::tsquery AND product_id >= ${from}
        )
        SELECT p.id FROM hits h JOIN ${along} p ON p.id = h.product_id WHERE ${where} ORDER BY p.id DESC LIMIT ${limit}`)
      return rows.map(({ id }) => id)
    },
  }
  return newestMatches(search, { first: walked })
}
