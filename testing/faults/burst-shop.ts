import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShopProcess } from '../browser/shop-process.ts'
import { answeredTo, askForList, openCrowd, refusedPart } from './crowd.ts'
import { openSellingShop } from './selling-shop.ts'
import { startTcpProxy, through } from './tcp-proxy.ts'

/** How often more is asked than the shop can answer, and of how many seconds' worth. */
export const times = 10
const burstSeconds = 20
/** Nearly as many at once as are nobody's overload: they tell roughly how much is asked for enough to be too much. */
const readersAtOnce = 56
const fewLists = 200
const tooMuch = 8
const capacitySeconds = 8
/**
 * What a statement waits each way, in ms, and how many connections there are: the database sets how much the shop can answer,
 * so that ten times as much can be asked on any machine.
 */
const slowMs = 100
const connections = 16
/** One probe may meet what else the machine does: the middle of so many one after the other is what counts. */
const probes = 5

/** How long one reader waits for a list, in ms, without an end where it is refused: the middle of several. */
async function waitOf(shopUrl: string): Promise<number> {
  const waits: number[] = []
  for (let probe = 0; probe < probes; probe += 1) {
    const begun = performance.now()
    const answer = await askForList(shopUrl, 'reader')
    waits.push(answer === 'served' ? performance.now() - begun : Number.POSITIVE_INFINITY)
  }
  return waits.toSorted((a, b) => a - b)[Math.floor(probes / 2)] ?? Number.POSITIVE_INFINITY
}

/**
 * How many lists a shop answers in a second while more than that is asked: statements of several go together then, so that it is
 * more than those can tell who are few.
 */
async function capacityOf(shopUrl: string): Promise<number> {
  const asked = tooMuch * (await answeredTo(shopUrl, { askers: readersAtOnce, count: fewLists }))
  const begun = performance.now()
  const crowd = openCrowd(shopUrl, { reader: asked, robot: 0 }, Math.ceil(asked * capacitySeconds))
  const { reader } = await crowd.answered()
  return (reader.served * 1000) / (performance.now() - begun)
}

/**
 * Asks a shop with limits and buyers ten times what it answers at most, half of it by programs, and tells
 * what became of it. `slower`: how many times as long as before a list may take for it to be as before.
 */
async function burst(shopUrl: string, selling: Awaited<ReturnType<typeof openSellingShop>>, slower: number) {
  const calm = await waitOf(shopUrl)
  const capacity = await capacityOf(shopUrl)
  const untilAsBefore = async () => {
    while ((await waitOf(shopUrl)) > slower * calm);
  }
  await untilAsBefore()
  const before = { ...selling.answered(), sold: selling.sold() }
  const each = (times * capacity) / 2
  const crowd = openCrowd(shopUrl, { reader: each, robot: each }, Math.ceil(2 * each * burstSeconds))
  try {
    const perSecond = await crowd.come
    const ended = performance.now()
    const buyers = selling.answered()
    const sold = selling.sold() - before.sold
    await untilAsBefore()
    const seconds = (performance.now() - ended) / 1000
    const { reader, robot } = await crowd.answered()
    return {
      calm,
      capacity,
      perSecond,
      sold,
      seconds,
      refused: {
        robots: refusedPart(robot),
        readers: refusedPart(reader),
        buyers: refusedPart({
          served: buyers.served - before.served,
          refused: buyers.refused - before.refused,
        }),
      },
    }
  } finally {
    crowd.stop()
  }
}

/** A shop of one process on a database, with its limits, and buyers of whom each order is of somebody new. */
export async function openBurstShop(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-burst-'))
  const proxy = await startTcpProxy(Number(new URL(databaseUrl).port), { slowMs })
  const shop = await openShopProcess({
    DATABASE_URL: through(proxy, databaseUrl),
    DATABASE_CONNECTIONS: String(connections),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  const selling = await openSellingShop(shop, () => databaseUrl, { newcomers: true })
  await proxy.fail('slow')
  return {
    burst: (slower: number) => burst(shop.url, selling, slower),
    end: () => selling.end(),
    async close(): Promise<void> {
      await selling.leave()
      await shop.stop()
      await proxy.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
