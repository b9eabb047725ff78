import { openShopProcess, type ShopProcess } from '#testing/browser/shop-process.ts'
import { load } from './large-reads.ts'
import { type Measurement, median } from './measure.ts'
import { mostPrice } from './price-range.ts'
import { processorSecondsOf, processorSecondsOfMachine } from './server-seconds.ts'

const rounds = 3
const seconds = 8
const leastRatio = 1.7
const leastShare = 0.9
/** Each of two is asked half as often, so its code is made fast later: after 6 s a reply took a quarter more than of one (0595). */
const warmingSeconds = 25

type Reads = {
  /** Replies. */
  perSecond: number
  /** Replies to a second of the processors that the shop's processes took. */
  perProcessorSecond: number
  /** How many processors they took on average. */
  processors: number
  /** Which part of the machine's processors nobody took. */
  idle: number
}

/**
 * Lists that nobody has asked for, from two processes on one port against one, in turn. Two can answer more where
 * processors are free beside the database and what asks; what a reply takes of the processors tells on any machine
 * whether they lose anything by sharing.
 */
export async function measureProcesses(
  databaseUrl: string,
  environment: Record<string, string>,
  token: string,
): Promise<Measurement[]> {
  const readsOf = async (processes: number): Promise<Reads> => {
    const shop = await openShopProcess({
      ...environment,
      DATABASE_URL: databaseUrl,
      PROCESSES: String(processes),
    })
    try {
      let turn = 0
      const next = () => {
        turn += 1
        return `/api/listar-productos?token_authentication=${token}&filter_price=${turn}-${mostPrice}`
      }
      await load(shop.url, warmingSeconds, next)
      return await readsDuring(shop, () => load(shop.url, seconds, next))
    } finally {
      await shop.stop()
    }
  }
  const pairs: { two: Reads; one: Reads }[] = []
  for (let round = 0; round < rounds; round += 1) pairs.push({ two: await readsOf(2), one: await readsOf(1) })
  return linesOf(pairs)
}

async function readsDuring(shop: ShopProcess, ask: () => Promise<{ perSecond: number }>): Promise<Reads> {
  const processes = [shop.pid, ...shop.processes()]
  const before = { own: await processorSecondsOf(processes), machine: await processorSecondsOfMachine() }
  const begun = performance.now()
  const { perSecond } = await ask()
  const took = (performance.now() - begun) / 1000
  const own = (await processorSecondsOf(processes)) - before.own
  const machine = await processorSecondsOfMachine()
  return {
    perSecond,
    perProcessorSecond: (perSecond * took) / own,
    processors: own / took,
    idle: (machine.idle - before.machine.idle) / (machine.all - before.machine.all),
  }
}

/**
 * What the rounds say. Of how much more two answer nothing is said where one with its database and what asks left too little of
 * the processors: so many times as much would have taken more than all of them.
 */
export function linesOf(pairs: readonly { two: Reads; one: Reads }[]): Measurement[] {
  const line = (of: 'perSecond' | 'perProcessorSecond' | 'processors') => ({
    value: median(pairs.map(({ two }) => two[of])),
    yardstick: median(pairs.map(({ one }) => one[of])),
    ratio: median(pairs.map(({ two, one }) => two[of] / one[of])),
  })
  const [answered, shared] = [line('perSecond'), line('perProcessorSecond')]
  const wereFree = median(pairs.map(({ one }) => 1 - one.idle)) * leastRatio <= 1
  const goal = `at least ${leastRatio} times one`
  return [
    {
      name: 'lists of 16 with facets, uncached, from two processes (yardstick: one)',
      ...answered,
      unit: 'replies/s',
      ...(wereFree || answered.ratio >= leastRatio
        ? { goal, met: answered.ratio >= leastRatio }
        : { goal: `${goal}; too little was free` }),
    },
    {
      name: 'processors that two processes took meanwhile (yardstick: one)',
      ...line('processors'),
      unit: 'processors',
    },
    {
      name: 'such lists to a second of processors that two processes take (yardstick: one)',
      ...shared,
      unit: 'replies/s',
      goal: `at least ${leastShare} times one`,
      met: shared.ratio >= leastShare,
    },
  ]
}
