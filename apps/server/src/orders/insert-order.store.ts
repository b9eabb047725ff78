import { sql } from 'drizzle-orm'
import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import type { Transaction } from '../db/connection.ts'
import type { orderLines, orders, stockReservations } from './orders.tables.ts'

export type NewOrder = Omit<
  typeof orders.$inferInsert,
  'number' | 'preparationState' | 'createdAt' | 'confirmedAt' | 'requestFingerprint' | 'forgetPerson'
> & {
  id: number
  requestFingerprint: Buffer
  /** Until when the stock is held. */
  holdUntil: Date
  lines: Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>[]
  /** `position` is the index of the line. */
  reservations: Omit<typeof stockReservations.$inferInsert, 'id' | 'orderId'>[]
}

/**
 * Writes an order with all that belongs to it and returns its number: the highest so far + 1 (D34).
 * One statement, after which the transaction does no more than write the order's mail: the number's row stays locked
 * until the commit, so buyers queue for it no longer than that, and an order that is undone gives its number back.
 */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<number> {
  const { id, lines, reservations, holdUntil } = order
  const { rows } = await tx.execute<{ number: number }>(sql`
    WITH counted AS (
      UPDATE order_counter SET last_number = last_number + 1 RETURNING last_number
    ), made AS (
      INSERT INTO orders (
        id, number, token, customer_id, state, payment_kind, payment_state, document_kind, invoice,
        branch_id, carrier_id, carrier_name, dispatch_kind_id, days_from, days_to, comuna_id, address,
        customer_name, customer_email, customer_rut, customer_phone, note,
        subtotal, shipping_price, shipping_discount_percent, shipping_net, coupon_amount,
        coupon_shipping_share, total, neto, iva,
        hold_until, idempotency_key, request_fingerprint, terms_version, language
      )
      SELECT ${id}, counted.last_number, ${order.token}, ${order.customerId}::int, ${order.state},
        ${order.paymentKind}, ${order.paymentState}, ${order.documentKind}, ${json(order.invoice)}::jsonb,
        ${order.branchId ?? null}::int, ${order.carrierId}::int, ${order.carrierName},
        ${deliveryKindIds[order.deliveryKind]}::int, ${order.daysFrom}::int, ${order.daysTo}::int,
        ${order.comunaId ?? null}::int, ${json(order.address)}::jsonb,
        ${order.customerName}, ${order.customerEmail}, ${order.customerRut}, ${order.customerPhone},
        ${order.note}, ${order.subtotal}::int, ${order.shippingPrice}::int,
        ${order.shippingDiscountPercent}::int, ${order.shippingNet}::int, ${order.couponAmount}::int,
        ${order.couponShippingShare}::int, ${order.total}::int, ${order.neto}::int, ${order.iva}::int,
        ${holdUntil.toISOString()}::timestamptz, ${order.idempotencyKey}::uuid,
        ${order.requestFingerprint}::bytea, ${order.termsVersion}, ${order.language}
      FROM counted
      RETURNING id, number, state, payment_state, preparation_state
    ), lines AS (
      INSERT INTO order_lines (
        order_id, position, product_id, slug, name, picture, sku, unit_price, quantity, total, options,
        coupon_share
      )
      SELECT ${id}, position, "productId", slug, name, picture, sku, "unitPrice", quantity, total, options,
        "couponShare"
      FROM jsonb_to_recordset(${json(lines.map((line, position) => ({ ...line, position })))}::jsonb) AS line (
        position int, "productId" int, slug text, name text, picture text, sku text, "unitPrice" int,
        quantity int, total int, options jsonb, "couponShare" int
      )
    ), reservations AS (
      INSERT INTO stock_reservations (
        order_id, position, stock_id, product_id, branch_id, value_id, quantity
      )
      SELECT ${id}, position, "stockId", "productId", "branchId", "valueId", quantity
      FROM jsonb_to_recordset(${json(reservations)}::jsonb) AS reservation (
        position int, "stockId" bigint, "productId" int, "branchId" int, "valueId" int, quantity int
      )
    ), history AS (
      INSERT INTO order_history (order_id, state, payment_state, preparation_state, actor)
      SELECT id, state, payment_state, preparation_state, 'shopper' FROM made
    )
    SELECT number FROM made`)
  const written = rows[0]
  if (!written) throw new Error('The order was not stored.')
  return written.number
}

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
