import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import { run, type Transaction } from '../db/connection.ts'
import type { orderLines, orders, stockReservations } from './orders.tables.ts'

export type NewOrder = Omit<
  typeof orders.$inferInsert,
  | 'number'
  | 'preparationState'
  | 'createdAt'
  | 'confirmedAt'
  | 'requestFingerprint'
  | 'forgetPerson'
  | 'version'
  | 'editedBy'
  | 'editedAt'
> & {
  id: number
  requestFingerprint: Buffer
  /** Tokens of the pages of a prescription that go with it, where it needs one. */
  prescriptionUploads: readonly string[]
  /** Until when the stock is held. */
  holdUntil: Date
  lines: Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>[]
  /** `position` is the index of the line. */
  reservations: Omit<typeof stockReservations.$inferInsert, 'id' | 'orderId'>[]
}

const statement = `
  WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_record($1::jsonb) AS asked (
      id int, token text, "customerId" int, state text, "paymentKind" text, "paymentState" text,
      "documentKind" text, invoice jsonb, "branchId" int, "carrierId" int, "carrierName" text,
      "dispatchKindId" int, "daysFrom" int, "daysTo" int, "comunaId" int, address jsonb,
      "customerName" text, "customerEmail" text, "customerRut" text, "customerPhone" text, note text,
      subtotal int, "shippingPrice" int, "shippingDiscountPercent" int, "shippingNet" int,
      "couponAmount" int, "couponShippingShare" int, total int, neto int, iva int,
      "holdUntil" timestamptz, "idempotencyKey" uuid, "requestFingerprint" text, "termsVersion" text,
      language text, "prescriptionUploads" text[], lines jsonb, reservations jsonb
    )
  ), counted AS (
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
    SELECT id, last_number, token, "customerId", state, "paymentKind", "paymentState", "documentKind", invoice,
      "branchId", "carrierId", "carrierName", "dispatchKindId", "daysFrom", "daysTo", "comunaId", address,
      "customerName", "customerEmail", "customerRut", "customerPhone", note,
      subtotal, "shippingPrice", "shippingDiscountPercent", "shippingNet", "couponAmount",
      "couponShippingShare", total, neto, iva,
      "holdUntil", "idempotencyKey", decode("requestFingerprint", 'hex'), "termsVersion", language
    FROM asked, counted
    RETURNING id, number, state, payment_state, preparation_state
  ), lines AS (
    INSERT INTO order_lines (
      order_id, position, product_id, slug, name, picture, sku, unit_price, quantity, total, options,
      coupon_share
    )
    SELECT asked.id, position, "productId", slug, name, picture, sku, "unitPrice", quantity, line.total, options,
      "couponShare"
    FROM asked, jsonb_to_recordset(asked.lines) AS line (
      position int, "productId" int, slug text, name text, picture text, sku text, "unitPrice" int,
      quantity int, total int, options jsonb, "couponShare" int
    )
  ), reservations AS (
    INSERT INTO stock_reservations (
      order_id, position, stock_id, product_id, branch_id, value_id, quantity
    )
    SELECT asked.id, position, "stockId", "productId", reservation."branchId", "valueId", quantity
    FROM asked, jsonb_to_recordset(asked.reservations) AS reservation (
      position int, "stockId" bigint, "productId" int, "branchId" int, "valueId" int, quantity int
    )
  ), needing AS (
    INSERT INTO prescriptions (order_id, state)
    SELECT asked.id, CASE WHEN cardinality("prescriptionUploads") > 0 THEN 'RECEIVED' ELSE 'MISSING' END
    FROM asked
    WHERE EXISTS (
      SELECT FROM jsonb_to_recordset(asked.lines) AS line ("productId" int)
      JOIN product_facts f ON f.product_id = line."productId"
      WHERE f.facts -> 'medicine' ->> 'sale' IN ('prescription', 'retained-prescription')
    )
    RETURNING order_id
  ), uploaded AS (
    UPDATE prescription_files f SET order_id = needing.order_id, upload_token = NULL
    FROM needing, asked WHERE f.upload_token = ANY ("prescriptionUploads")
  ), history AS (
    INSERT INTO order_history (order_id, state, payment_state, preparation_state, actor)
    SELECT id, state, payment_state, preparation_state, 'shopper' FROM made
  )
  SELECT number FROM made`

/**
 * Writes an order with all that belongs to it and returns its number: the highest so far + 1 (D34).
 * One statement, after which the transaction does no more than write the order's mail: the number's row stays locked
 * until the commit, so buyers queue for it no longer than that, and an order that is undone gives its number back.
 */
export async function insertOrder(
  tx: Transaction,
  { deliveryKind, requestFingerprint, lines, ...order }: NewOrder,
): Promise<number> {
  const asked = {
    ...order,
    dispatchKindId: deliveryKindIds[deliveryKind],
    requestFingerprint: requestFingerprint.toString('hex'),
    lines: lines.map((line, position) => ({ ...line, position })),
  }
  const { rows } = await run<{ number: number }>(tx, statement, [JSON.stringify(asked)])
  const [written] = rows
  if (!written) throw new Error('The order was not stored.')
  return written.number
}
