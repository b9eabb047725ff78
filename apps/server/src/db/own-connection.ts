import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { keepAsking, type Pulse, pulseOfListeners } from './heartbeat.ts'
import { inBatches } from './in-batches.ts'

const publishAttempts = 4
const retryMs = 50
const owedRetryMs = 1000

/** Notified, with an empty object, after a notification was lost: whoever listens may have missed one. */
const missedChannel = 'huella-missed'
const missed = `NOTIFY "${missedChannel}", '{}'`

/** What the adapter asks of a pool. */
type AdapterPool = Pick<pg.Pool, 'query' | 'connect'>

type Notification = [channel: string, payload: string]

/**
 * What the Postgres adapter takes for a pool: a connection of its own to listen on and another to publish by. A pool
 * would lose a place with each listening connection that breaks, since the adapter never gives one back, and a broken
 * connection that is in use ends the process where nobody hears its error.
 */
export function ownConnection({
  url,
  onLost,
  onHeardAgain,
  pulse = pulseOfListeners,
}: {
  url: string
  onLost(error: Error): void
  /** It listens again, or another process could publish nothing for a while: notifications of the time between are lost. */
  onHeardAgain(): void
  pulse?: Pulse
}) {
  const shared = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // A peer that went without a word is noticed in seconds, not in the two hours of the system.
    keepAliveInitialDelayMillis: 10_000,
  }
  const publisher = new pg.Pool({
    ...shared,
    max: 1,
    // Each publication waits for the one before: one that hangs would silence all.
    query_timeout: 5000,
    application_name: 'huella chat',
    // What is told already stands: a notification need not wait for the disk.
    options: '-c synchronous_commit=off',
  })
  publisher.on('error', onLost)
  publisher.on('connect', (client) => client.on('error', () => undefined))
  /** Each with what ends its heartbeat. */
  const listening = new Map<pg.Client, () => void>()
  const heard = Promise.withResolvers<void>()
  let hasListened = false
  let isOwed = false
  let isClosed = false

  async function connect(): Promise<pg.PoolClient> {
    const client = new pg.Client({
      ...shared,
      query_timeout: pulse.answerMs,
      application_name: 'huella chat listening',
    })
    client.on('error', () => undefined)
    if (!isClosed) await client.connect()
    if (isClosed) {
      await client.end()
      // The adapter would try again for ever.
      return new Promise(() => undefined)
    }
    for (const former of listening.keys()) await drop(former)
    // Bound before `query` is replaced below, for statements that are not the adapter's.
    const send = client.query.bind(client) as (text: string) => Promise<unknown>
    listening.set(
      client,
      keepAsking({ query: send }, () => void client.end(), pulse),
    )
    client.once('end', () => {
      forget(client)
      if (!isClosed) onLost(new Error('The connection that carries the chat was closed.'))
    })
    const isFirst = !hasListened
    client.on('notification', ({ channel }) => channel === missedChannel && onHeardAgain())
    await send(`LISTEN "${missedChannel}"`)
    const query = async (text: string) => {
      const answer = await send(text)
      // It listens once for each namespace; on the first connection nothing has been missed.
      if (!isFirst) onHeardAgain()
      hasListened = true
      heard.resolve()
      return answer
    }
    return Object.assign(client, { query, release: () => void drop(client) }) as unknown as pg.PoolClient
  }

  function forget(client: pg.Client): void {
    listening.get(client)?.()
    listening.delete(client)
  }

  /** Without the listeners that would connect it again. */
  async function drop(client: pg.Client): Promise<void> {
    forget(client)
    client.removeAllListeners('end')
    await client.end()
  }

  /** Tells everybody to ask anew, again and again until that succeeds. One such loop runs at a time. */
  async function tellMissed(): Promise<void> {
    if (isOwed) return
    isOwed = true
    while (isOwed && !isClosed) {
      await sleep(owedRetryMs, undefined, { ref: false })
      isOwed = await publisher.query(missed).then(
        () => false,
        () => true,
      )
    }
  }

  /** What a broken connection may have lost is published again by the next one: twice is better than never. */
  async function send(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await publisher.query(text, values)
      } catch (error) {
        if (isClosed) throw error
        if (attempt === publishAttempts) {
          // Only the adapter's cleaning deletes, and nobody waits for that.
          if (!text.startsWith('DELETE')) void tellMissed()
          throw error
        }
        await sleep(retryMs * attempt)
      }
    }
  }

  const notify = inBatches<Notification>((notifications) =>
    send(
      'SELECT pg_notify(n.channel, n.payload) FROM unnest($1::text[], $2::text[]) AS n (channel, payload)',
      [notifications.map(([channel]) => channel), notifications.map(([, payload]) => payload)],
    ),
  )

  const query = (text: string, values: unknown[] = []): Promise<unknown> =>
    text.startsWith('SELECT pg_notify(') ? notify(values as Notification) : send(text, values)

  return {
    pool: { connect, query } as unknown as AdapterPool as pg.Pool,

    /** Resolves when it listens for the first time. */
    heard: heard.promise,

    async close(): Promise<void> {
      isClosed = true
      if (isOwed) await publisher.query(missed).catch(onLost)
      await Promise.all([...listening.keys()].map(drop))
      await publisher.end()
    },
  }
}
