import type { Transaction } from '../db/connection.ts'
import { mailStore } from './mail.store.ts'
import { emailLinkHours, type Mail, type MailKind, recoveryLinkMinutes } from './mail-content.ts'

export type Outbox = {
  /** Writes the mail with the transaction: it is sent exactly if the transaction stands. */
  stage(tx: Transaction, mail: Mail): Promise<void>
}

/** Mails that are worth nothing after so many minutes. */
const lifeMinutes: Partial<Record<MailKind, number>> = {
  recovery: recoveryLinkMinutes,
  'email-proof': emailLinkHours * 60,
}

/** `stageSending` stages the job that sends the mail of an id, in the same transaction. */
export function outboxService({
  stageSending,
}: {
  stageSending(tx: Transaction, mailId: string): Promise<void>
}): Outbox {
  return {
    async stage(tx, { to, language, kind, customerId = null, ...data }) {
      const life = lifeMinutes[kind]
      const id = await mailStore.insert(tx, {
        kind,
        recipient: to,
        customerId,
        orderNumber: orderOf(data),
        language,
        data,
        expiresAt: life === undefined ? null : new Date(Date.now() + life * 60_000),
      })
      await stageSending(tx, id)
    },
  }
}

/** The number of the order that a mail tells of; null where it tells of none. */
function orderOf(data: object): number | null {
  for (const [name, told] of Object.entries(data) as [string, unknown][]) {
    if (typeof told !== 'object' || told === null) continue
    const { number, orderNumber } = told as { number?: unknown; orderNumber?: unknown }
    const found = name === 'order' ? number : orderNumber
    if (typeof found === 'number') return found
  }
  return null
}
