import { randomUUID } from 'node:crypto'
import { type Transaction, together } from '../db/connection.ts'
import { asked } from '../observing/asked.ts'
import { mailStore } from './mail.store.ts'
import {
  emailLinkHours,
  invitationDays,
  type Mail,
  type MailKind,
  recoveryLinkMinutes,
} from './mail-content.ts'

export type Outbox = {
  /** Writes the mail with the transaction: it is sent exactly if the transaction stands. */
  stage(tx: Transaction, mail: Mail): Promise<void>
}

export type SteppedOutbox = Outbox & {
  /**
   * `stage` in two steps, for whoever holds a lock by the time the mail can be told: stages the sending now and gives
   * what writes the mail, and then tells of both; with `orderId` the mail tells the number that this order has in the
   * database. A transaction that commits without writing it sends nothing.
   */
  open(tx: Transaction): (mail: Mail, orderId?: number) => Promise<unknown>
  /** Whether anything was mailed of the order of a number. */
  hasTold(tx: Transaction, orderNumber: number): Promise<boolean>
}

const dayMinutes = 24 * 60

/** Mails that are worth nothing after so many minutes. */
const lifeMinutes: Partial<Record<MailKind, number>> = {
  recovery: recoveryLinkMinutes,
  'email-proof': emailLinkHours * 60,
  'staff-invitation': invitationDays * dayMinutes,
  // Words of conversations, which are erased: those that no server takes are not kept for good.
  'chat-left': 7 * dayMinutes,
  'chat-received': dayMinutes,
  'chat-answer': 7 * dayMinutes,
  'chat-transcript': 7 * dayMinutes,
}

/** `stageSending` stages the job that sends the mail of an id, in the same transaction. */
export function outboxService({
  stageSending,
}: {
  stageSending(tx: Transaction, mailId: string): Promise<void>
}): SteppedOutbox {
  const open: SteppedOutbox['open'] = (tx) => {
    const id = randomUUID()
    const sending = stageSending(tx, id)
    // Told with the mail.
    sending.catch(() => undefined)
    return ({ to, language, kind, customerId = null, ...data }, orderId) => {
      const mail = {
        id,
        kind,
        recipient: to,
        customerId,
        orderNumber: orderOf(data),
        language,
        data,
        requestId: asked()?.id ?? null,
        lifeMinutes: lifeMinutes[kind] ?? null,
      }
      const written =
        orderId === undefined ? mailStore.insert(tx, mail) : mailStore.insertOfOrder(tx, orderId, mail)
      return together([sending, written])
    }
  }
  return {
    open,
    async stage(tx, mail) {
      await open(tx)(mail)
    },
    hasTold: mailStore.hasTold,
  }
}

/** The number of the order that a mail tells of; null where it tells of none. */
function orderOf(data: object): number | null {
  for (const [name, value] of Object.entries(data) as [string, unknown][]) {
    if (typeof value !== 'object' || value === null) continue
    const { number, orderNumber } = value as { number?: unknown; orderNumber?: unknown }
    const found = name === 'order' ? number : orderNumber
    if (typeof found === 'number') return found
  }
  return null
}
