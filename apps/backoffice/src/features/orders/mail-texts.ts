import type { ShownMailKind } from '#rules/shop/mail-kinds.ts'
import type { MailState } from '../../data/port/orders.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'

export const mailStateText: Record<MailState, TextKey> = {
  waiting: 'MAILS_WAITING',
  sent: 'MAILS_SENT',
  dead: 'MAILS_DEAD',
  expired: 'MAILS_EXPIRED',
}

/** What each mail is about. */
export const mailKindText: Record<ShownMailKind, TextKey> = {
  other: 'MAILS_UNKNOWN',
  'order-received': 'MAILS_ORDER_RECEIVED',
  'order-paid': 'MAILS_ORDER_PAID',
  'order-shipped': 'MAILS_ORDER_SHIPPED',
  'order-ready': 'MAILS_ORDER_READY',
  'order-expired': 'MAILS_ORDER_EXPIRED',
  'order-cancelled': 'MAILS_ORDER_CANCELLED',
  'order-reduced': 'MAILS_ORDER_REDUCED',
  'payment-late': 'MAILS_PAYMENT_LATE',
  'payment-refunded': 'MAILS_PAYMENT_REFUNDED',
  'return-received': 'MAILS_RETURN_RECEIVED',
  'return-answered': 'MAILS_RETURN_ANSWERED',
  'prescription-answered': 'MAILS_PRESCRIPTION_ANSWERED',
  'back-in-stock': 'MAILS_BACK_IN_STOCK',
  'food-runs-out': 'MAILS_FOOD_RUNS_OUT',
  'question-answered': 'MAILS_QUESTION_ANSWERED',
  recovery: 'MAILS_RECOVERY',
  'staff-invitation': 'MAILS_STAFF_INVITATION',
  'staff-password-changed': 'MAILS_STAFF_PASSWORD_CHANGED',
  'email-proof': 'MAILS_EMAIL_PROOF',
  'email-changed': 'MAILS_EMAIL_CHANGED',
  'password-changed': 'MAILS_PASSWORD_CHANGED',
  'newsletter-confirmation': 'MAILS_NEWSLETTER_CONFIRMATION',
  contact: 'MAILS_CONTACT',
  'chat-left': 'MAILS_CHAT_LEFT',
  'chat-received': 'MAILS_CHAT_RECEIVED',
  'chat-answer': 'MAILS_CHAT_ANSWER',
  'chat-transcript': 'MAILS_CHAT_TRANSCRIPT',
}
