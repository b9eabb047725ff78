import { paidSince } from '#rules/orders/paid-since.ts'
import type { Order, TrackedOrder } from '../../../data/port/orders.port.ts'

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

/** The same of an order that is known by its number, of which the payment that is waited for and the steps are told. */
export const promisedFromOf = ({
  due,
  history,
  createdAt,
}: Pick<TrackedOrder, 'due' | 'history' | 'createdAt'>): string | null =>
  promisedFrom({ kind: due?.kind ?? null, isPaid: due === null, paidAt: paidSince(history), createdAt })
