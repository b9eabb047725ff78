import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Rate } from '#contract/define-call.ts'
import { parseRut } from '#rules/chile/rut.ts'
import type { Database } from '../../db/connection.ts'
import { UnavailableError } from '../errors.ts'
import { clientNetwork, countedNetworks } from './client-network.ts'
import { ownLimits } from './own-limits.ts'
import { rateLimitsStore } from './rate-limits.store.ts'

/** Counts attempts, for all processes of the shop together. Each answer is the seconds to wait, 0 when allowed. */
export type RateLimits = {
  /** Counts an attempt at a call from a client's address. Rejects with `UnavailableError` when the database cannot be reached. */
  takeAddress(call: string, rate: Rate, address: string): Promise<number>
  /** The same in this process alone, and at no cost, for a call that reports (`report`). */
  takeHere(call: string, rate: Rate, address: string): number
  /**
   * Counts an attempt about an e-mail, a RUT or whatever else a field names, in any of its spellings; with
   * `address` where a secret of it is guessed (see `RateLimit`).
   */
  takeTarget(call: string, rate: Rate, target: string, address?: string): Promise<number>
  /** The same for each address by itself: nobody reaches what others may do about the target. */
  takeTargetOf(call: string, rate: Rate, target: string, address: string): Promise<number>
  /**
   * Counts so many points against what is named, for what is counted by more than its calls; an address is
   * named by `countedNetworks`. Rejects as `takeAddress` does.
   */
  take(counted: readonly string[], rate: Rate, points?: number): Promise<number>
  /** Takes back what `take` has counted, for what turned out not to be meant. */
  giveBack(counted: readonly string[], rate: Rate, points?: number): Promise<void>
  /**
   * Keeps that the secret of a target was given rightly from an address: whatever others guess, what is tried
   * from there counts by itself from now on, again, for 90 days. Never rejects.
   */
  remember(call: string, target: string, address: string): Promise<void>
  /** Lets everybody try a target's secret again, as if nobody had from many places. */
  forgive(call: string, target: string): Promise<void>
  /** Ends the clearing of what has expired. */
  stop(): void
}

/** Limits nothing: for tests of other things and for measuring load. */
export const noRateLimits: RateLimits = {
  takeAddress: async () => 0,
  takeHere: () => 0,
  takeTarget: async () => 0,
  takeTargetOf: async () => 0,
  take: async () => 0,
  giveBack: async () => undefined,
  remember: async () => undefined,
  forgive: async () => undefined,
  stop: () => undefined,
}

/** How many times as much all addresses that are not known may guess together as one may. */
const addressesTogether = 10

const knownMs = 90 * 24 * 60 * 60_000

const clearingMs = 5 * 60_000

/** What is asked of Redis or Valkey; it refuses at once what it cannot be asked, and soon what it does not answer. */
export type LimitsRedis = {
  client: {
    readonly isReady: boolean
    eval(script: string, given: { keys?: string[]; arguments?: string[] }): Promise<unknown>
    del(key: string): Promise<unknown>
  }
  /** Resolves once it was reached, or could not be. */
  heard: Promise<void>
  close(): Promise<void>
}

const redisPrefix = 'huella-limit'

/**
 * Limits kept in the table `rate_limits`, or counted in a Redis where there is one, and in the table while that is away;
 * addresses and targets stand there as hashes keyed with `secret` only.
 */
export function createRateLimits({
  database,
  secret,
  onError,
  redis,
}: {
  database: Pick<Database, 'pool'>
  secret: string
  redis?: LimitsRedis | undefined
  /** Told when what has expired could not be cleared. */
  onError: (error: Error) => void
}): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres | RateLimiterRedis>()

  /**
   * `isFinal`: of what is never taken back. Who is refused is then remembered until their time is over, and asks the
   * database nothing: all who ask from one address would wait for its one row, and hold a connection each.
   */
  function limiterOf({ times, seconds }: Rate, isFinal = false): RateLimiterPostgres | RateLimiterRedis {
    const name = `${times}/${seconds}${isFinal ? ' final' : ''}`
    const known = limiters.get(name)
    if (known) return known
    const remembered = isFinal ? { inMemoryBlockOnConsumed: times + 1 } : {}
    const inDatabase = new RateLimiterPostgres({
      storeClient: database.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Cleared below, by one clock that closing the shop stops.
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points: times,
      duration: seconds,
      ...remembered,
    })
    const limiter = redis
      ? new RateLimiterRedis({
          storeClient: redis.client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: inDatabase,
          keyPrefix: redisPrefix,
          points: times,
          duration: seconds,
          ...remembered,
        })
      : inDatabase
    limiters.set(name, limiter)
    return limiter
  }

  const keyOf = (counted: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['rate limit', ...counted]))
      .digest('base64url')
  const targetOf = (call: string, target: string) => [call, 'target', oneSpelling(target)]
  const pairOf = (call: string, target: string, address: string) => [
    ...targetOf(call, target),
    clientNetwork(address),
  ]

  async function isKnown(pair: readonly string[]): Promise<boolean> {
    try {
      return await rateLimitsStore.has(database, keyOf(['known', ...pair]))
    } catch (cause) {
      throw new UnavailableError('The limits could not be read.', { cause })
    }
  }

  async function take(
    rate: Rate,
    counted: readonly string[],
    { points = 1, isFinal = false } = {},
  ): Promise<number> {
    try {
      await limiterOf(rate, isFinal).consume(keyOf(counted), points)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw new UnavailableError('The limits could not be counted.', { cause: refusal })
    }
  }

  /** What is never taken back, of an address and of all that it stands among. */
  async function takeNetworks(rate: Rate, counted: readonly string[], address: string): Promise<number> {
    for (const { network, times } of countedNetworks(address)) {
      const wait = await take({ ...rate, times: rate.times * times }, [...counted, network], {
        isFinal: true,
      })
      if (wait > 0) return wait
    }
    return 0
  }

  /** Wherever it was counted. What Redis keeps while it is away ends with its time. */
  async function uncount(key: string): Promise<void> {
    await rateLimitsStore.remove(database, key)
    await redis?.heard
    await redis?.client.del(`${redisPrefix}:${key}`).catch(onError)
  }

  const clearing = setInterval(() => {
    rateLimitsStore.removeExpired(database).catch(onError)
  }, clearingMs).unref()

  return {
    takeAddress: (call, rate, address) => takeNetworks(rate, [call, 'address'], address),
    takeHere: ownLimits(),
    async takeTarget(call, rate, target, address) {
      const counted = targetOf(call, target)
      if (address === undefined) return take(rate, counted)
      const pair = pairOf(call, target, address)
      const wait = await take(rate, pair)
      if (wait > 0 || (await isKnown(pair))) return wait
      return take({ ...rate, times: rate.times * addressesTogether }, counted)
    },
    takeTargetOf: (call, rate, target, address) => takeNetworks(rate, targetOf(call, target), address),
    async remember(call, target, address) {
      const pair = pairOf(call, target, address)
      try {
        await uncount(keyOf(pair))
        await rateLimitsStore.put(database, keyOf(['known', ...pair]), knownMs)
      } catch (error) {
        // What was given rightly is answered all the same.
        onError(error instanceof Error ? error : new Error('The limits could not be written.'))
      }
    },
    async forgive(call, target) {
      await uncount(keyOf(targetOf(call, target)))
    },
    take: (counted, rate, points) => take(rate, counted, { points }),
    async giveBack(counted, rate, points = 1) {
      await limiterOf(rate)
        .reward(keyOf(counted), points)
        .catch((error) => {
          throw new UnavailableError('The limits could not be counted.', { cause: error })
        })
    },
    stop() {
      clearInterval(clearing)
      void redis?.close()
    },
  }
}

const oneSpelling = (target: string) => parseRut(target)?.canonical ?? target.trim().toLowerCase()
