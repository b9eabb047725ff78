import type { BackgroundLog } from '../http/logging/background-log.ts'
import type { LimitsRedis } from '../http/security/rate-limits.ts'

/** How long a count waits for Redis; and how long, after one that failed, none asks it. */
const patience = { answerMs: 300, restMs: 5000 }

/**
 * What limits are counted in, where the settings name a Redis or Valkey; its code is loaded then alone. One that accepts
 * what it is asked and does not answer is as good as away: its client bounds only how long a command waits to be sent.
 */
export async function limitsRedis(
  { redisUrl: url }: { redisUrl: string | undefined },
  log: Pick<BackgroundLog, 'report' | 'note'>,
  { answerMs, restMs, silenceMs }: typeof patience & { silenceMs?: number } = patience,
): Promise<LimitsRedis | undefined> {
  if (url === undefined) return undefined
  const { redisConnection } = await import('./redis-connection.ts')
  const silence = silenceMs === undefined ? {} : { silenceMs }
  const { client, heard, close } = redisConnection({
    ...{ url, onLost: log.report, ...silence },
    onHeardAgain: () => log.note('Redis answers again'),
  })
  let restsUntil = 0
  const isReady = () => client.isReady && performance.now() >= restsUntil

  async function bounded<Answer>(ask: () => Promise<Answer>, mayAsk = isReady()): Promise<Answer> {
    if (!mayAsk) throw new Error('Redis cannot be asked for now.')
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('Redis did not answer in time.')), answerMs)
    try {
      return await Promise.race([ask(), late.promise])
    } catch (error) {
      restsUntil = performance.now() + restMs
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    client: {
      get isReady() {
        return isReady()
      },
      eval: (...asked: Parameters<typeof client.eval>) => bounded(() => client.eval(...asked)),
      // Also while it rests: nobody tries again what is forgiven, and the count would refuse once it is asked again.
      del: (key) => bounded(() => client.del(key), client.isReady),
    },
    heard,
    close,
  }
}
