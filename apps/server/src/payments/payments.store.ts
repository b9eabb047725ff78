import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { sinceMs } from '../db/since.ts'
import type { GatewayCharge } from './payment-handler.ts'
import { type AttemptState, type PaymentEventKind, paymentEvents, payments } from './payments.tables.ts'

export type StoredPayment = typeof payments.$inferSelect
/** `ageMs` since it was begun, `claimedForMs` since somebody settles it, as they were when it was read. */
export type Payment = StoredPayment & { ageMs: number; claimedForMs: number | null }

const first = <Row>(rows: Row[]): Row | undefined => rows[0]
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const told = {
  ...getTableColumns(payments),
  ageMs: sinceMs<number>(payments.createdAt),
  claimedForMs: sinceMs<number | null>(payments.claimedAt),
}
const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`

/** Whoever takes the row of an order and of a payment takes the order's first. */
export const paymentsStore = {
  async findByToken(executor: Executor, token: string): Promise<Payment | undefined> {
    return first(await executor.select(told).from(payments).where(eq(payments.token, token)))
  },

  async findBySession(executor: Executor, sessionId: string): Promise<Payment | undefined> {
    return first(await executor.select(told).from(payments).where(eq(payments.sessionId, sessionId)))
  },

  async find(executor: Executor, id: number): Promise<Payment | undefined> {
    return first(await executor.select(told).from(payments).where(eq(payments.id, id)))
  },

  /** Locked until the transaction ends. */
  async lock(tx: Transaction, id: number): Promise<Payment | undefined> {
    return first(await tx.select(told).from(payments).where(eq(payments.id, id)).for('update'))
  },

  /** All attempts of an order, the newest first. */
  async ofOrder(executor: Executor, orderId: number): Promise<Payment[]> {
    return executor
      .select(told)
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(payments.id))
  },

  async insert(
    tx: Transaction,
    attempt: Pick<Payment, 'orderId' | 'attempt' | 'buyOrder' | 'sessionId' | 'amount' | 'idempotencyKey'>,
  ): Promise<number> {
    const row = first(
      await tx
        .insert(payments)
        .values({ ...attempt, state: 'OPENING' })
        .returning({ id: payments.id }),
    )
    if (!row) throw new Error('The payment was not stored.')
    return row.id
  },

  /** The gateway gave a form for it; false when it is no longer waited for. */
  async open(executor: Executor, id: number, form: { token: string; url: string }): Promise<boolean> {
    const opened = await executor
      .update(payments)
      .set({ state: 'OPEN', token: form.token, formUrl: form.url })
      .where(and(eq(payments.id, id), eq(payments.state, 'OPENING')))
      .returning({ id: payments.id })
    return opened.length > 0
  },

  /** A process settles it from now on, and nobody else for so many seconds. */
  async claim(tx: Transaction, id: number, seconds: number): Promise<void> {
    await tx
      .update(payments)
      .set({
        state: 'CLAIMED',
        claimedAt: sql`coalesce(${payments.claimedAt}, now())`,
        leasedUntil: inSeconds(seconds),
      })
      .where(eq(payments.id, id))
  },

  /** Takes over what another process has left; false where that one may still be at it. */
  async takeOver(tx: Transaction, id: number, seconds: number): Promise<boolean> {
    const taken = await tx
      .update(payments)
      .set({ leasedUntil: inSeconds(seconds) })
      .where(and(eq(payments.id, id), eq(payments.state, 'CLAIMED'), lt(payments.leasedUntil, sql`now()`)))
      .returning({ id: payments.id })
    return taken.length > 0
  },

  /** Lets whoever comes next take it over. */
  async releaseLease(executor: Executor, id: number): Promise<void> {
    await executor
      .update(payments)
      .set({ leasedUntil: sql`now()` })
      .where(and(eq(payments.id, id), eq(payments.state, 'CLAIMED')))
  },

  /** Ends it without the gateway's word, if it still is in one of these states; says whether it was. */
  async end(
    executor: Executor,
    id: number,
    state: AttemptState,
    from: readonly AttemptState[],
  ): Promise<boolean> {
    const ended = await executor
      .update(payments)
      .set({ state, settledAt: sql`now()`, appliedAt: sql`now()` })
      .where(and(eq(payments.id, id), inArray(payments.state, [...from])))
      .returning({ id: payments.id })
    return ended.length > 0
  },

  /** Keeps what the gateway said of it; the order does not know yet. Says whether it was not settled before. */
  async settle(
    tx: Transaction,
    id: number,
    state: 'APPROVED' | 'REJECTED',
    charge: GatewayCharge,
    matches: boolean,
  ): Promise<boolean> {
    const settled = await tx
      .update(payments)
      .set({
        state,
        matches,
        responseCode: charge.responseCode,
        authorizationCode: charge.authorizationCode,
        cardKind: charge.cardKind,
        cardLast4: charge.cardLast4,
        instalments: charge.instalments,
        instalmentAmount: charge.instalmentAmount,
        chargedAt: charge.chargedAt ?? sql`now()`,
        chargedAmount: charge.amount,
        settledAt: sql`now()`,
      })
      .where(and(eq(payments.id, id), isNull(payments.settledAt)))
      .returning({ id: payments.id })
    return settled.length > 0
  },

  async markApplied(tx: Transaction, id: number): Promise<void> {
    await tx.update(payments).set({ appliedAt: sql`now()` }).where(eq(payments.id, id))
  },

  async addEvent(
    executor: Executor,
    paymentId: number,
    kind: PaymentEventKind,
    detail: Record<string, unknown>,
  ): Promise<void> {
    await executor.insert(paymentEvents).values({ paymentId, kind, detail })
  },

  /** Attempts whose end the order has not taken notice of. */
  async listUnapplied(executor: Executor, limit: number): Promise<Payment[]> {
    return executor
      .select(told)
      .from(payments)
      .where(and(isNotNull(payments.settledAt), isNull(payments.appliedAt)))
      .orderBy(asc(payments.settledAt))
      .limit(limit)
  },

  /** Attempts that a process has left in the middle of settling them. */
  async listLeft(executor: Executor, limit: number): Promise<Payment[]> {
    return executor
      .select(told)
      .from(payments)
      .where(and(eq(payments.state, 'CLAIMED'), lt(payments.leasedUntil, sql`now()`)))
      .orderBy(asc(payments.leasedUntil))
      .limit(limit)
  },

  /** Attempts that are older than so many seconds and at which nobody is. */
  async listOld(
    executor: Executor,
    state: 'OPENING' | 'OPEN',
    seconds: number,
    limit: number,
  ): Promise<Payment[]> {
    return executor
      .select(told)
      .from(payments)
      .where(and(eq(payments.state, state), lt(payments.createdAt, secondsAgo(seconds))))
      .orderBy(asc(payments.createdAt))
      .limit(limit)
  },
}
