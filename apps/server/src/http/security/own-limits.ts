import { LRUCache } from 'lru-cache'
import type { Rate } from '#contract/define-call.ts'
import { clientNetwork } from './client-network.ts'

/** Of those who came last; about 2 MB. */
const mostAddresses = 10_000

/**
 * Counts in this process alone and at no cost, for what nobody gains by trying often: gives the seconds to wait, 0 when
 * allowed.
 */
export function ownLimits() {
  const counts = new LRUCache<string, { times: number }>({ max: mostAddresses })
  return (call: string, { times, seconds }: Rate, address: string): number => {
    const key = `${call} ${clientNetwork(address)}`
    const count = counts.get(key)
    if (!count) {
      counts.set(key, { times: 1 }, { ttl: seconds * 1000 })
      return 0
    }
    count.times += 1
    return count.times > times ? Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000)) : 0
  }
}
