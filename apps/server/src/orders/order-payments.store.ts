import { eq, type SQL, sql } from 'drizzle-orm'
import type { OrderStatus } from '#rules/orders/order-moves.ts'
import type { Executor, Transaction } from '../db/connection.ts'
import { orders, type PaymentKind } from './orders.tables.ts'

type Row = OrderStatus & {
  id: number
  number: number
  token: string
  total: number
  paymentKind: PaymentKind
}

const select = (executor: Executor, where: SQL) =>
  executor
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      total: orders.total,
      state: orders.state,
      payment: orders.paymentState,
      preparation: orders.preparationState,
      branchId: orders.branchId,
      paymentKind: orders.paymentKind,
    })
    .from(orders)
    .where(where)

function toRow([row]: Awaited<ReturnType<typeof select>>): Row | undefined {
  if (!row) return undefined
  const { branchId, paymentKind, ...rest } = row
  return {
    ...rest,
    paymentKind,
    isPickup: branchId !== null,
    isPaidOnline: paymentKind === 'webpay',
    isPaidInShop: paymentKind === 'pago_en_tienda',
  }
}

export const orderPaymentsStore = {
  find: async (executor: Executor, orderId: number) => toRow(await select(executor, eq(orders.id, orderId))),

  findByToken: async (executor: Executor, token: string) =>
    toRow(await select(executor, eq(orders.token, token))),

  lock: async (tx: Transaction, orderId: number) =>
    toRow(await select(tx, eq(orders.id, orderId)).for('update')),

  async buyerOf(executor: Executor, orderId: number): Promise<{ customerId: number; email: string }> {
    const [row] = await executor
      .select({ customerId: orders.customerId, email: orders.customerEmail })
      .from(orders)
      .where(eq(orders.id, orderId))
    if (!row) throw new Error(`The order ${orderId} is gone.`)
    return row
  },

  async toTransfer(tx: Transaction, orderId: number): Promise<void> {
    await tx.update(orders).set({ paymentKind: 'transferencia' }).where(eq(orders.id, orderId))
  },

  async extendHold(tx: Transaction, orderId: number, minutes: number): Promise<void> {
    await tx
      .update(orders)
      .set({ holdUntil: sql`greatest(${orders.holdUntil}, now() + make_interval(mins => ${minutes}::int))` })
      .where(eq(orders.id, orderId))
  },
}
