import pg from 'pg'
import type { Change, ReplyCache } from '../http/cache/reply-cache.ts'
import { keepAsking, pulseOfListeners } from './heartbeat.ts'

const reconnectAfterMs = 500

/** The channels on which the database's triggers announce what has changed: of what shoppers see, and of orders. */
const channels = { catalogue: 'catalogue', orders: 'orders' } as const

/** Reads a notification: `*`, or ids of products, with `stock ` before them where they are as available as before. */
export function parseChange(payload: string): Change {
  const [, stock, list] = /^(?:\d+:)?(stock )?(\d+(?:,\d+)*)$/.exec(payload) ?? []
  if (list === undefined) return 'everything'
  return { products: list.split(',').map(Number), ...(stock && { isStockOnly: true }) }
}

/** Reads which orders are new or have changed: their ids, or none where they are many. */
export const parseOrders = (payload: string): number[] =>
  /^\d+(?:,\d+)*$/.test(payload) ? payload.split(',').map(Number) : []

/**
 * Keeps the cache in step with the database over a connection of its own. While the connection is
 * lost the cache holds nothing; it fills again once the channel is heard. `onOrders` hears of orders besides, and of
 * none by name once the connection is there again. Resolves when it listens.
 */
export async function listenForChanges(
  url: string,
  cache: Pick<ReplyCache, 'apply' | 'pause' | 'resume'>,
  onLost: (error: Error) => void,
  onOrders: (ids: readonly number[]) => void = () => undefined,
  pulse = pulseOfListeners,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let rest = (): void => undefined

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      // A peer that went without a word is noticed in seconds, not in the two hours of the system.
      keepAliveInitialDelayMillis: 10_000,
      query_timeout: pulse.answerMs,
      application_name: 'huella-changes',
    })
    let listens = false
    const lose = (error: Error) => {
      if (!listens) return
      listens = false
      rest()
      cache.pause()
      if (stopped) return
      onLost(error)
      fresh.end().catch(onLost)
      again()
    }
    fresh.on('error', lose)
    fresh.on('end', () => lose(new Error('The connection that listens for changes was closed.')))
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === channels.orders) onOrders(parseOrders(payload))
      else cache.apply(parseChange(payload))
    })
    client = fresh
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${channels.catalogue}; LISTEN ${channels.orders}`)
    } catch (error) {
      fresh.end().catch(onLost)
      throw error
    }
    if (stopped) return
    listens = true
    rest = keepAsking(fresh, lose, pulse)
    cache.resume()
    onOrders([])
  }

  const again = () => {
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        if (stopped) return
        onLost(error)
        again()
      })
    }, reconnectAfterMs)
  }

  await connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(retry)
      rest()
      cache.pause()
      await client?.end()
    },
  }
}
