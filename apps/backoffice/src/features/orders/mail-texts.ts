import type { MailState } from '../../data/port/orders.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import type { Text } from '../../shell/texts.tsx'

export const mailStateText: Record<MailState, TextKey> = {
  waiting: 'MAILS_WAITING',
  sent: 'MAILS_SENT',
  dead: 'MAILS_DEAD',
  expired: 'MAILS_EXPIRED',
}

const kinds: Record<string, TextKey> = {
  'order-received': 'MAILS_ORDER_RECEIVED',
  'order-paid': 'MAILS_ORDER_PAID',
  'order-shipped': 'MAILS_ORDER_SHIPPED',
  'order-ready': 'MAILS_ORDER_READY',
  'order-expired': 'MAILS_ORDER_EXPIRED',
  'order-cancelled': 'MAILS_ORDER_CANCELLED',
  'payment-late': 'MAILS_PAYMENT_LATE',
  'payment-refunded': 'MAILS_PAYMENT_REFUNDED',
  'return-received': 'MAILS_RETURN_RECEIVED',
  'return-answered': 'MAILS_RETURN_ANSWERED',
}

/** What a mail is about; one that no list here names says so by its key. */
export const mailKindText = (text: Text, kind: string): string => {
  const key = kinds[kind]
  return key ? text(key) : kind
}
