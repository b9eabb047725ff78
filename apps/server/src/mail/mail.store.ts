import { and, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Executor, run, type Transaction } from '../db/connection.ts'
import { type MailState, mails } from './mail.tables.ts'
import type { MailKind } from './mail-content.ts'

export type StoredMail = typeof mails.$inferSelect

const alive = or(isNull(mails.expiresAt), gt(mails.expiresAt, sql`now()`))
const isDue = and(eq(mails.state, 'waiting'), lte(mails.dueAt, sql`now()`), alive)

/** A mail is worth nothing after so many minutes, by the database's clock; null where it always is something. */
type NewMail = Omit<typeof mails.$inferInsert, 'expiresAt'> & { lifeMinutes: number | null }

/** Whose mails are meant; `isProven` where a mailed link has proven that the address is theirs. */
export type MailPerson = { customerId: number; email: string; isProven: boolean }

/** Those about their account or their orders; with a proven e-mail, all that went to it. */
const ofPerson = ({ customerId, email, isProven }: MailPerson) =>
  or(
    eq(mails.customerId, customerId),
    sql`${mails.orderNumber} IN (SELECT number FROM orders WHERE customer_id = ${customerId})`,
    isProven ? eq(mails.recipient, email) : undefined,
  )

export const mailStore = {
  async insert(executor: Executor, { lifeMinutes, ...mail }: NewMail): Promise<void> {
    const expiresAt = sql`now() + make_interval(mins => ${lifeMinutes}::int)`
    await executor.insert(mails).values({ ...mail, expiresAt })
  },

  /** A mail about an order whose number the database alone knows yet: it is put in its place, `order.number`. */
  async insertOfOrder(tx: Transaction, orderId: number, mail: NewMail): Promise<void> {
    const { id, kind, recipient, customerId, language, data, lifeMinutes, requestId } = mail
    const written = [recipient, customerId, language, JSON.stringify(data), lifeMinutes, requestId]
    const values = [orderId, id, kind, ...written]
    await run(
      tx,
      `INSERT INTO mails (id, kind, recipient, customer_id, order_number, language, data, expires_at, request_id)
       SELECT $2, $3, $4, $5, number, $6, jsonb_set($7::jsonb, '{order,number}', to_jsonb(number)),
         now() + make_interval(mins => $8::int), $9
       FROM orders WHERE id = $1`,
      values,
    )
  },

  async hasTold(tx: Transaction, orderNumber: number): Promise<boolean> {
    const { rows } = await run(tx, 'SELECT FROM mails WHERE order_number = $1 LIMIT 1', [orderNumber])
    return rows.length > 0
  },

  /**
   * Takes a mail that is due for `leaseSeconds`, counting the attempt: of several that ask at once one gets
   * it. Undefined when it is sent, taken, not yet due or expired.
   */
  async claim(executor: Executor, id: string, leaseSeconds: number): Promise<StoredMail | undefined> {
    const [claimed] = await executor
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      })
      .where(and(eq(mails.id, id), isDue))
      .returning()
    return claimed
  },

  /** Marks what the `attempt` of that number sent, and forgets what the mail told. */
  async markSent(executor: Executor, id: string, messageId: string): Promise<void> {
    await executor
      .update(mails)
      .set({ state: 'sent', sentAt: sql`now()`, data: {}, error: null, messageId })
      .where(eq(mails.id, id))
  },

  /**
   * Removes a mail about an order whose person was forgotten while it waited. The order is locked: whoever forgets its person
   * at this moment removes what they find sent.
   */
  async forgetEnded(executor: Executor, id: string, orderNumber: number): Promise<void> {
    await executor.execute(sql`
      WITH of AS MATERIALIZED (
        SELECT customer_email FROM orders WHERE number = ${orderNumber} AND forget_person FOR SHARE
      )
      DELETE FROM mails WHERE id = ${id} AND state <> 'waiting'
        AND EXISTS (SELECT FROM of WHERE customer_email = '')`)
  },

  /** Puts a failed attempt off by so many seconds, or ends it; false when another has taken it over. */
  async markFailed(
    executor: Executor,
    { id, attempts }: Pick<StoredMail, 'id' | 'attempts'>,
    outcome: { error: string; state: 'waiting' | 'dead'; afterSeconds: number },
  ): Promise<boolean> {
    const failed = await executor
      .update(mails)
      .set({
        state: outcome.state,
        error: outcome.error,
        dueAt: sql`now() + make_interval(secs => ${outcome.afterSeconds})`,
      })
      .where(and(eq(mails.id, id), eq(mails.state, 'waiting'), eq(mails.attempts, attempts)))
      .returning({ id: mails.id })
    return failed.length > 0
  },

  /** The oldest that are due. */
  async listDue(executor: Executor, limit: number): Promise<string[]> {
    const rows = await executor
      .select({ id: mails.id })
      .from(mails)
      .where(isDue)
      .orderBy(mails.dueAt)
      .limit(limit)
    return rows.map(({ id }) => id)
  },

  /** Ends what nobody has sent in time, and forgets what it told. */
  async expire(executor: Executor): Promise<void> {
    await executor
      .update(mails)
      .set({ state: 'expired', data: {} })
      .where(and(or(eq(mails.state, 'waiting'), eq(mails.state, 'dead')), lt(mails.expiresAt, sql`now()`)))
  },

  /** Removes what ended so many days ago and tells of no order: an order keeps its mails as long as its person. */
  async removeOlderThan(executor: Executor, days: number, most: number): Promise<number> {
    const { rowCount } = await executor.execute(sql`
      DELETE FROM mails WHERE id IN (
        SELECT id FROM mails WHERE state IN ('sent', 'dead', 'expired') AND order_number IS NULL
          AND created_at < now() - make_interval(days => ${days}) LIMIT ${most}
      )`)
    return rowCount ?? 0
  },

  /**
   * Removes what was sent or given up of orders that have forgotten their person: where nobody came to it at once, as a process
   * that ended, or one of the release before.
   */
  async removeForgotten(executor: Executor, most: number): Promise<number> {
    const { rowCount } = await executor.execute(sql`
      DELETE FROM mails WHERE id IN (
        SELECT m.id FROM mails m JOIN orders o ON o.number = m.order_number
        WHERE o.forget_person AND o.customer_email = '' AND m.state <> 'waiting' LIMIT ${most}
      )`)
    return rowCount ?? 0
  },

  /** How many have waited for longer than so many minutes. */
  countLate: (executor: Executor, minutes: number): Promise<number> =>
    executor.$count(
      mails,
      and(eq(mails.state, 'waiting'), lt(mails.createdAt, sql`now() - make_interval(mins => ${minutes})`)),
    ),

  countFailed: (executor: Executor): Promise<number> => executor.$count(mails, eq(mails.state, 'dead')),

  async list(executor: Executor, state: MailState, limit: number): Promise<StoredMail[]> {
    return executor
      .select()
      .from(mails)
      .where(eq(mails.state, state))
      .orderBy(desc(mails.createdAt))
      .limit(limit)
  },

  /** The oldest first. */
  ofOrder: (executor: Executor, orderNumber: number): Promise<StoredMail[]> =>
    executor.select().from(mails).where(eq(mails.orderNumber, orderNumber)).orderBy(mails.createdAt),

  /** Puts a dead mail among those that wait, as new; false when it is not dead. */
  async revive(executor: Executor, id: string): Promise<boolean> {
    const revived = await executor
      .update(mails)
      .set({ state: 'waiting', attempts: 0, error: null, dueAt: sql`now()` })
      .where(and(eq(mails.id, id), eq(mails.state, 'dead'), alive))
      .returning({ id: mails.id })
    return revived.length > 0
  },

  /** Whether a mail of a kind about an order's number still waits, or will never be sent. */
  async isUnsent(
    executor: Executor,
    { kind, email, order }: { kind: MailKind; email: string; order: number },
  ): Promise<boolean> {
    const [row] = await executor
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          eq(mails.recipient, email),
          eq(mails.kind, kind),
          sql`${mails.data} #>> '{order,number}' = ${String(order)}`,
        ),
      )
      .limit(1)
    return row !== undefined
  },

  /** The mails of a person: what was sent, when, and what waits. */
  async listOf(executor: Executor, person: MailPerson) {
    return executor
      .select({ kind: mails.kind, state: mails.state, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(ofPerson(person))
      .orderBy(mails.createdAt)
  },

  /** Removes every mail of a person, and with a proven e-mail what waits for the shop from it. */
  async forget(executor: Executor, person: MailPerson): Promise<void> {
    const fromThem = sql`lower(coalesce(${mails.data} #>> '{contact,email}', ${mails.data} #>> '{message,email}'))
      = lower(${person.email})`
    await executor.delete(mails).where(or(ofPerson(person), person.isProven ? fromThem : undefined))
  },
}
