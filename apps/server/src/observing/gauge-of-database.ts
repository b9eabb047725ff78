import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'

/** A collector waits some seconds for all figures together. */
const mostMs = 2000

/**
 * A gauge whose value is read from the database each time that it is scraped; every process tells the same. Where `read`
 * rejects, or takes more than `patienceMs`, the gauge is left out, so that what a process measures itself is told all the
 * same: then it is wanted most.
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
