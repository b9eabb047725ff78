import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/connection.ts'
import { allObservers, type StatementObserver, slowStatements } from '../db/observe-statements.ts'
import type { Replicas } from '../db/replicas.ts'
import type { BackgroundLog } from '../http/logging/background-log.ts'
import { traceStatements } from './tracing.ts'

/** So much of a statement's text stands in the log. */
const longestText = 1000

type Observed = Pick<Database, 'observe' | 'pool'>

/**
 * Who waits until somebody gives a connection back. The pool counts besides who gets one in this turn of the event loop: the
 * figures that are asked of the database at the same time would always be among them.
 */
const waitingIn = ({ waitingCount, idleCount, totalCount, options }: Observed['pool']): number =>
  Math.max(0, waitingCount - idleCount - (options.max - totalCount))

/**
 * Tells the log and the figures of slow statements, by the call or the job that they were asked for, and traces all: of
 * the database and of its copies.
 */
export function observeDatabase(
  { primary, copies }: { primary: Observed; copies: readonly Observed[] },
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
    labelNames: ['call', 'pool'],
    registers: [register],
  })
  const pools = { primary: [primary], copy: copies }
  new Gauge({
    name: 'huella_pool_connections',
    help: 'Connections to the database and to its copies that are open and idle, and calls that wait for one',
    labelNames: ['pool', 'state'],
    registers: [register],
    collect() {
      this.reset()
      for (const [name, databases] of Object.entries(pools))
        for (const { pool } of databases) {
          this.inc({ pool: name, state: 'open' }, pool.totalCount)
          this.inc({ pool: name, state: 'idle' }, pool.idleCount)
          this.inc({ pool: name, state: 'waiting' }, waitingIn(pool))
        }
    },
  })

  function observersOf(pool: string): StatementObserver[] {
    const observers: StatementObserver[] = []
    if (config.slowStatementMs > 0)
      observers.push(
        slowStatements(config.slowStatementMs, ({ text, ms, what }) => {
          const { call = 'start', id } = what ?? {}
          slow.inc({ call, pool })
          log.slow({ call, ...(id && { reqId: id }), pool, ms, statement: text.slice(0, longestText) })
        }),
      )
    if (config.tracing) observers.push(traceStatements(pool))
    return observers
  }

  for (const [name, databases] of Object.entries(pools)) {
    const observers = observersOf(name)
    if (observers.length === 0) continue
    for (const database of databases) database.observe(allObservers(observers))
  }
}

/** How many copies of the database are not read from; `replicas` is undefined where the settings name none. */
export function observeCopies(register: Registry, replicas: Pick<Replicas, 'leftAlone'> | undefined): void {
  new Gauge({
    name: 'huella_copies_left_alone',
    help: 'Copies of the database that are not read from, since they are away or lack what was announced',
    registers: [register],
    collect() {
      this.set(replicas?.leftAlone() ?? 0)
    },
  })
}
