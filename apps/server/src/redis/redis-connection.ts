import { createClient } from '@redis/client'

/**
 * A connection to Redis or Valkey that comes back by itself. What is told while it is away is refused at once, so that
 * nobody who sends a message waits for it.
 */
export function redisConnection({
  url,
  onLost,
  onHeardAgain,
}: {
  url: string
  onLost(error: Error): void
  onHeardAgain(): void
}) {
  const client = createClient({ url, disableOfflineQueue: true })
  const settled = Promise.withResolvers<void>()
  let hasSettled = false
  client.on('error', (error: Error) => {
    hasSettled = true
    settled.resolve()
    onLost(error)
  })
  client.on('ready', () => {
    if (hasSettled) onHeardAgain()
    hasSettled = true
    settled.resolve()
  })
  // It tries until it is closed; each failure is told above.
  client.connect().catch(() => undefined)
  // The adapter reads by copies, which have to wait: one that is refused at once would be asked again without end.
  const duplicate = () => createClient({ url })
  return {
    client: Object.assign(client, { duplicate }),
    /** Resolves also where Redis cannot be reached: the shop sells without it. */
    heard: settled.promise,
    close: async () => client.destroy(),
  }
}
