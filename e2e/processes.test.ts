import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { openShopProcess, type ShopProcess } from '#testing/browser/shop-process.ts'
import { isProof } from '#testing/counts.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { openBurstShop, times } from '#testing/faults/burst-shop.ts'
import { openFailingDatabases, poolerNames } from '#testing/faults/failing-databases.ts'
import { openKilledShop } from '#testing/faults/killed-shop.ts'
import { patienceMs } from '#testing/faults/selling-shop.ts'
import { openSmallDisk } from '#testing/faults/small-disk.ts'

const clients = 3
/** The demonstration and the log of its database take half of it. */
const diskMegabytes = 1200
/** A list that takes so many times as long as before the burst is no longer one that is waited for. */
const slower = 3
const metricsToken = 'un-secreto-de-metricas'

let database: TestDatabase
let dataDir: string
let shop: ShopProcess
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  dataDir = await mkdtemp(join(tmpdir(), 'huella-processes-'))
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PROCESSES: '2',
    METRICS_TOKEN: metricsToken,
    WAL_ARCHIVE: join(dataDir, 'wal'),
  }
  shop = await openShopProcess(environment)
  await shop.said(/^2 processes answer/)
})
afterAll(async () => {
  await shop?.stop()
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const pidsOf = ({ pid }: ShopProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)

/** Asks again as soon as it is answered, on one connection for as long as the shop keeps it, and tells what fails. */
function askWithoutPause(url: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const failures: string[] = []
  let answered = 0
  let isOver = false
  const ask = () =>
    new Promise<void>((resolve) => {
      const fail = (problem: string) => {
        failures.push(problem)
        resolve()
      }
      const request = http.get(url, { agent }, (reply) => {
        if (reply.statusCode !== 200) failures.push(`answered ${reply.statusCode}`)
        answered += 1
        reply.on('error', (error) => fail(error.message)).on('end', resolve)
        reply.resume()
      })
      request.on('error', (error) => fail(error.message))
    })
  const asking = (async () => {
    while (!isOver) await ask()
    agent.destroy()
  })()
  return {
    get answered() {
      return answered
    },
    async end() {
      isOver = true
      await asking
      return failures
    },
  }
}

const figures = async (): Promise<string> =>
  (await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()

const line = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${name} `))
      ?.slice(name.length),
  )

/** How many calls and pages all processes have answered. */
const answeredIn = (text: string) =>
  Array.from(text.matchAll(/^huella_request_seconds_count\{kind="(?:call|page)".*\} (\d+)$/gm))
    .map(([, count]) => Number(count))
    .reduce((sum, each) => sum + each, 0)

test('an archive of another database than the shop’s own is told of, since nothing goes there', () =>
  shop.said(/^WAL_ARCHIVE archives nothing/))

test('where the first process cannot open, what it says stands above the line that the shop ends with', async () => {
  const { port } = new URL(shop.url)
  const opening = openShopProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PROCESSES: '2',
    PORT: port,
  })
  await expect(opening).rejects.toThrow(
    /Port \d+ is in use: [^\n]+\nThe shop did not open: its first process says why above\.$/,
  )
})

test('whichever process is asked for the figures tells those of both', async () => {
  const text = await figures()
  // What the system says that each takes, in pages of 4 kB.
  const taken = pidsOf(shop).map(
    (pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096,
  )
  expect(taken).toHaveLength(2)
  const ratio = line(text, 'process_resident_memory_bytes') / taken.reduce((sum, each) => sum + each, 0)
  expect(Math.abs(ratio - 1)).toBeLessThan(0.25)
  // What stands in the database each of them tells alike.
  expect(line(text, 'huella_payments_stuck')).toBe(0)
})

test('both processes are renewed while shoppers ask without a pause, and no request is lost', async () => {
  const before = pidsOf(shop)
  const figuresBefore = await figures()
  const addresses = ['/api/health', '/', `/api/listar-categorias?token_authentication=${defaultAppToken}`]
  const asking = Array.from({ length: clients }, (_, index) =>
    askWithoutPause(`${shop.url}${addresses[index % addresses.length]}`),
  )
  process.kill(shop.pid, 'SIGUSR2')
  await shop.said(/^All processes are new|did not open/)
  const failures = await Promise.all(asking.map((each) => each.end()))
  expect(failures.flat()).toEqual([])
  const after = pidsOf(shop)
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
  for (const each of asking) expect(each.answered).toBeGreaterThan(0)
  // What those had counted that are gone is counted still: a sum that falls is taken for one that began anew.
  const answered = asking.reduce((sum, each) => sum + each.answered, 0)
  const figuresAfter = await figures()
  expect(answeredIn(figuresAfter)).toBe(answeredIn(figuresBefore) + answered)
  expect(line(figuresAfter, 'process_cpu_seconds_total')).toBeGreaterThan(
    line(figuresBefore, 'process_cpu_seconds_total'),
  )
})

test('a process that is killed is followed by another, and the others answer meanwhile', async () => {
  const [killed = '0', other] = pidsOf(shop)
  const answered = answeredIn(await figures())
  process.kill(Number(killed), 'SIGKILL')
  // A connection that it had taken is reset, and whoever comes again is answered.
  await expect.poll(async () => (await fetch(`${shop.url}/live`)).status).toBe(200)
  await expect.poll(() => pidsOf(shop).filter((pid) => pid !== killed)).toHaveLength(2)
  expect(pidsOf(shop)).toContain(other)
  // Of both processes' figures none tells it. While the new one opens, the other's are told with those of who is gone.
  const text = await figures()
  expect(line(text, 'huella_processes_ended_total')).toBe(1)
  expect(answeredIn(text)).toBeGreaterThanOrEqual(answered)
})

test('where all are killed at once, others answer at the same address', async () => {
  const killed = pidsOf(shop)
  for (const pid of killed) process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => pidsOf(shop).filter((pid) => !killed.includes(pid))).toHaveLength(2)
  await expect
    .poll(() =>
      fetch(`${shop.url}/live`).then(
        ({ status }) => status,
        () => 'nobody',
      ),
    )
    .toBe(200)
})

// A database of its own on a disk that is waited for, and several minutes: `npm run proof`.
if (isProof) {
  test(
    'money 9: whatever is killed under buyers comes back by itself, with each order that was answered, once',
    async () => {
      const killed = await openKilledShop()
      onTestFinished(() => killed.close())
      for (let round = 0; round < 2; round += 1) {
        await killed.kill('a process')
        await killed.kill('a connection of PostgreSQL')
        await killed.kill('PostgreSQL')
      }
      await killed.kill('all processes')
      await killed.end()
    },
    8 * patienceMs,
  )

  test(
    'performance: a burst of ten times what the shop answers loses no order, turns robots away before readers before buyers, and is over in ten seconds',
    async () => {
      const own = await createTestDatabase({ seeded: true })
      onTestFinished(() => own.drop())
      const shop = await openBurstShop(own.url)
      onTestFinished(() => shop.close())
      const burst = await shop.burst(slower)
      console.info('A burst, in lists a second, ms, seconds and parts of one:', burst)
      expect(burst.perSecond).toBeGreaterThan((burst.capacity * times) / 2)
      const { robots, readers, buyers } = burst.refused
      expect(robots).toBeGreaterThan(readers)
      expect(readers).toBeGreaterThan(buyers)
      expect(burst.sold).toBeGreaterThan(0)
      expect(burst.seconds).toBeLessThan(10)
      await shop.end()
    },
    2 * patienceMs,
  )

  if (!poolerNames.includes('PgBouncer'))
    console.warn('PgBouncer was not killed: this machine has none, and a stand-in takes its place.')
  test.each(poolerNames)(
    'money 9: %s that is killed before the database, and a failover to another primary, lose no order and end no process',
    async (pooler) => {
      const failing = await openFailingDatabases(pooler)
      onTestFinished(() => failing.close())
      await failing.killPooler()
      await failing.failOver()
      await failing.killPooler()
      await failing.end()
    },
    8 * patienceMs,
  )

  const disk = await openSmallDisk(diskMegabytes)
  if (!disk) console.warn('A full disk was not tried: this user may not mount one in memory.')
  else
    test(
      'money 15: a disk that is full of all that the shop writes loses no order, and it sells once there is room',
      async () => {
        onTestFinished(() => disk.close())
        const filled = await openKilledShop({ disk })
        onTestFinished(() => filled.close())
        await filled.fillDisk()
        await filled.end()
      },
      3 * patienceMs,
    )
}
