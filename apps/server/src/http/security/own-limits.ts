import { LRUCache } from 'lru-cache'
import type { Rate } from '#contract/define-call.ts'
import { countedNetworks } from './client-network.ts'

/** Of those who came last; about 2 MB. */
const mostAddresses = 10_000

/**
 * Counts in this process alone and at no cost, for what nobody gains by trying often: gives the seconds to wait, 0 when
 * allowed. `now` in ms, from any start.
 */
export function ownLimits(now: () => number = performance.now.bind(performance)) {
  const counts = new LRUCache<string, { times: number }>({
    max: mostAddresses,
    perf: { now },
    ttlResolution: 0,
  })
  function take(key: string, { times, seconds }: Rate): number {
    const count = counts.get(key)
    if (!count) {
      counts.set(key, { times: 1 }, { ttl: seconds * 1000 })
      return 0
    }
    count.times += 1
    return count.times > times ? Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000)) : 0
  }
  return (call: string, rate: Rate, address: string): number => {
    for (const { network, times } of countedNetworks(address)) {
      const wait = take(`${call} ${network}`, { ...rate, times: rate.times * times })
      if (wait > 0) return wait
    }
    return 0
  }
}
