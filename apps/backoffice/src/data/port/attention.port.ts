import type { ShownMailKind } from '#rules/shop/mail-kinds.ts'
import type { MailState } from './orders.port.ts'

/** An attempt to pay through the gateway that somebody has to look at. Amounts are pesos, moments ISO 8601. */
export type TroubledPayment = {
  id: number
  orderId: number
  orderNumber: number
  /** As the gateway's own pages call it. */
  reference: string
  /** As the gateway left it: OPEN, LOST, APPROVED, … */
  state: string
  amount: number
  at: string
  /** `at`: when it was done, or came to be due. */
  refunds: {
    id: number
    amount: number
    state: 'DUE' | 'DONE' | 'FAILED'
    attempts: number
    error: string
    at: string
  }[]
}

export type FailedMail = {
  id: string
  kind: ShownMailKind
  to: string
  state: MailState
  attempts: number
  error: string
  at: string
}

/** What stands still until somebody looks at it. */
export type AttentionPort = {
  /** Fifty before `before`, the newest first. */
  payments(before: number | null): Promise<TroubledPayment[]>
  /** The last hundred. */
  failedMails(): Promise<FailedMail[]>
  resend(mailId: string): Promise<void>
}
