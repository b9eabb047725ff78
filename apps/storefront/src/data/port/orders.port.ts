import type { Price } from './catalogue.port.ts'

export type OrderState = 'PENDING' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED'

export type PaymentState = 'WAITING' | 'PAID' | 'REJECTED' | 'EXPIRED' | 'REFUNDED'
export type PreparationState = 'NONE' | 'PREPARING' | 'READY' | 'DISPATCHED' | 'DELIVERED'

export interface OrderLine {
  productId: number
  slug: string
  name: string
  image: string
  price: Price
  quantity: number
  total: Price
  options: { name: string; value: string }[]
}

export interface Order {
  id: number
  number: number
  token: string
  state: OrderState
  /** ISO 8601. */
  createdAt: string
  lines: OrderLine[]
  quantity: number
  subtotal: Price
  totals: { code: 'SHIPPING' | 'SHIPPING_DISCOUNT' | 'SHIPPING_NET' | 'COUPON' | 'TAX'; amount: Price }[]
  total: Price
  neto: Price | null
  iva: Price | null
  payment: {
    kind: 'transferencia' | 'webpay' | 'pago_en_tienda'
    state: PaymentState
    /** Until when the stock is held; ISO 8601. */
    dueAt: string | null
    instructions: {
      bank: string
      accountKind: string
      accountNumber: string
      holder: string
      rut: string
      email: string
    } | null
  }
  document: 'boleta' | 'factura'
  delivery: { carrier: string; kind: number; days: { from: number; to: number }; branch: string | null }
  address: {
    street: string
    number: string
    flat: string
    reference: string
    comuna: string
    region: string
  } | null
  customer: { name: string; email: string }
}

/** How an order stood after one of its steps. */
export interface OrderStep {
  state: OrderState
  payment: PaymentState
  preparation: PreparationState
  /** ISO 8601. */
  at: string
}

/** Where an order is, with nothing of the person beyond the comuna. */
export interface TrackedOrder extends Omit<OrderStep, 'at'> {
  number: number
  /** ISO 8601. */
  createdAt: string
  /** Units. */
  quantity: number
  delivery: Order['delivery'] & { comuna: string | null }
  /** The oldest step first. */
  history: OrderStep[]
}

export interface OrdersPort {
  /** Throws `Refusal` NOT_FOUND for a wrong pair as for a number that does not exist, TOO_MANY_REQUESTS. */
  trackOrder(number: number, email: string): Promise<TrackedOrder>
}
