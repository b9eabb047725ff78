import type { Price } from './catalogue.port.ts'

export type OrderState = 'PENDING' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED'

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
    state: 'WAITING' | 'PAID' | 'REJECTED' | 'EXPIRED' | 'REFUNDED'
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
