import { type Measurement, median } from '../measure.ts'

const leastRatio = 20

/** What was measured of the shop and then of each peer, one right after the other. */
export type Round = { shop: number; peers: readonly number[] }

type Beside = {
  /** Of the peer. */
  name: string
  /** Where it stands in each round. */
  place: number
  hasGoal: boolean
}

/**
 * The line of a rate beside one peer: the shop's median, the peer's, and the median of what the one is to the other in each
 * round, so that a machine whose speed drifts is fair to both. `problem` is why there is none of the peer.
 */
export function rateBeside(
  { name, unit }: { name: string; unit: string },
  rounds: readonly Round[],
  { name: peer, place, hasGoal }: Beside,
  problem?: string,
): Measurement {
  const value = median(rounds.map((round) => round.shop))
  const measured = { name: `${name}, uncached (yardstick: ${peer})`, value, unit }
  if (problem !== undefined) return { ...measured, goal: `not measured: ${problem}`, met: false }
  const ofPeer = ({ peers }: Round) => peers[place] ?? Number.NaN
  const ratio = median(rounds.map((round) => round.shop / ofPeer(round)))
  return {
    ...measured,
    ...{ yardstick: median(rounds.map(ofPeer)), ratio },
    ...(hasGoal && { goal: `${leastRatio} times ${peer}`, met: ratio >= leastRatio }),
  }
}

/** The line of what both take in memory, in MB. */
export const memoryBeside = (
  when: string,
  { shop, peer }: { shop: number; peer: number },
  { name, hasGoal }: Pick<Beside, 'name' | 'hasGoal'>,
): Measurement => ({
  name: `memory ${when} (yardstick: ${name})`,
  ...{ value: shop, yardstick: peer, unit: 'MB', ratio: shop / peer },
  ...(hasGoal && { goal: 'no more than its', met: shop <= peer }),
})

/** The line of a peer that could not be measured at all. */
export const notStarted = (name: string, error: unknown): Measurement => ({
  name: `beside ${name}`,
  value: 0,
  unit: 'measured',
  goal: `could not be started: ${String(error).split('\n').slice(0, 3).join(' ')}`,
  met: false,
})
