import { median } from './measure.ts'

/** How a shop stands after a part of the soak; memory in MB, times in ms. */
export type Sample = {
  minute: number
  requestsPerSecond: number
  p99: number
  /** What the system says that the process takes. */
  resident: number
  /** What its code holds on to once garbage is collected. */
  held: number
  descriptors: number
  /** Of the database. */
  connections: number
  failures: number
  /** How many of them failed for which reason. */
  reasons: Record<string, number>
  /** Orders that were answered, and those that stand. */
  acknowledged: number
  stored: number
}

type Flat = { what: 'held' | 'resident' | 'descriptors' | 'connections'; byPart: number; byAmount: number }

/** What may grow by a part of what it was, or by an amount where that is more: what is measured wavers by so much. */
const flat: readonly Flat[] = [
  { what: 'held', byPart: 0.1, byAmount: 5 },
  { what: 'resident', byPart: 0.2, byAmount: 40 },
  { what: 'descriptors', byPart: 0, byAmount: 8 },
  { what: 'connections', byPart: 0, byAmount: 4 },
]

/**
 * Says what is wrong, a sentence each; nothing where all is well. What must stay flat is compared by the medians of the
 * first third and the last: the first sample comes after the shop is warm.
 */
export function faultsOfSoak(samples: readonly Sample[]): string[] {
  const third = Math.max(1, Math.floor(samples.length / 3))
  const faults: string[] = []
  for (const { what, byPart, byAmount } of flat) {
    const [from, to] = [samples.slice(0, third), samples.slice(-third)].map((part) =>
      median(part.map((sample) => sample[what])),
    ) as [number, number]
    if (to - from > Math.max(from * byPart, byAmount))
      faults.push(`${what} grew from ${from.toFixed(1)} to ${to.toFixed(1)}`)
  }
  const failures = samples.reduce((sum, sample) => sum + sample.failures, 0)
  if (failures > 0) faults.push(`${failures} requests failed: ${summed(samples)}`)
  const last = samples.at(-1)
  if (last && last.acknowledged !== last.stored)
    faults.push(`${last.acknowledged} orders were answered and ${last.stored} stand`)
  return faults
}

/** A shop that refuses is another than one that a busy machine has no time for. */
function summed(samples: readonly Sample[]): string {
  const sums = new Map<string, number>()
  for (const [reason, count] of samples.flatMap(({ reasons }) => Object.entries(reasons)))
    sums.set(reason, (sums.get(reason) ?? 0) + count)
  return [...sums].flatMap(([reason, count]) => (count > 0 ? [`${count} ${reason}`] : [])).join(', ')
}
