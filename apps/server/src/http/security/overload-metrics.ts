import { Counter, type Registry } from 'prom-client'
import { type Kind, kinds } from './overload.ts'

/** Counts who is refused early. A kind of which nobody was stands at 0, so that the first one shows as a rise. */
export function overloadMetrics(register: Registry): { refused(kind: Kind): void } {
  const refused = new Counter({
    name: 'huella_refused_early_total',
    help: 'Requests refused with 503 because they could not be answered in time, by who asked',
    labelNames: ['kind'],
    registers: [register],
  })
  for (const kind of kinds) refused.inc({ kind }, 0)
  return { refused: (kind) => refused.inc({ kind }) }
}
