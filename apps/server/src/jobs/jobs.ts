import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { run as runStatement, type Transaction } from '../db/connection.ts'
import { whileDoing } from '../observing/asked.ts'
import { inSpan } from '../observing/tracing.ts'

const releaseExpiredHolds = 'release-expired-holds'
const sendMail = 'send-mail'
/** What the queue tidies up may take its time. */
const silentMs = 60_000
/** Jobs that have another name now; a database from before still has their times. */
const formerSchedules = ['tell-wishes']

/** What a job threw, as an error that names the job where it is none. */
const asError = (thrown: unknown, job: string): Error =>
  thrown instanceof Error
    ? thrown
    : new Error(`${job} threw something other than an error`, { cause: thrown })

/** What the queue tells. Some errors it tells as copies, which are none: what they say and where stays theirs. */
const errorOfQueue = (told: unknown): Error =>
  typeof told === 'object' && told !== null && 'message' in told && !(told instanceof Error)
    ? Object.assign(new Error(), told)
    : asError(told, 'the queue')

/** How often a process asks the queue for work, in seconds; `timed` is what cannot be staged. */
const askedEvery = { mail: 1, staged: 2, timed: 10 }

/** What is done in the background, at its times and, if it says so, at others. */
export type ScheduledJob = {
  /** When it is due, in UTC. */
  cron: string
  /** Stored with the times, where every machine can read it. */
  about?: object
  /** It can be staged as well, and is then done within seconds. */
  staged?: boolean
  /** It is done when the shop opens too: once for all processes that open in the same minute. */
  atStart?: boolean
  /** A run that waited longer, since no machine that does this job was there, is skipped. */
  lapsesAfterS?: number
  /** After a quarter of an hour the queue takes a run for lost and begins the next beside it: `signal` then tells it to end. */
  run(signal: AbortSignal): Promise<unknown>
}

/**
 * By their names; null for one that a setting turned off, whose times of before are forgotten. One that is left out is not done
 * here, and keeps the times that another machine set.
 */
export type ScheduledJobs = Record<string, ScheduledJob | null>

export type Jobs = ReturnType<typeof createJobs>

/** What stages jobs: each in the transaction that causes it. */
export type JobStaging = Pick<Jobs, 'stageJob' | 'stageRelease' | 'stageMail'>

/** What the jobs do. */
type Work = {
  /** Releases every order whose hold is over. */
  releaseExpired(): Promise<unknown>
  scheduledJobs?: ScheduledJobs
  /** Tries to send the mail of an id; left out, mails are staged alone. */
  sendOne?: (mailId: string) => Promise<unknown>
}

/**
 * The jobs on their own small pool, in the database's schema `pgboss`; jobs are staged once they are started. With
 * `work` false nothing runs here: jobs can be staged, and other processes (or nobody, in a test) do them.
 */
export function createJobs({
  url,
  onError,
  work = true,
}: {
  url: string
  /** Told what goes wrong in the background; a job that failed is tried again by itself. */
  onError(error: Error): void
  work?: boolean
}) {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    application_name: 'huella jobs',
    max: 2,
    // Goes to its pool: a database that says nothing any more would hold both connections, and every job.
    ...{ query_timeout: silentMs },
    supervise: work,
    schedule: work,
  })
  boss.on('error', (told: unknown) => onError(errorOfQueue(told)))

  /** A failure is told and thrown on: the queue keeps it and tries the job again. */
  const telling =
    <Asked extends unknown[]>(name: string, run: (...asked: Asked) => Promise<unknown>) =>
    async (...asked: Asked): Promise<void> => {
      try {
        await whileDoing(name, () => inSpan(name, () => run(...asked)))
      } catch (error) {
        onError(asError(error, name))
        throw error
      }
    }

  /** By the names of queues, how each inserts a job. */
  const insertions = new Map<string, { text: string; job: object }>()

  const makeQueue = (name: string) =>
    boss.createQueue(name, { retryLimit: 5, retryBackoff: true, retryDelay: 5 })

  async function makeStagedQueue(name: string): Promise<void> {
    await makeQueue(name)
    // Learnt here once, so that staging a job is one statement that leaves as soon as it is asked (0138).
    const executeSql = async (text: string, values: unknown[] = []) => {
      const [job] = JSON.parse(String(values[0]))
      insertions.set(name, { text, job })
      return { rows: [{ id: null }] }
    }
    await boss.send(name, {}, { db: { executeSql } })
  }

  async function stage(tx: Transaction, name: string, data: object, afterSeconds = 0): Promise<void> {
    const insertion = insertions.get(name)
    if (!insertion) throw new Error(`${name} is nothing that is staged.`)
    const job = { ...insertion.job, data, ...(afterSeconds > 0 && { startAfter: String(afterSeconds) }) }
    await runStatement(tx, insertion.text, [JSON.stringify([job])])
  }

  async function doAtItsTimes(name: string, job: ScheduledJob): Promise<void> {
    const { cron, about, staged, atStart, lapsesAfterS = Number.POSITIVE_INFINITY, run } = job
    await boss.schedule(name, cron, about)
    // Sent before anybody works: the first question finds it.
    if (atStart) await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 60 })
    const pollingIntervalSeconds = staged ? askedEvery.staged : askedEvery.timed
    const runInTime = async ([due]: JobWithMetadata[]) => {
      if (due && (due.startedOn.getTime() - due.createdOn.getTime()) / 1000 <= lapsesAfterS)
        await run(due.signal)
    }
    await boss.work(name, { pollingIntervalSeconds, includeMetadata: true }, telling(name, runInTime))
  }

  return {
    boss,

    /** Makes the queues and begins to work. Throws when the database cannot be reached or the schema cannot be made. */
    async start({ releaseExpired, scheduledJobs = {}, sendOne }: Work): Promise<void> {
      // The times are the safety net for a job that was lost or came before its time.
      const timed: ScheduledJobs = {
        [releaseExpiredHolds]: { cron: '* * * * *', staged: true, run: releaseExpired },
        ...scheduledJobs,
      }
      await boss.start()
      if (work) for (const name of formerSchedules) await boss.unschedule(name)
      await makeStagedQueue(sendMail)
      for (const [name, job] of Object.entries(timed)) {
        if (!job) {
          if (work) await boss.unschedule(name)
          continue
        }
        await (job.staged ? makeStagedQueue(name) : makeQueue(name))
        if (work) await doAtItsTimes(name, job)
      }
      if (!work || !sendOne) return
      // What the mail server refuses is kept by the mail's own row; this fails when that cannot be written.
      await boss.work<{ mailId: string }>(
        sendMail,
        { pollingIntervalSeconds: askedEvery.mail },
        telling(sendMail, async (jobs: { data: { mailId: string } }[]) => {
          for (const { data } of jobs) await sendOne(data.mailId)
        }),
      )
    },

    /** Stages a scheduled job that is `staged` with the transaction, to be done once that is committed. Throws for others. */
    async stageJob(tx: Transaction, name: string): Promise<void> {
      await stage(tx, name, {})
    },

    /** Stages the release of an order's hold with the transaction: it exists exactly if the order does. */
    async stageRelease(tx: Transaction, orderId: number, afterSeconds: number): Promise<void> {
      await stage(tx, releaseExpiredHolds, { orderId }, afterSeconds)
    },

    /** Stages the sending of a mail with the transaction that writes its row. */
    async stageMail(tx: Transaction, mailId: string, afterSeconds = 0): Promise<void> {
      await stage(tx, sendMail, { mailId }, afterSeconds)
    },

    /** Waits for running jobs up to 10 s and closes the pool. May be called twice. */
    async stop(): Promise<void> {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
