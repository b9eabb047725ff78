import type { MailState } from './mail.tables.ts'

/** The states of mails as the wire has them. */
export const mailStateNames = {
  waiting: 'esperando',
  sent: 'enviado',
  dead: 'fallido',
  expired: 'vencido',
} as const satisfies Record<MailState, string>
