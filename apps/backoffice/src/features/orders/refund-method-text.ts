import type { RefundMethod } from '../../data/port/orders.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'

export const refundMethodText: Record<RefundMethod, TextKey> = {
  webpay: 'ORDERS_BY_WEBPAY',
  transferencia: 'ORDERS_BY_TRANSFER',
  tienda: 'ORDERS_IN_SHOP',
}
