import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'

/** What is compared of two who may be one. */
export type Person = {
  id: number
  kind: 'guest' | 'customer'
  name: string
  email: string
  isProven: boolean
  rut: string | null
  phone: string | null
  createdAt: Date
  orders: number
  conversations: number
}

/** With what they have in common with another. */
export type SimilarCustomer = Person & {
  sameRut: boolean
  sameEmail: boolean
  samePhone: boolean
}

/** A `Person` of a customer's row as keys and values of `jsonb_build_object`. */
export const facts = (alias: 'c' | 'o'): SQL => {
  const c = sql.identifier(alias)
  return sql`'id', ${c}.id, 'kind', ${c}.kind,
    'name', concat_ws(' ', ${c}.first_name, nullif(${c}.last_name, ''), nullif(${c}.second_last_name, '')),
    'email', ${c}.email::text, 'isProven', ${c}.email_proven_at IS NOT NULL, 'rut', ${c}.rut, 'phone', ${c}.phone,
    'createdAt', ${c}.created_at,
    'orders', (SELECT count(*)::int FROM orders t WHERE t.customer_id = ${c}.id),
    'conversations', (SELECT count(*)::int FROM chat_conversations t WHERE t.customer_id = ${c}.id)`
}

/** A row that was read as JSON. */
export const dated = <Row extends Person>(row: Row): Row => ({ ...row, createdAt: new Date(row.createdAt) })

/** As many are shown. */
const most = 20

/**
 * What moves from one customer to another, table by table. A table that names a customer and is not in here fails a
 * test: what is left behind would be nobody's.
 */
const moves = (from: number, into: number): Record<string, SQL[]> => ({
  orders: [
    sql`UPDATE orders SET idempotency_key = gen_random_uuid() WHERE customer_id = ${from} AND idempotency_key IN (
      SELECT idempotency_key FROM orders WHERE customer_id = ${into})`,
    sql`UPDATE orders SET customer_id = ${into} WHERE customer_id = ${from}`,
  ],
  addresses: [
    // One that both have stands once; the one that is the default of who stays, stays so.
    sql`UPDATE addresses a SET active = false, is_default = false WHERE customer_id = ${from} AND EXISTS (
      SELECT FROM addresses b WHERE b.customer_id = ${into} AND b.active AND b.comuna_id = a.comuna_id
        AND lower(b.street) = lower(a.street) AND b.number = a.number AND lower(b.flat) = lower(a.flat))`,
    sql`UPDATE addresses SET is_default = false WHERE customer_id = ${from} AND EXISTS (
      SELECT FROM addresses WHERE customer_id = ${into} AND is_default)`,
    sql`UPDATE addresses SET customer_id = ${into} WHERE customer_id = ${from}`,
  ],
  garage_vehicles: [
    sql`INSERT INTO garage_vehicles (customer_id, vehicle_id, year, is_chosen, added_at)
      SELECT ${into}::int, vehicle_id, year, is_chosen AND NOT EXISTS (
        SELECT FROM garage_vehicles WHERE customer_id = ${into} AND is_chosen), added_at
      FROM garage_vehicles WHERE customer_id = ${from} ON CONFLICT DO NOTHING`,
    sql`DELETE FROM garage_vehicles WHERE customer_id = ${from}`,
  ],
  pets: [
    sql`UPDATE pets SET is_chosen = false WHERE customer_id = ${from} AND EXISTS (
      SELECT FROM pets WHERE customer_id = ${into} AND is_chosen)`,
    sql`DELETE FROM pets a WHERE customer_id = ${from} AND EXISTS (
      SELECT FROM pets b WHERE b.customer_id = ${into} AND b.id = a.id)`,
    sql`UPDATE pets SET customer_id = ${into} WHERE customer_id = ${from}`,
  ],
  account_carts: [
    sql`INSERT INTO account_carts (customer_id) SELECT ${into}::int
      WHERE EXISTS (SELECT FROM account_carts WHERE customer_id = ${from}) ON CONFLICT DO NOTHING`,
    sql`INSERT INTO account_cart_lines (customer_id, position, product_id, value_ids, quantity)
      SELECT ${into}::int, position + coalesce((
        SELECT max(position) + 1 FROM account_cart_lines WHERE customer_id = ${into}), 0), product_id, value_ids, quantity
      FROM account_cart_lines WHERE customer_id = ${from}
      ON CONFLICT (customer_id, product_id, value_ids)
        DO UPDATE SET quantity = least(account_cart_lines.quantity + excluded.quantity, 9999)`,
    // A device that has seen neither change writes over nothing.
    sql`UPDATE account_carts SET version = version + 1, updated_at = now()
      WHERE customer_id = ${into} AND EXISTS (SELECT FROM account_carts WHERE customer_id = ${from})`,
    sql`DELETE FROM account_carts WHERE customer_id = ${from}`,
  ],
  // Of one product somebody has one review: the other stands without them.
  reviews: [
    sql`UPDATE reviews a SET customer_id = CASE WHEN EXISTS (
      SELECT FROM reviews b WHERE b.customer_id = ${into} AND b.product_id = a.product_id) THEN NULL ELSE ${into}::int END
      WHERE customer_id = ${from}`,
  ],
  consents: [sql`UPDATE consents SET customer_id = ${into} WHERE customer_id = ${from}`],
  stock_alerts: [sql`UPDATE stock_alerts SET customer_id = ${into} WHERE customer_id = ${from}`],
  stock_notice_links: [sql`UPDATE stock_notice_links SET customer_id = ${into} WHERE customer_id = ${from}`],
  mails: [sql`UPDATE mails SET customer_id = ${into} WHERE customer_id = ${from}`],
  chat_conversations: [sql`UPDATE chat_conversations SET customer_id = ${into} WHERE customer_id = ${from}`],
  product_questions: [sql`UPDATE product_questions SET customer_id = ${into} WHERE customer_id = ${from}`],
  repeated_customers: [sql`DELETE FROM repeated_customers WHERE customer_id = ${from}`],
  // By what nobody enters any more.
  customer_passwords: [sql`DELETE FROM customer_passwords WHERE customer_id = ${from}`],
  sessions: [sql`DELETE FROM sessions WHERE customer_id = ${from}`],
  email_links: [sql`DELETE FROM email_links WHERE customer_id = ${from}`],
  recovery_links: [sql`DELETE FROM recovery_links WHERE customer_id = ${from}`],
  customers: [sql`UPDATE customers SET merged_into = ${into} WHERE merged_into = ${from}`],
})

/** The tables of which what is a customer's moves with them. */
export const mergedTables = Object.keys(moves(0, 0))

export const mergeStore = {
  /** Others that have a RUT, an e-mail or a phone in common with a customer, the newest first. */
  async similar(executor: Executor, customerId: number): Promise<SimilarCustomer[]> {
    const { rows } = await executor.execute<{ customer: SimilarCustomer }>(sql`
      WITH one AS (SELECT id, rut, email, phone FROM customers WHERE id = ${customerId} AND erased_at IS NULL), found AS (
        (SELECT c.id FROM one JOIN customers c ON c.rut = one.rut
          WHERE c.id <> one.id AND c.erased_at IS NULL ORDER BY c.id DESC LIMIT ${most})
        UNION
        (SELECT c.id FROM one JOIN customers c ON c.email = one.email
          WHERE c.kind = 'guest' AND c.id <> one.id AND c.erased_at IS NULL ORDER BY c.id DESC LIMIT ${most})
        UNION
        (SELECT c.id FROM one JOIN customers c ON c.email = one.email
          WHERE c.kind = 'customer' AND c.id <> one.id AND c.erased_at IS NULL)
        UNION
        (SELECT c.id FROM one JOIN customers c ON c.phone = one.phone
          WHERE c.id <> one.id AND c.erased_at IS NULL ORDER BY c.id DESC LIMIT ${most})
      )
      SELECT jsonb_build_object(${facts('c')}, 'sameRut', coalesce(c.rut = one.rut, false),
        'sameEmail', c.email = one.email, 'samePhone', coalesce(c.phone = one.phone, false)) AS customer
      FROM found JOIN customers c ON c.id = found.id, one
      ORDER BY c.id DESC LIMIT ${most}`)
    return rows.map(({ customer }) => dated(customer))
  },

  /** Moves everything that is of one customer to another. */
  async move(tx: Transaction, from: number, into: number): Promise<void> {
    for (const statement of Object.values(moves(from, into)).flat()) await tx.execute(statement)
  },

  /** Whether somebody's account has a RUT; that of who goes has none any more. */
  async isRutOfAccount(tx: Transaction, rut: string): Promise<boolean> {
    const { rows } = await tx.execute(sql`SELECT FROM customers WHERE rut = ${rut} AND kind = 'customer'`)
    return rows.length > 0
  },

  async markMerged(tx: Transaction, from: number, into: number): Promise<void> {
    await tx.execute(sql`UPDATE customers SET merged_into = ${into} WHERE id = ${from}`)
  },
}
