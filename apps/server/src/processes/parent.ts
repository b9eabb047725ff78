import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { Counter, Registry } from 'prom-client'
import { type Child, keepCrew } from './crew.ts'
import { addUpMetrics } from './shared-metrics.ts'

/** What a process says to the one that began it, once it answers. */
export const readyMessage = 'huella ready'
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
  addUpMetrics(own)
  const fork = (isFirst: boolean): Child =>
    childOf(
      cluster.fork({
        [firstVariable]: isFirst ? '1' : '',
        PORT: String(port),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      }),
    )
  return keepCrew({ count, fork, report, onEnded: () => ended.inc(), drainMs })
}

function childOf(worker: Worker): Child {
  const ended = once(worker, 'exit').then(() => undefined)
  const said = new Promise<void>((resolve) => {
    worker.on('message', (message) => message === readyMessage && resolve())
  })
  const ready = Promise.race([
    said,
    ended.then(() => Promise.reject(new Error('The process ended before it answered.'))),
  ])
  // Whoever does not wait for it hears of its end.
  ready.catch(() => undefined)
  // What is told to a process that is gone is of no use to it.
  worker.on('error', () => undefined)
  return {
    ready,
    ended,
    drain: () => void (worker.isConnected() && worker.send(drainMessage)),
    stop: () => worker.process.kill('SIGTERM'),
    kill: () => worker.process.kill('SIGKILL'),
  }
}
