import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

export type ListedCustomer = {
  id: number
  kind: 'guest' | 'customer'
  name: string
  email: string
  isProven: boolean
  rut: string | null
  phone: string | null
  createdAt: Date
  orders: number
}

export type CustomerFilter = {
  /** As it was typed: words, a RUT or a phone. */
  text: string
  kind?: 'guest' | 'customer' | undefined
  before?: number | undefined
  limit: number
}

/** Customers that are not erased, the newest first. */
export async function listCustomers(
  executor: Executor,
  { text, kind, before, limit }: CustomerFilter,
): Promise<ListedCustomer[]> {
  const { rows } = await executor.execute<ListedCustomer>(sql`
    SELECT c.id, c.kind, concat_ws(' ', c.first_name, nullif(c.last_name, ''), nullif(c.second_last_name, '')) AS name,
      c.email::text AS email, c.email_proven_at IS NOT NULL AS "isProven", c.rut, c.phone, c.created_at AS "createdAt",
      (SELECT count(*)::int FROM orders o WHERE o.customer_id = c.id) AS orders
    FROM customers c
    WHERE c.erased_at IS NULL ${searched(text)}
      ${kind === undefined ? sql`` : sql`AND c.kind = ${kind}`}
      ${before === undefined ? sql`` : sql`AND c.id < ${before}`}
    ORDER BY c.id DESC LIMIT ${limit}`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** A RUT with its digit, a phone by its last nine digits, else every word, whose last letters may be missing. */
function searched(text: string): SQL {
  const compact = text.replace(/[\s.()+-]/g, '').toUpperCase()
  const rut = /^(\d{7,8})([\dK])$/.exec(compact)
  const phone = /^(?:56)?([29]\d{8})$/.exec(compact)
  if (rut && (text.includes('-') || text.includes('.') || !phone))
    return sql`AND c.rut = ${`${rut[1]}-${rut[2]}`}`
  if (phone) return sql`AND (c.phone = ${`+56${phone[1]}`} OR c.rut = ${rut ? `${rut[1]}-${rut[2]}` : ''})`
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  if (text.trim() === '') return sql``
  if (!words) return sql`AND false`
  const query = words.map((word) => `${word}:*`).join(' & ')
  return sql`AND customer_words(c.first_name, c.last_name, c.second_last_name, c.email) @@ to_tsquery('simple', ${query})`
}
