import { type SQL, sql } from 'drizzle-orm'
import { type Database, type Executor, inTransaction } from '../../db/connection.ts'
import { dated, facts, type Person, type SimilarCustomer } from './merge.store.ts'

/** Who came later, with what they have in common with the other. */
export type RepeatedCustomer = { customer: SimilarCustomer; other: Person }

/**
 * Customers who have a RUT, an e-mail or a phone in common with one who came before, the newest first, each beside the
 * one of these with an account, or else the first.
 */
export async function listRepeated(
  executor: Executor,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<RepeatedCustomer[]> {
  const firstWith = (column: 'rut' | 'email' | 'phone', kind = sql``) => {
    const field = sql.identifier(column)
    return sql`(SELECT f.id FROM customers f WHERE f.${field} = c.${field} AND f.erased_at IS NULL ${kind} AND f.id < c.id
      ORDER BY f.id LIMIT 1)`
  }
  // E-mails of guests and of accounts have an index each.
  const [guests, accounts] = [sql`AND f.kind = 'guest'`, sql`AND f.kind = 'customer'`]
  const { rows } = await executor.execute<RepeatedCustomer>(sql`
    SELECT
      jsonb_build_object(${facts('c')}, 'sameRut', coalesce(c.rut = o.rut, false), 'sameEmail', c.email = o.email,
        'samePhone', coalesce(c.phone = o.phone, false)) AS customer,
      jsonb_build_object(${facts('o')}) AS other
    FROM repeated_customers r JOIN customers c ON c.id = r.customer_id
    CROSS JOIN LATERAL (
      SELECT b.* FROM customers b
      WHERE b.id IN (${firstWith('rut')} UNION ${firstWith('email', guests)} UNION ${firstWith('email', accounts)}
        UNION ${firstWith('phone')})
      ORDER BY b.kind = 'customer' DESC, b.id LIMIT 1
    ) o
    WHERE ${before === undefined ? sql`true` : sql`r.customer_id < ${before}`}
    ORDER BY r.customer_id DESC LIMIT ${limit}`)
  return rows.map(({ customer, other }) => ({ customer: dated(customer), other: dated(other) }))
}

/** Of so many who came last it is asked anew whether somebody came before: those who could miss each other. */
const newest = 2000

/**
 * Marks who came in the same instant as another with the same RUT, e-mail or phone, whom no trigger could see. Of the
 * newest, or of all that there are, which reads all customers.
 */
export const markMissed = (database: Pick<Database, 'pool'>, who: 'newest' | 'all'): Promise<void> =>
  inTransaction(database, async (tx) => {
    // Nobody waits for all of them to be read, and a large shop's take longer than what people wait for may.
    if (who === 'all') await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`
      INSERT INTO repeated_customers (customer_id) ${missed(who)} ON CONFLICT DO NOTHING`)
  })

function missed(who: 'newest' | 'all'): SQL {
  const nth = (field: SQL) =>
    sql`SELECT id, row_number() OVER (PARTITION BY ${field} ORDER BY id) AS nth FROM customers
      WHERE erased_at IS NULL AND ${field} IS NOT NULL`
  return who === 'newest'
    ? sql`SELECT c.id FROM customers c
        WHERE c.id > (SELECT max(id) FROM customers) - ${newest} AND c.erased_at IS NULL AND came_before(c)`
    : sql`SELECT DISTINCT id FROM (
        ${nth(sql`rut`)} UNION ALL ${nth(sql`email`)} UNION ALL ${nth(sql`phone`)}) counted WHERE nth > 1`
}
