import type { CachedReply } from './cached-reply.ts'
import type { Change, ReplyCache } from './reply-cache.ts'

/** What a cache before the shop (a CDN) is told of a reply. */
export type EdgeHeaders = (entry: CachedReply) => Readonly<Record<string, string>>

/** As long as a process keeps what nobody announced, and counted anew: what a lost purge leaves stale ends after twice that. */
const edgeSeconds = 300
/** Everything has this key. */
const everythingKey = 'shop'
/** What goes stale with any change. */
const volatileKey = 'volatile'
/** A header has room for some 16 kB: what shows more goes with any change. */
const mostKeys = 500

const keyOf = (product: number) => `p${product}`

const keysOf = ({ tags }: CachedReply): string[] =>
  tags === 'any' || tags.length > mostKeys
    ? [everythingKey, volatileKey]
    : [everythingKey, ...tags.map(keyOf)]

/** The keys that a change makes stale. */
export const staleKeys = (change: Change): string[] =>
  change === 'everything' ? [everythingKey] : [volatileKey, ...change.products.map(keyOf)]

/** Headers for a reply that this process keeps itself; made once for each. */
export function edgeHeaders(): EdgeHeaders {
  const made = new WeakMap<CachedReply, Readonly<Record<string, string>>>()
  return (entry) => {
    const known = made.get(entry)
    if (known) return known
    const keys = keysOf(entry)
    const headers = {
      'cdn-cache-control': `public, max-age=${edgeSeconds}`,
      'surrogate-key': keys.join(' '),
      'cache-tag': keys.join(','),
    }
    made.set(entry, headers)
    return headers
  }
}

type Purging = {
  url: string
  secret: string
  /** How long changes are gathered, and how long a refusal is waited for at first, in ms. */
  gatherMs?: number
  retryMs?: number
  report(error: Error): void
}

const longestRetryMs = 60_000
const answerMs = 10_000
/** More keys than these wait as the one of everything, however long the CDN refuses them. */
const mostPurged = 1000

function gather(waiting: Set<string>, keys: Iterable<string>): void {
  for (const key of keys) {
    if (waiting.has(everythingKey)) return
    const isEverything = key === everythingKey || waiting.size === mostPurged
    if (isEverything) waiting.clear()
    waiting.add(isEverything ? everythingKey : key)
  }
}

/**
 * Has a CDN forget what has changed: a POST of `{"keys": [...]}` with the secret as a bearer token, sent again until it
 * succeeds. Each process sends its own, after it has forgotten as well: what the CDN then asks for is never older.
 */
export function purgeEdge({ url, secret, gatherMs = 100, retryMs = 1000, report }: Purging) {
  let waiting = new Set<string>()
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let isStopped = false

  async function send(): Promise<void> {
    const keys = waiting
    waiting = new Set()
    const body = JSON.stringify({ keys: [...keys] })
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(answerMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The CDN answered a purge with ${answer.status}.`)
      failures = 0
    } catch (error) {
      gather(waiting, keys)
      // Said once: it goes on until the CDN answers.
      if (failures === 0) report(error instanceof Error ? error : new Error('The CDN could not be purged.'))
      failures += 1
    }
  }

  function plan(): void {
    if (timer || sending || isStopped || waiting.size === 0) return
    const ms = failures === 0 ? gatherMs : Math.min(retryMs * 2 ** (failures - 1), longestRetryMs)
    timer = setTimeout(() => {
      timer = undefined
      sending = send().finally(() => {
        sending = undefined
        plan()
      })
    }, ms)
    timer.unref()
  }

  const apply = (change: Change) => {
    gather(waiting, staleKeys(change))
    plan()
  }

  return {
    /** What the cache of replies hears, after it. */
    changes: {
      apply,
      pause: () => undefined,
      resume: () => apply('everything'),
    } satisfies Pick<ReplyCache, 'apply' | 'pause' | 'resume'>,

    /** Sends what waits once more, and no more after that. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await sending
      if (waiting.size > 0) await send()
    },
  }
}
