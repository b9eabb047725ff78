import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { throwReported } from '#testing/server/test-services.ts'
import { until } from '#testing/until.ts'
import { inTransaction } from '../db/connection.ts'
import { logError } from '../http/logging/log-error.ts'
import { createJobs, type Jobs } from './jobs.ts'

let database: TestDatabase
let jobs: Jobs
let released = 0
let tidied = () => {}
let backedUp = 0
let linger = async (_signal: AbortSignal): Promise<unknown> => undefined
let greet = () => {}
const greeted = new Promise<void>((resolve) => {
  greet = resolve
})
let onReleased = () => {}
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
  jobs = createJobs({ url: database.url, onError: throwReported })
  await jobs.start({
    releaseExpired: async () => {
      released += 1
      onReleased()
    },
    scheduledJobs: {
      tidy: { cron: '7 * * * *', staged: true, run: async () => tidied() },
      lapse: { cron: '7 * * * *', staged: true, lapsesAfterS: 3600, run: async () => (backedUp += 1) },
      linger: { cron: '7 * * * *', staged: true, run: (signal) => linger(signal) },
      greet: { cron: '7 * * * *', atStart: true, run: async () => greet() },
    },
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

const staged = async (orderId: number) =>
  (
    await database.pool.query(
      `SELECT name, extract(epoch FROM start_after - created_on)::int AS seconds FROM pgboss.job
       WHERE (data->>'orderId')::int = $1`,
      [orderId],
    )
  ).rows

test('a release is staged with the transaction: it exists exactly if the transaction stands', async () => {
  await inTransaction(database, (tx) => jobs.stageRelease(tx, 1, 48 * 3600))
  const undone = inTransaction(database, async (tx) => {
    await jobs.stageRelease(tx, 2, 60)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await staged(1)).toEqual([{ name: 'release-expired-holds', seconds: 172_800 }])
  expect(await staged(2)).toEqual([])
})

test('a release that is due is done', async () => {
  const done = new Promise<void>((resolve) => {
    onReleased = resolve
  })
  await inTransaction(database, (tx) => jobs.stageRelease(tx, 3, 0))
  await done
  expect(released).toBeGreaterThan(0)
})

test('a sweep every minute is the safety net', async () => {
  expect(await jobs.boss.getSchedules('release-expired-holds')).toMatchObject([{ cron: '* * * * *' }])
})

test('the times of a job that has another name now, or that a setting turned off, are forgotten; of one left out they stay', async () => {
  for (const name of ['tell-wishes', 'back-up']) {
    await jobs.boss.createQueue(name)
    await jobs.boss.schedule(name, '* * * * *')
  }
  const other = createJobs({ url: database.url, onError: throwReported })
  await other.start({ releaseExpired: async () => undefined })
  await other.stop()
  expect(await jobs.boss.getSchedules('back-up')).toHaveLength(1)
  const later = createJobs({ url: database.url, onError: throwReported })
  await later.start({ releaseExpired: async () => undefined, scheduledJobs: { 'back-up': null } })
  await later.stop()
  expect(await jobs.boss.getSchedules('tell-wishes')).toEqual([])
  expect(await jobs.boss.getSchedules('back-up')).toEqual([])
})

test('a scheduled job runs at its cron, and when it is staged', async () => {
  expect(await jobs.boss.getSchedules('tidy')).toMatchObject([{ cron: '7 * * * *' }])
  const done = new Promise<void>((resolve) => {
    tidied = resolve
  })
  await inTransaction(database, (tx) => jobs.stageJob(tx, 'tidy'))
  await done
})

test('what waited for too long is left, and does not keep the next from being done', async () => {
  const ids = [await jobs.boss.send('lapse', {}, { startAfter: 60 }), await jobs.boss.send('lapse', {})]
  await database.pool.query(
    `UPDATE pgboss.job SET created_on = now() - interval '61 minutes', start_after = now() WHERE id = $1`,
    [ids[0]],
  )
  const states = async () =>
    (await database.pool.query('SELECT DISTINCT state FROM pgboss.job WHERE id = any($1)', [ids])).rows
  await until(async () => expect(await states()).toEqual([{ state: 'completed' }]))
  expect(backedUp).toBe(1)
})

test('what has its times alone is asked for rarely, and cannot be staged', async () => {
  const asked = jobs.boss.getWipData().map(({ name, options }) => [name, options.pollingIntervalSeconds])
  expect(Object.fromEntries(asked)).toMatchObject({ tidy: 2, greet: 10 })
  await expect(inTransaction(database, (tx) => jobs.stageJob(tx, 'greet'))).rejects.toThrow('greet')
})

test('without work jobs are staged and none is done; stopping twice is well', async () => {
  const quiet = createJobs({ url: database.url, work: false, onError: throwReported })
  await quiet.start({ releaseExpired: () => Promise.reject(new Error('must not run')) })
  await inTransaction(database, (tx) => quiet.stageRelease(tx, 4, 3600))
  expect(await staged(4)).toHaveLength(1)
  await quiet.stop()
  await quiet.stop()
})

test('what keeps the queue from its jobs is told in the words of the database', async () => {
  const own = await createTestDatabase({ seeded: false })
  const told: Error[] = []
  const kept = createJobs({ url: own.url, onError: (error) => void told.push(error) })
  try {
    await kept.start({ releaseExpired: async () => undefined })
    // Whoever looks for jobs tells of it by a copy.
    await own.pool.query('ALTER TABLE pgboss.job_common RENAME TO away')
    await until(() => expect(told).not.toEqual([]))
    const message = expect.stringMatching(/^relation "pgboss.job_common" does not exist/)
    const stack = expect.stringMatching(/at /)
    expect(logError(told[0])).toMatchObject({ code: '42P01', message, stack })
  } finally {
    await kept.stop()
    await own.drop()
  }
})

test('L11: a job that throws what is no error is told by its name', async () => {
  const own = await createTestDatabase({ seeded: false })
  const told = Promise.withResolvers<Error>()
  const failing = createJobs({ url: own.url, onError: told.resolve })
  const sweep = { cron: '7 * * * *', staged: true, run: () => Promise.reject('the disk is full') }
  try {
    await failing.start({ releaseExpired: async () => undefined, scheduledJobs: { sweep } })
    await inTransaction(own, (tx) => failing.stageJob(tx, 'sweep'))
    expect(logError(await told.promise)).toMatchObject({
      message: 'sweep threw something other than an error: the disk is full',
      stack: expect.stringMatching(/at /),
    })
    const states = async () =>
      (await own.pool.query(`SELECT state FROM pgboss.job WHERE name = 'sweep'`)).rows
    await until(async () => expect(await states()).toEqual([{ state: 'retry' }]))
  } finally {
    await failing.stop()
    await own.drop()
  }
})

test('a run that the queue takes for lost, and begins again, is told to end', async () => {
  const ended = new Promise<number>((resolve) => {
    let runs = 0
    linger = (signal) => {
      runs += 1
      return new Promise((end) => signal.addEventListener('abort', () => end(resolve(runs))))
    }
  })
  await jobs.boss.send('linger', {}, { expireInSeconds: 1, retryLimit: 0 })
  expect(await ended).toBe(1)
})

test('a job of the start is done without being asked for', async () => {
  await greeted
})
