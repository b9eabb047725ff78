import { createClient } from '@redis/client'

/** A connection over which nothing was said for so long has ended: what is asked each half of that is not answered. */
const mostSilenceMs = 4000
const longestPauseMs = 2000

/**
 * A connection to Redis or Valkey that comes back by itself, also from one that accepts and says nothing. What is told
 * while it is away is refused at once, so that nobody who sends a message waits for it. `onLost` is told once, until it is
 * back.
 */
export function redisConnection({
  url,
  onLost,
  onHeardAgain,
  silenceMs = mostSilenceMs,
}: {
  url: string
  onLost(error: Error): void
  onHeardAgain(): void
  silenceMs?: number
}) {
  const options = {
    url,
    pingInterval: silenceMs / 2,
    socket: {
      socketTimeout: silenceMs,
      // Its own gives up for good once a server is silent.
      reconnectStrategy: (retries: number) => Math.min(50 * 2 ** retries, longestPauseMs),
    },
  }
  const client = createClient({ ...options, disableOfflineQueue: true })
  const settled = Promise.withResolvers<void>()
  let hasSettled = false
  let isAway = false
  let isClosed = false
  client.on('error', (error: Error) => {
    hasSettled = true
    settled.resolve()
    if (isAway || isClosed) return
    isAway = true
    onLost(
      new Error(
        `Redis is away: limits are counted in the database until it is back, and the chat stays within each process (${error.message})`,
        { cause: error },
      ),
    )
  })
  client.on('ready', () => {
    isAway = false
    if (hasSettled) onHeardAgain()
    hasSettled = true
    settled.resolve()
  })
  // It tries until it is closed; the first failure is told above.
  client.connect().catch(() => undefined)
  // The adapter reads by copies, which have to wait: one that is refused at once would be asked again without end.
  const duplicate = () => createClient(options)
  return {
    client: Object.assign(client, { duplicate }),
    /** Resolves also where Redis cannot be reached: the shop sells without it. */
    heard: settled.promise,
    close: async () => {
      // What was asked and not answered yet ends as an error.
      isClosed = true
      client.destroy()
    },
  }
}
