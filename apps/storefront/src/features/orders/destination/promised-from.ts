import type { Order } from '../../../data/port/orders.port.ts'

/**
 * From when the days of an order's delivery count, ISO 8601; null for a transfer that has not arrived, of which
 * nothing can be promised by the calendar.
 */
export function promisedFrom(order: {
  kind: Order['payment']['kind'] | null
  isPaid: boolean
  paidAt: string | null
  createdAt: string
}): string | null {
  if (order.kind === 'transferencia' && !order.isPaid) return null
  return order.kind === 'pago_en_tienda' ? order.createdAt : (order.paidAt ?? order.createdAt)
}
