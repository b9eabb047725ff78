import { sql } from 'drizzle-orm'
import type { OrderState, PaymentState, PreparationState } from '#rules/orders/order-states.ts'
import type { Executor } from '../../db/connection.ts'
import type { Invoice, OrderAddress, PaymentKind } from '../orders.tables.ts'

export type SheetLine = {
  sku: string
  name: string
  quantity: number
  /** Of these, how many are still to be sent, or were. */
  toSend: number
  /** Units that its shopper asks to withdraw from, which nobody has answered. */
  asked: number
  options: { name: string; value: string }[]
}

/** What is printed of an order, or stands in a file of them; amounts are pesos. */
export type OrderSheet = {
  id: number
  number: number
  createdAt: Date
  state: OrderState
  paymentKind: PaymentKind
  paymentState: PaymentState
  preparationState: PreparationState
  documentKind: 'boleta' | 'factura'
  customerName: string
  customerEmail: string
  customerRut: string
  customerPhone: string
  address: OrderAddress | null
  branch: string | null
  carrier: string
  trackingNumber: string | null
  note: string
  subtotal: number
  shipping: number
  coupon: number
  total: number
  neto: number
  iva: number
  /** What was paid back, on its way included. */
  refunded: number
  invoice: Invoice | null
  lines: SheetLine[]
}

/** Orders with their lines, in one statement, in the order of the ids that are given. */
export async function orderSheets(executor: Executor, ids: readonly number[]): Promise<OrderSheet[]> {
  const { rows } = await executor.execute<Omit<OrderSheet, 'createdAt'> & { createdAt: string }>(sql`
    SELECT o.id, o.number::int AS number, o.created_at::text AS "createdAt", o.state, o.payment_kind AS "paymentKind",
      o.payment_state AS "paymentState", o.preparation_state AS "preparationState",
      o.document_kind AS "documentKind", o.customer_name AS "customerName", o.customer_email AS "customerEmail",
      o.customer_rut AS "customerRut", o.customer_phone AS "customerPhone", o.address,
      (SELECT b.name FROM branches b WHERE b.id = o.branch_id) AS branch, o.carrier_name AS carrier,
      o.tracking_number AS "trackingNumber", o.note, o.subtotal, o.shipping_net AS shipping,
      o.coupon_amount AS coupon, o.total, o.neto, o.iva, o.invoice,
      (SELECT coalesce(sum(r.amount), 0)::int FROM refunds r WHERE r.order_id = o.id AND r.state <> 'FAILED') AS refunded,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object(
          'sku', l.sku, 'name', l.name, 'quantity', l.quantity, 'options', l.options,
          'toSend', l.quantity - (SELECT coalesce(sum(u.quantity), 0) FROM unsent_units u
            WHERE u.order_id = l.order_id AND u.position = l.position),
          'asked', (SELECT coalesce(sum(a.quantity), 0) FROM return_requests r
            JOIN return_request_lines a ON a.request_id = r.id AND a.position = l.position
            WHERE r.order_id = l.order_id AND r.kind = 'RETRACTO' AND r.state = 'RECEIVED')
          ) ORDER BY l.position)
        FROM order_lines l WHERE l.order_id = o.id
      ), '[]') AS lines
    FROM unnest(${sql.param([...ids])}::int[]) WITH ORDINALITY AS asked (id, place)
    JOIN orders o ON o.id = asked.id
    ORDER BY asked.place`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}
