import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { ClaimState, EarlierClaim, RetractExclusion } from '#rules/claims.ts'
import type { Executor, Transaction } from '../db/connection.ts'
import { orderClaimHistory, orderClaimLines, orderClaims } from './claims.tables.ts'
import { orderLines, orders } from './orders.tables.ts'

export type Claim = Awaited<ReturnType<typeof select>>[number]

/** Whole claims, the newest first. */
async function select(executor: Executor, where: SQL | undefined, limit = 1000) {
  const found = await executor
    .select({ claim: orderClaims, orderNumber: orders.number })
    .from(orderClaims)
    .innerJoin(orders, eq(orders.id, orderClaims.orderId))
    .where(where)
    .orderBy(desc(orderClaims.id))
    .limit(limit)
  const ids = found.map(({ claim }) => claim.id)
  if (ids.length === 0) return []
  const lines = await executor
    .select({
      claimId: orderClaimLines.claimId,
      position: orderClaimLines.position,
      quantity: orderClaimLines.quantity,
      name: orderLines.name,
    })
    .from(orderClaimLines)
    .innerJoin(orderClaims, eq(orderClaims.id, orderClaimLines.claimId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, orderClaims.orderId), eq(orderLines.position, orderClaimLines.position)),
    )
    .where(inArray(orderClaimLines.claimId, ids))
    .orderBy(asc(orderClaimLines.position))
  const history = await executor
    .select()
    .from(orderClaimHistory)
    .where(inArray(orderClaimHistory.claimId, ids))
    .orderBy(asc(orderClaimHistory.id))
  return found.map(({ claim, orderNumber }) => ({
    ...claim,
    orderNumber,
    lines: lines.filter((line) => line.claimId === claim.id),
    history: history.filter((step) => step.claimId === claim.id),
  }))
}

const ofCustomer = (customerId: number) =>
  sql`${orderClaims.orderId} IN (SELECT id FROM orders WHERE customer_id = ${customerId})`

export const claimsStore = {
  async find(executor: Executor, claimId: number): Promise<Claim | undefined> {
    const [claim] = await select(executor, eq(orderClaims.id, claimId))
    return claim
  },

  async findByKey(executor: Executor, orderId: number, key: string): Promise<Claim | undefined> {
    const own = and(eq(orderClaims.orderId, orderId), eq(orderClaims.idempotencyKey, key))
    const [claim] = await select(executor, own)
    return claim
  },

  ofOrder: (executor: Executor, orderId: number) => select(executor, eq(orderClaims.orderId, orderId)),

  ofCustomer: (executor: Executor, customerId: number) => select(executor, ofCustomer(customerId)),

  /** The newest first; `before` is the id of the last one of the page before. */
  list: (
    executor: Executor,
    { state, limit, before }: { state?: ClaimState | undefined; limit: number; before?: number | undefined },
  ) =>
    select(
      executor,
      and(
        state && eq(orderClaims.state, state),
        before === undefined ? undefined : lt(orderClaims.id, before),
      ),
      limit,
    ),

  /** An order's row, locked, so that of two claims at once the second counts what the first has asked. */
  async lockOrder(tx: Transaction, orderId: number): Promise<void> {
    await tx.execute(sql`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`)
  },

  /** The state of a claim, locked until the transaction ends; undefined when there is none. */
  async lock(tx: Transaction, claimId: number): Promise<ClaimState | undefined> {
    const [row] = await tx
      .select({ state: orderClaims.state })
      .from(orderClaims)
      .where(eq(orderClaims.id, claimId))
      .for('update')
    return row?.state
  },

  async insert(
    tx: Transaction,
    {
      lines,
      ...claim
    }: typeof orderClaims.$inferInsert & { lines: { position: number; quantity: number }[] },
  ): Promise<number> {
    const [row] = await tx.insert(orderClaims).values(claim).returning({ id: orderClaims.id })
    if (!row) throw new Error('The claim was not stored.')
    await tx.insert(orderClaimLines).values(lines.map((line) => ({ ...line, claimId: row.id })))
    await tx.insert(orderClaimHistory).values({ claimId: row.id, state: 'RECEIVED', actor: 'shopper' })
    return row.id
  },

  async move(
    tx: Transaction,
    claimId: number,
    step: { state: ClaimState; answer: string; actor: string },
  ): Promise<void> {
    await tx.update(orderClaims).set({ state: step.state }).where(eq(orderClaims.id, claimId))
    await tx.insert(orderClaimHistory).values({ claimId, ...step })
  },

  /** What was asked for before, by the line's position. */
  async earlier(executor: Executor, orderId: number): Promise<(EarlierClaim & { position: number })[]> {
    return executor
      .select({
        position: orderClaimLines.position,
        quantity: orderClaimLines.quantity,
        kind: orderClaims.kind,
        state: orderClaims.state,
      })
      .from(orderClaimLines)
      .innerJoin(orderClaims, eq(orderClaims.id, orderClaimLines.claimId))
      .where(eq(orderClaims.orderId, orderId))
  },

  /** The lines that were announced as not taken back when the order was made, by position. */
  async exclusions(executor: Executor, orderId: number): Promise<Map<number, RetractExclusion>> {
    const { rows } = await executor.execute<{ position: number; reason: RetractExclusion }>(sql`
      SELECT l.position, e.reason FROM order_lines l
      JOIN orders o ON o.id = l.order_id
      JOIN retract_exclusions e ON e.product_id = l.product_id AND e.announced_at <= o.created_at
      WHERE l.order_id = ${orderId}`)
    return new Map(rows.map(({ position, reason }) => [position, reason]))
  },

  /** Takes what people wrote out of a customer's claims; what was asked and how it ended stays. */
  async forget(tx: Transaction, customerId: number): Promise<void> {
    await tx.update(orderClaims).set({ reason: '' }).where(ofCustomer(customerId))
    await tx
      .update(orderClaimHistory)
      .set({ answer: '' })
      .where(sql`claim_id IN (SELECT id FROM order_claims WHERE ${ofCustomer(customerId)})`)
  },
}
