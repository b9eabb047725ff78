import type { LimitsRedis } from '../http/security/rate-limits.ts'

/** What limits are counted in, where the settings name a Redis or Valkey; its code is loaded then alone. */
export async function limitsRedis(
  { redisUrl: url }: { redisUrl: string | undefined },
  onLost: (error: Error) => void,
): Promise<LimitsRedis | undefined> {
  if (url === undefined) return undefined
  const { redisConnection } = await import('./redis-connection.ts')
  return redisConnection({ url, onLost, onHeardAgain: () => undefined })
}
