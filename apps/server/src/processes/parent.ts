import cluster, { type Worker } from 'node:cluster'
import { Counter, Registry } from 'prom-client'
import { type Child, keepChildren, notBegun, readyUnless } from './children.ts'
import { addUpMetrics } from './shared-metrics.ts'

/** What a process says to the one that began it, once it answers. */
export const readyMessage = 'huella ready'
const isReady = (message: unknown) => message === readyMessage
/** What it is told when another has taken its place. */
export const drainMessage = 'huella drain'
/** Whether a process was the first to be begun, and so says what there is to say of the shop. */
export const firstVariable = 'HUELLA_FIRST'

/**
 * The shop as several processes on one port, each the whole shop. This one opens the port for them, and each takes
 * connections from its one queue as it has time: whatever waits there while one ends or is killed another takes.
 */
export function openParent({
  count,
  port,
  databaseUrl,
  drainMs,
  report,
}: {
  count: number
  /** Where all of them answer, those too that follow when all have ended. */
  port: number
  /** Of the database that this process keeps; undefined where the settings name one. */
  databaseUrl: string | undefined
  /** How long each answers on before it ends, in ms. */
  drainMs: number
  report(problem: string): void
}) {
  // Handed out by this process, a connection on its way to one that is killed would hang for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const own = new Registry()
  const ended = new Counter({
    name: 'huella_processes_ended_total',
    help: 'Processes of the shop that ended by themselves, and were followed by others',
    registers: [own],
  })
  addUpMetrics(own, isReady)
  const fork = (isFirst: boolean): Child =>
    childOf(
      cluster.fork({
        [firstVariable]: isFirst ? '1' : '',
        PORT: String(port),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      }),
      report,
    )
  return keepChildren({ count, fork, report, onEnded: () => ended.inc(), drainMs })
}

/** A process that was just begun. One that the system refuses to begin is reported and counts as ended: it never exits. */
export function childOf(worker: Worker, report: (problem: string) => void): Child {
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve())
    worker.on('error', (error: unknown) => {
      // Of one that was begun it says that it was told something as it ended, which is of no use to it.
      if (worker.process.pid !== undefined) return
      report(notBegun(error))
      resolve()
    })
  })
  const said = new Promise<void>((resolve) => {
    worker.on('message', (message) => isReady(message) && resolve())
  })
  return {
    ready: readyUnless(ended, said),
    ended,
    drain: () => void (worker.isConnected() && worker.send(drainMessage, () => undefined)),
    stop: () => worker.process.kill('SIGTERM'),
    kill: () => worker.process.kill('SIGKILL'),
  }
}
