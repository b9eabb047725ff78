import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/connection.ts'
import { allObservers, type StatementObserver, slowStatements } from '../db/observe-statements.ts'
import type { BackgroundLog } from '../http/logging/background-log.ts'
import { traceStatements } from './tracing.ts'

/** So much of a statement's text stands in the log. */
const longestText = 1000

/** Tells the log and the figures of slow statements, by the call or the job that they were asked for, and traces all. */
export function observeDatabase(
  database: Pick<Database, 'observe' | 'pool'>,
  {
    config,
    log,
    register,
  }: {
    config: { slowStatementMs: number; tracing: object | null }
    log: Pick<BackgroundLog, 'slow'>
    register: Registry
  },
): void {
  const slow = new Counter({
    name: 'huella_slow_statements_total',
    help: 'Statements of the database that took SLOW_STATEMENT_MS or more, by the call or the job they were asked for',
    labelNames: ['call'],
    registers: [register],
  })
  const pooled = {
    open: () => database.pool.totalCount,
    idle: () => database.pool.idleCount,
    waiting: () => database.pool.waitingCount,
  }
  new Gauge({
    name: 'huella_pool_connections',
    help: 'Connections to the database that are open and idle, and calls that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(pooled)) this.set({ state }, count())
    },
  })
  const observers: StatementObserver[] = []
  if (config.slowStatementMs > 0)
    observers.push(
      slowStatements(config.slowStatementMs, ({ text, ms, what }) => {
        const { call = 'start', id } = what ?? {}
        slow.inc({ call })
        log.slow({ call, ...(id && { reqId: id }), ms, statement: text.slice(0, longestText) })
      }),
    )
  if (config.tracing) observers.push(traceStatements)
  if (observers.length > 0) database.observe(allObservers(observers))
}
