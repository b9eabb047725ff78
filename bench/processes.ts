import { openShopProcess } from '#testing/browser/shop-process.ts'
import { load } from './large-reads.ts'
import { type Measurement, pairwise } from './measure.ts'
import { mostPrice } from './price-range.ts'

const rounds = 3
const seconds = 8
const leastRatio = 1.7

/**
 * Lists that nobody has asked for, a second, from two processes on one port against one: it tells something where two
 * processors are free beside the database and what asks.
 */
export async function measureProcesses(
  databaseUrl: string,
  environment: Record<string, string>,
  token: string,
): Promise<Measurement> {
  const readsOf = async (processes: number) => {
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
      await load(shop.url, 2, next)
      return (await load(shop.url, seconds, next)).perSecond
    } finally {
      await shop.stop()
    }
  }
  const { a, b, ratio } = await pairwise(
    rounds,
    () => readsOf(2),
    () => readsOf(1),
  )
  return {
    name: 'lists of 16 with facets, uncached, from two processes (yardstick: one)',
    value: a,
    yardstick: b,
    unit: 'replies/s',
    ratio,
    goal: `at least ${leastRatio} times one`,
    met: ratio >= leastRatio,
  }
}
