import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Transaction } from '../db/connection.ts'

const releaseExpiredHolds = 'release-expired-holds'
const sendMail = 'send-mail'

/** What a job threw, as an error that names the job where it is none. */
const asError = (thrown: unknown, job: string): Error =>
  thrown instanceof Error
    ? thrown
    : new Error(`${job} threw something other than an error`, { cause: thrown })

/**
 * What is done in the background at its times (a cron, UTC), and besides whenever it is staged; with `atStart`
 * too, when the shop opens: once by the processes that open in the same minute.
 */
export type ScheduledJob = { cron: string; atStart?: boolean; run(): Promise<unknown> }

export type Jobs = Awaited<ReturnType<typeof startJobs>>

/**
 * Starts the jobs on their own small pool, in the database's schema `pgboss`. With `work` false nothing
 * runs here: jobs can be staged, and other processes (or nobody, in a test) do them.
 * Throws when the database cannot be reached or the schema cannot be made.
 */
export async function startJobs({
  url,
  releaseExpired,
  scheduledJobs = {},
  onError,
  sendOne,
  work = true,
}: {
  url: string
  /** Releases every order whose hold is over. */
  releaseExpired(): Promise<unknown>
  /** By their names. */
  scheduledJobs?: Record<string, ScheduledJob>
  /** Tries to send the mail of an id; left out, mails are staged alone. */
  sendOne?: (mailId: string) => Promise<unknown>
  /** Told what goes wrong in the background; a job that failed is tried again by itself. */
  onError(error: Error): void
  work?: boolean
}) {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    application_name: 'huella jobs',
    max: 2,
    supervise: work,
    schedule: work,
  })
  boss.on('error', (error: unknown) => onError(asError(error, 'the queue')))
  await boss.start()
  await boss.createQueue(releaseExpiredHolds, { retryLimit: 5, retryBackoff: true, retryDelay: 5 })
  await boss.createQueue(sendMail, { retryLimit: 5, retryBackoff: true, retryDelay: 5 })
  if (work) {
    // A failure is told and thrown on: the queue keeps it and tries the job again.
    await boss.work(releaseExpiredHolds, { pollingIntervalSeconds: 2 }, async () => {
      try {
        await releaseExpired()
      } catch (error) {
        onError(asError(error, releaseExpiredHolds))
        throw error
      }
    })
    // The safety net for a job that was lost or came before its time.
    await boss.schedule(releaseExpiredHolds, '* * * * *')
  }
  for (const [name, job] of Object.entries(scheduledJobs)) {
    await boss.createQueue(name, { retryLimit: 5, retryBackoff: true, retryDelay: 5 })
    if (!work) continue
    await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
      try {
        await job.run()
      } catch (error) {
        onError(asError(error, name))
        throw error
      }
    })
    await boss.schedule(name, job.cron)
    if (job.atStart) await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 60 })
  }
  if (work && sendOne) {
    // What the mail server refuses is kept by the mail's own row; this fails when that cannot be written.
    await boss.work<{ mailId: string }>(sendMail, { pollingIntervalSeconds: 1 }, async (jobs) => {
      try {
        for (const { data } of jobs) await sendOne(data.mailId)
      } catch (error) {
        onError(asError(error, sendMail))
        throw error
      }
    })
  }
  return {
    boss,

    /** Stages a scheduled job with the transaction, to run as soon as that is committed. */
    async stageJob(tx: Transaction, name: string): Promise<void> {
      await boss.send(name, {}, { db: fromDrizzle(tx, sql) })
    },

    /** Stages the release of an order's hold with the transaction: it exists exactly if the order does. */
    async stageRelease(tx: Transaction, orderId: number, afterSeconds: number): Promise<void> {
      await boss.send(
        releaseExpiredHolds,
        { orderId },
        { startAfter: afterSeconds, db: fromDrizzle(tx, sql) },
      )
    },

    /** Stages the sending of a mail with the transaction that writes its row. */
    async stageMail(tx: Transaction, mailId: string, afterSeconds = 0): Promise<void> {
      await boss.send(sendMail, { mailId }, { startAfter: afterSeconds, db: fromDrizzle(tx, sql) })
    },

    /** Waits for running jobs up to 10 s and closes the pool. May be called twice. */
    async stop(): Promise<void> {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
