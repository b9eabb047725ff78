import {
  bigint,
  bigserial,
  boolean,
  char,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OrderState, PaymentState, PreparationState } from '#rules/orders/order-states.ts'
import { bytes, citext, moment } from '../db/columns.ts'
import { deliveryKindColumn } from '../db/delivery-kind-column.ts'

export type OrderLanguage = 'es' | 'en' | 'ru'

export const paymentKinds = ['transferencia', 'webpay', 'pago_en_tienda'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** Where an order goes, as it was when the order was made. */
export type OrderAddress = {
  street: string
  number: string
  flat: string
  reference: string
  comuna: string
  region: string
}

export type Invoice = { rut: string; legalName: string; activity: string; address: string; comuna: string }

/** Amounts are integer pesos with IVA included. */
export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  number: bigint('number', { mode: 'number' }).notNull(),
  token: char('token', { length: 32 }).notNull(),
  customerId: integer('customer_id').notNull(),
  state: text('state').$type<OrderState>().notNull(),
  paymentKind: text('payment_kind').$type<PaymentKind>().notNull(),
  paymentState: text('payment_state').$type<PaymentState>().notNull(),
  preparationState: text('preparation_state').$type<PreparationState>().notNull(),
  documentKind: text('document_kind').$type<'boleta' | 'factura'>().notNull(),
  invoice: jsonb('invoice').$type<Invoice>(),
  /** The branch of a pickup; null for home delivery. */
  branchId: integer('branch_id'),
  carrierId: integer('carrier_id').notNull(),
  carrierName: text('carrier_name').notNull(),
  deliveryKind: deliveryKindColumn('dispatch_kind_id').notNull(),
  /** Working days from the order. */
  daysFrom: integer('days_from').notNull(),
  daysTo: integer('days_to').notNull(),
  /** What the carrier gave the parcel; null until it is sent. */
  trackingNumber: text('tracking_number'),
  /** Who took what was picked up; empty where nobody noted it. */
  handedTo: text('handed_to').notNull().default(''),
  comunaId: integer('comuna_id'),
  address: jsonb('address').$type<OrderAddress>(),
  customerName: text('customer_name').notNull(),
  customerEmail: text('customer_email').notNull(),
  customerRut: text('customer_rut').notNull(),
  customerPhone: text('customer_phone').notNull(),
  note: text('note').notNull(),
  subtotal: integer('subtotal').notNull(),
  shippingPrice: integer('shipping_price').notNull(),
  shippingDiscountPercent: integer('shipping_discount_percent').notNull(),
  shippingNet: integer('shipping_net').notNull(),
  couponAmount: integer('coupon_amount').notNull(),
  couponShippingShare: integer('coupon_shipping_share').notNull(),
  total: integer('total').notNull(),
  neto: integer('neto').notNull(),
  iva: integer('iva').notNull(),
  holdUntil: moment('hold_until'),
  idempotencyKey: uuid('idempotency_key').notNull(),
  requestFingerprint: bytes('request_fingerprint').notNull(),
  termsVersion: text('terms_version').notNull(),
  /** In which its shopper reads; later mails about it are written in it. */
  language: text('language').$type<OrderLanguage>().notNull(),
  /** Its person asked to be forgotten: done as soon as the order is at its end. */
  forgetPerson: boolean('forget_person').notNull().default(false),
  /** Goes up with each edit at the desk. */
  version: integer('version').notNull().default(1),
  editedBy: text('edited_by').notNull().default(''),
  editedAt: moment('edited_at'),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
})

/** A product as it was when it was bought. */
export const orderLines = pgTable('order_lines', {
  orderId: integer('order_id').notNull(),
  position: smallint('position').notNull(),
  productId: integer('product_id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  picture: text('picture').notNull(),
  sku: text('sku').notNull(),
  unitPrice: integer('unit_price').notNull(),
  quantity: integer('quantity').notNull(),
  total: integer('total').notNull(),
  options: jsonb('options').$type<{ name: string; value: string; valueId: number }[]>().notNull(),
  couponShare: integer('coupon_share').notNull(),
})

export const stockReservations = pgTable('stock_reservations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: integer('order_id').notNull(),
  position: smallint('position').notNull(),
  stockId: bigint('stock_id', { mode: 'number' }).notNull(),
  productId: integer('product_id').notNull(),
  branchId: integer('branch_id').notNull(),
  valueId: integer('value_id'),
  quantity: integer('quantity').notNull(),
})

/** Units of a line that are not sent: taken off with a refund, or withdrawn from by a request before the order left. */
export const unsentUnits = pgTable('unsent_units', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  position: smallint('position').notNull(),
  quantity: integer('quantity').notNull(),
  refundId: integer('refund_id'),
  returnRequestId: integer('return_request_id'),
})

export const orderHistory = pgTable('order_history', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  orderId: integer('order_id').notNull(),
  state: text('state').$type<OrderState>().notNull(),
  paymentState: text('payment_state').$type<PaymentState>().notNull(),
  preparationState: text('preparation_state').$type<PreparationState>().notNull(),
  /** 'shopper', 'shop' for what happens by itself, or who of the staff. */
  actor: text('actor').notNull(),
  happenedAt: moment('happened_at').notNull().defaultNow(),
})

/** What the staff writes to one another about an order. */
export const orderNotes = pgTable('order_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id').notNull(),
  author: text('author').notNull(),
  content: text('content').notNull(),
  clientKey: uuid('client_key').notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
})

/** Who asked to be notified when a product is in stock again. */
export const stockAlerts = pgTable('stock_alerts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
  email: citext('email').notNull(),
  customerId: integer('customer_id'),
  language: text('language').$type<OrderLanguage>().notNull(),
  requestedAt: moment('requested_at').notNull().defaultNow(),
})
