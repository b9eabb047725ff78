import { createHmac } from 'node:crypto'
import { createAdapter as overPostgres } from '@socket.io/postgres-adapter'
import type { Server } from 'socket.io'
import { ownConnection } from '../../db/own-connection.ts'

/** A notification of PostgreSQL is shorter than 8,000 bytes; what is larger goes by a table. */
const largestNotification = 7900

/** How long a process waits for Redis in one question, and so how long its channel takes to close at most. */
const longestReadMs = 1000

/** What takes an event from one process of the shop to the others. */
export type Carrier = {
  adapter: NonNullable<Parameters<Server['adapter']>[0]>
  /** Resolves when this process hears the others. */
  heard: Promise<void>
  close(): Promise<void>
}

/**
 * Over the Redis of the settings, whose code is loaded then alone, or else by the notifications of the database. Either only wakes: what a client has
 * missed it asks for by the numbers of the messages (0154).
 */
export async function openCarrier({
  databaseUrl,
  redisUrl,
  secret,
  onLost,
  onHeardAgain,
}: {
  /** Without a pooler before it. */
  databaseUrl: string
  redisUrl: string | undefined
  /** The same in every process of a shop, and in none of another. */
  secret: string
  onLost(error: Error): void
  /** What was told meanwhile may not have been heard. */
  onHeardAgain(): void
}): Promise<Carrier> {
  if (redisUrl !== undefined) {
    const { redisConnection } = await import('../../redis/redis-connection.ts')
    const { createAdapter: overRedis } = await import('@socket.io/redis-streams-adapter')
    const { client, heard, close } = redisConnection({ url: redisUrl, onLost, onHeardAgain })
    // Conversations of two shops have the same numbers: what is told in one would be heard in the other.
    const name = `huella-chat-${createHmac('sha256', secret).update('chat').digest('base64url')}`
    const options = { streamName: name, channelPrefix: name, blockTimeInMs: longestReadMs }
    return { adapter: overRedis(client, options), heard, close }
  }
  const { pool, heard, close } = ownConnection({ url: databaseUrl, onLost, onHeardAgain })
  const adapter = overPostgres(pool, {
    channelPrefix: 'huella-chat',
    tableName: 'chat_channel_attachments',
    payloadThreshold: largestNotification,
    errorHandler: onLost,
  })
  return { adapter, heard, close }
}
