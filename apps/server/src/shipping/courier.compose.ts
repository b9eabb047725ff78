import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import { refusedKeys } from './chilexpress/check-keys.ts'
import { type CourierCall, chilexpressClient, failureOf } from './chilexpress/chilexpress-client.ts'
import { chilexpressCourier, courierPatience } from './chilexpress/chilexpress-courier.ts'
import { createCircuit } from './chilexpress/circuit.ts'
import { courierMetrics } from './chilexpress/courier-metrics.ts'
import { coverageService } from './chilexpress/coverage.service.ts'
import type { Courier } from './courier.ts'

export type ComposedCourier = {
  courier: Courier
  /**
   * Tries the keys and learns where the courier goes: the first time, and then when that is most of a day old.
   * Throws when it does not tell.
   */
  refresh(): Promise<void>
}

/** The courier that the settings name; null without one, and then the shop's own rates are all there are. */
export function composeCourier(
  config: Pick<Config, 'chilexpress'>,
  {
    database,
    register,
    report,
    note,
  }: {
    database: Pick<Database, 'db' | 'pool'>
    /** Where it is measured. */
    register: Registry
    /** Told of each call that brought nothing, and of what came and cannot be used. */
    report(error: Error): void
    /** Told what whoever runs the shop may want to know. */
    note(line: string): void
  },
): ComposedCourier | null {
  const { chilexpress } = config
  if (!chilexpress) return null
  const observe = (call: CourierCall) => {
    metrics.observe(call)
    const failure = failureOf(call)
    if (failure) report(failure)
  }
  const client = chilexpressClient(chilexpress, observe)
  const coverage = coverageService({ database, client, note })
  const metrics = courierMetrics(register, coverage.alarms)
  const circuit = createCircuit({ database, ...courierPatience })
  let hasRead = false
  return {
    courier: chilexpressCourier(client, { answered: metrics.answered, report, circuit }),
    async refresh() {
      if (hasRead && !(await coverage.isOld())) return
      const refused = await refusedKeys(client, chilexpress)
      metrics.reportRefusedKeys(refused.length)
      for (const name of refused) report(new Error(`The courier refuses the key in ${name}`))
      await coverage.read()
      // The settings may name another courier than the last time that the shop was open, so it is read at the start.
      hasRead = true
    },
  }
}
