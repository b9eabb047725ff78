import { Gauge, type Registry } from 'prom-client'
import type { LimitsRedis } from '../http/security/rate-limits.ts'

/** Whether this process does without the Redis of the settings; `redis` is undefined where they name none. */
export function redisMetrics(register: Registry, redis: Pick<LimitsRedis, 'client'> | undefined): void {
  new Gauge({
    name: 'huella_redis_away',
    help: 'Whether the Redis of REDIS_URL does not answer: 1, else 0, also where it names none',
    registers: [register],
    collect() {
      this.set(redis && !redis.client.isReady ? 1 : 0)
    },
  })
}
