import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { newestMatches, type Walked } from '../db/newest-matches.ts'

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

/** Customers that are not erased, the newest first; `walked` as `newestMatches` has it. */
export async function listCustomers(
  executor: Executor,
  { text, kind, before, limit }: CustomerFilter,
  walked?: number,
): Promise<ListedCustomer[]> {
  const where = sql`c.erased_at IS NULL
    ${kind === undefined ? sql`` : sql`AND c.kind = ${kind}`}
    ${before === undefined ? sql`` : sql`AND c.id < ${before}`}`
  const search = read(text)
  const found =
    'query' in search
      ? sql`c.id = ANY (${sql.param(await newestNamed(executor, { ...search, where, before, limit }, walked))}::int[])`
      : sql`${where} AND ${search.exactly}`
  const { rows } = await executor.execute<ListedCustomer>(sql`
    SELECT c.id, c.kind, concat_ws(' ', c.first_name, nullif(c.last_name, ''), nullif(c.second_last_name, '')) AS name,
      c.email::text AS email, c.email_proven_at IS NOT NULL AS "isProven", c.rut, c.phone, c.created_at AS "createdAt",
      (SELECT count(*)::int FROM orders o WHERE o.customer_id = c.id) AS orders
    FROM customers c WHERE ${found}
    ORDER BY c.id DESC LIMIT ${limit}`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** A RUT with its digit, a phone by its last nine digits, else every word, whose last letters may be missing. */
function read(text: string): { exactly: SQL } | { query: string } {
  if (text.trim() === '') return { exactly: sql`true` }
  const compact = text.replace(/[\s.()+-]/g, '').toUpperCase()
  const rut = /^(\d{7,8})([\dK])$/.exec(compact)
  const phone = /^(?:56)?([29]\d{8})$/.exec(compact)
  if (rut && (text.includes('-') || text.includes('.') || !phone))
    return { exactly: sql`c.rut = ${`${rut[1]}-${rut[2]}`}` }
  if (phone)
    return { exactly: sql`(c.phone = ${`+56${phone[1]}`} OR c.rut = ${rut ? `${rut[1]}-${rut[2]}` : ''})` }
  const typed = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return typed ? { query: typed.map((word) => `${word}:*`).join(' & ') } : { exactly: sql`false` }
}

type Named = { query: string; where: SQL; before: number | undefined; limit: number }

/** The ids of the newest whose names or e-mails have the words. */
function newestNamed(
  executor: Executor,
  { query, where, before, limit }: Named,
  walked?: number,
): Promise<number[]> {
  const named = sql`customer_words(c.first_name, c.last_name, c.second_last_name, c.email) @@ to_tsquery('simple', ${query})`
  const search = {
    before,
    limit,
    async walk(amount: number): Promise<Walked> {
      const { rows } = await executor.execute<Walked>(sql`
        WITH newest AS MATERIALIZED (SELECT c.* FROM customers c WHERE ${where} ORDER BY c.id DESC LIMIT ${amount})
        SELECT ARRAY(SELECT c.id FROM newest c WHERE ${named} ORDER BY c.id DESC LIMIT ${limit}) AS ids,
          (SELECT count(*)::int FROM newest) AS looked,
          (SELECT max(id) FROM newest) AS newest, (SELECT min(id) FROM newest) AS oldest`)
      return rows[0] ?? { ids: [], looked: 0, newest: null, oldest: null }
    },
    async gather(from: number): Promise<number[]> {
      const { rows } = await executor.execute<{ id: number }>(sql`
        WITH hits AS MATERIALIZED (SELECT c.id FROM customers c WHERE ${named} AND c.id >= ${from} AND ${where})
        SELECT id FROM hits ORDER BY id DESC LIMIT ${limit}`)
      return rows.map(({ id }) => id)
    },
  }
  return newestMatches(search, { first: walked })
}
