import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { gaugeOfDatabase } from '../../observing/gauge-of-database.ts'
import type { CourierAnswer } from '../courier.ts'
import type { CourierCall } from './chilexpress-client.ts'
import type { CoverageAlarms } from './coverage.store.ts'

/**
 * What is measured of the courier in this process, without anything of a person, and of where it goes as the
 * database has it.
 */
export function courierMetrics(register: Registry, alarms: () => Promise<CoverageAlarms>) {
  const registers = [register]
  // Of several processes one that knows of trouble is enough.
  const aggregator = 'max'
  const seconds = new Histogram({
    name: 'huella_courier_seconds',
    help: 'How long the courier took to answer, by what was asked and how it ended',
    labelNames: ['operation', 'result'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  })
  const answers = new Counter({
    name: 'huella_courier_rates_total',
    help: 'Rates that were wanted, by what came of it: priced, not_covered, unavailable',
    labelNames: ['state'],
    registers,
  })
  const resting = new Gauge({
    name: 'huella_courier_resting',
    help: 'Whether the courier is not asked for now, since it failed several times in a row',
    registers,
    aggregator,
  })
  gaugeOfDatabase({
    name: 'huella_courier_comunas_left_out',
    help: 'Comunas that the courier has no place for, and where it is not offered',
    register,
    read: async () => (await alarms()).notCovered,
  })
  gaugeOfDatabase({
    name: 'huella_courier_coverage_age_seconds',
    help: 'How long ago the courier told where it goes, of the region that waits longest; -1: of one it never did',
    register,
    read: async () => (await alarms()).age ?? -1,
  })
  const refusedKeys = new Gauge({
    name: 'huella_courier_keys_refused',
    help: 'Keys that the courier refused when they were last tried; the log names them',
    registers,
    aggregator,
  })
  return {
    reportRefusedKeys: (count: number): void => refusedKeys.set(count),
    observe: (call: CourierCall): void =>
      seconds.observe({ operation: call.operation, result: call.result }, call.seconds),
    answered({ state }: CourierAnswer, isResting: boolean): void {
      answers.inc({ state })
      resting.set(isResting ? 1 : 0)
    },
  }
}
