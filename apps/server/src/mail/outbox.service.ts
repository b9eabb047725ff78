import type { Transaction } from '../db/connection.ts'
import { mailStore } from './mail.store.ts'
import { type Mail, type MailKind, recoveryLinkMinutes } from './mail-content.ts'

export type Outbox = {
  /** Writes the mail with the transaction: it is sent exactly if the transaction stands. */
  stage(tx: Transaction, mail: Mail): Promise<void>
}

/** Mails that are worth nothing after so many minutes. */
const lifeMinutes: Partial<Record<MailKind, number>> = { recovery: recoveryLinkMinutes }

/** `stageSending` stages the job that sends the mail of an id, in the same transaction. */
export function outboxService({
  stageSending,
}: {
  stageSending(tx: Transaction, mailId: string): Promise<void>
}): Outbox {
  return {
    async stage(tx, { to, language, kind, ...data }) {
      const life = lifeMinutes[kind]
      const id = await mailStore.insert(tx, {
        kind,
        recipient: to,
        language,
        data,
        expiresAt: life === undefined ? null : new Date(Date.now() + life * 60_000),
      })
      await stageSending(tx, id)
    },
  }
}
