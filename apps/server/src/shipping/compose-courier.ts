import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import { type CourierCall, chilexpressClient, failureOf } from './chilexpress/chilexpress-client.ts'
import { chilexpressCourier } from './chilexpress/chilexpress-courier.ts'
import { courierMetrics } from './chilexpress/courier-metrics.ts'
import { coverageService } from './chilexpress/coverage.service.ts'
import type { Courier } from './courier.ts'

export type ComposedCourier = {
  courier: Courier
  /** Learns where the courier goes; throws when it does not tell. */
  readCoverage(): Promise<void>
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
    database: Pick<Database, 'db'>
    /** Where it is measured. */
    register: Registry
    /** Told of each call that brought nothing, and of what came and cannot be used. */
    report(error: Error): void
    /** Told what whoever runs the shop may want to know. */
    note(line: string): void
  },
): ComposedCourier | null {
  if (!config.chilexpress) return null
  const observe = (call: CourierCall) => {
    metrics.observe(call)
    const failure = failureOf(call)
    if (failure) report(failure)
  }
  const client = chilexpressClient(config.chilexpress, observe)
  const coverage = coverageService({ database, client, note })
  const metrics = courierMetrics(register, coverage.alarms)
  return {
    courier: chilexpressCourier(client, { answered: metrics.answered, report }),
    readCoverage: coverage.read,
  }
}
