import { type Database, type Executor, inTransaction, type Transaction } from '../db/connection.ts'
import { removeInParts } from '../db/in-parts.ts'
import { inSpan } from '../observing/tracing.ts'
import type { ReachCheckpoint } from '../payments/checkpoint.ts'
import type { ComposedMail } from './described-mail.ts'
import { mailStore, type StoredMail } from './mail.store.ts'
import type { Mail } from './mail-content.ts'
import { MailRefused, type MailTransport } from './transport.ts'

/** With the backoff below, the last attempt comes about a day after the first. */
export const mostAttempts = 8
/** Longer than all timeouts of one sending together. */
const leaseSeconds = 10 * 60
const mostAtOnce = 100
/** A mail that tells of no order is kept for so many days after it was written. */
const retentionDays = 90

/** How long a mail waits after so many failed attempts: 1 min, 4 min, 16 min … at most 6 h. */
export const backoffSeconds = (attempts: number) => Math.min(60 * 4 ** (attempts - 1), 6 * 3600)

export type MailService = ReturnType<typeof mailService>

/**
 * Sends what waits in the outbox. A mail is claimed before it is sent, so two workers never send it both.
 * Delivery is at least once: a crash between the server's acceptance and our commit is the one window in
 * which a mail goes out twice, and then under the same Message-ID, by which a reader may know it again.
 */
export function mailService({
  database,
  transport,
  compose,
  idHost,
  stageSending,
  report,
  reach = () => undefined,
}: {
  database: Database
  /** Null: nothing is sent, and what waits keeps waiting until it expires. */
  transport: MailTransport | null
  compose(mail: Mail): ComposedMail | Promise<ComposedMail>
  /** The domain of the Message-IDs. */
  idHost: string
  stageSending(tx: Transaction, mailId: string, afterSeconds: number): Promise<void>
  /** Told of failures, without anything personal. */
  report(error: Error): void
  reach?: ReachCheckpoint | undefined
}) {
  /** What is sent or given up of an order that forgot its person meanwhile is not kept. */
  const forgetEnded = async ({ id, orderNumber }: StoredMail) => {
    if (orderNumber !== null) await mailStore.forgetEnded(database.db, id, orderNumber)
  }

  async function fail(row: StoredMail, error: unknown): Promise<void> {
    const isLast = error instanceof MailRefused || row.attempts >= mostAttempts
    const afterSeconds = backoffSeconds(row.attempts)
    const text = error instanceof Error ? error.message : String(error)
    await inTransaction(database, async (tx) => {
      const state = isLast ? 'dead' : 'waiting'
      const failed = await mailStore.markFailed(tx, row, { error: text.slice(0, 1000), state, afterSeconds })
      if (failed && !isLast) await stageSending(tx, row.id, afterSeconds)
    })
    if (isLast) await forgetEnded(row)
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    const end = isLast ? 'it is not tried again' : `it is tried again in ${afterSeconds} s`
    report(new Error(`The mail ${row.id} (${row.kind}) was not sent${code}: ${end}.`))
  }

  /** Tries one mail if it is due; says whether it was sent now. */
  async function send(id: string): Promise<boolean> {
    if (!transport) return false
    const row = await mailStore.claim(database.db, id, leaseSeconds)
    if (!row) return false
    await reach('mail-claimed')
    const messageId = `<${row.id}@${idHost}>`
    try {
      // The outbox alone writes these rows, from a whole mail.
      const { kind, language, data } = row
      const mail = { ...data, to: row.recipient, language, kind } as Mail
      const composed = await compose(mail)
      const { recipient: to, requestId } = row
      await inSpan(`mail ${kind}`, () => transport.send({ ...composed, to, messageId, requestId }))
    } catch (error) {
      await fail(row, error)
      return false
    }
    await reach('mail-sent')
    await mailStore.markSent(database.db, id, messageId)
    await forgetEnded(row)
    return true
  }

  return {
    send,

    /** The safety net for jobs that were lost: ends what has expired and sends what is due. */
    async sweep(signal?: AbortSignal): Promise<void> {
      await mailStore.expire(database.db)
      if (!transport) return
      for (const id of await mailStore.listDue(database.db, mostAtOnce)) {
        if (signal?.aborted) return
        await send(id)
      }
    },

    /** Forgets to whom was written of what is no order, once nobody asks for it any more, and of orders without a person. */
    async forgetOld(): Promise<number> {
      const forgotten = await removeInParts((most) => mailStore.removeForgotten(database.db, most))
      return (
        forgotten +
        (await removeInParts((most) => mailStore.removeOlderThan(database.db, retentionDays, most)))
      )
    },

    /** What was written about an order of that number, the oldest first. */
    ofOrder: (orderNumber: number, executor: Executor = database.db) =>
      mailStore.ofOrder(executor, orderNumber),

    /** The last mails of a state, the newest first. */
    list: (state: StoredMail['state']) => mailStore.list(database.db, state, mostAtOnce),

    /** Sends a dead mail again from its first attempt; false when there is no such dead mail. */
    async resend(id: string): Promise<boolean> {
      return inTransaction(database, async (tx) => {
        const isRevived = await mailStore.revive(tx, id)
        if (isRevived) await stageSending(tx, id, 0)
        return isRevived
      })
    },

    /** Ends the connection to the mail server. */
    close: () => transport?.close(),
  }
}

/** Whether a mail about an order has not been sent: once it is, what it told is forgotten. */
export const isUnsent = mailStore.isUnsent

/** What the outbox holds about a person. */
export const mailPerson = {
  exportOf: mailStore.listOf,
  forgetPerson: mailStore.forget,
}
