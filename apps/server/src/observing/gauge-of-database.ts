import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'

/** A collector waits some seconds for all figures together. */
const mostMs = 2000

/**
 * A gauge whose value is read from the database at each scrape; every process gives the same one. Where `read` rejects
 * or takes longer than `patienceMs`, this gauge is left out and the scrape goes on: the figures that the process measures
 * itself are needed most while the database is slow.
 */
export function gaugeOfDatabase({
  name,
  help,
  register,
  read,
  patienceMs = mostMs,
}: {
  name: string
  help: string
  register: Registry
  read(): Promise<number>
  patienceMs?: number
}): void {
  new Gauge({
    name,
    help,
    registers: [register],
    aggregator: 'max',
    async collect() {
      const late = sleep(patienceMs, undefined, { ref: false })
      const value = await Promise.race([read(), late]).catch(() => undefined)
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })
}
