import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { type Figure, keepFigures } from './figures.ts'

const asking = 'huella metrics'
type Asked = { type: typeof asking; id: number }
type Told = Asked & { text: string | null }

const telling = 'huella figures'
/** What the parent asks of a process, and what it is told; the last figures nobody asked for. */
type Wanted = { type: typeof telling; id: number }
type Figures = { type: typeof telling; id: number | null; figures: Figure[] }

/** The parent goes on without those that do not tell, in ms. */
const answerMs = 5000
const patienceMs = 6000

const isOf = <Type extends string>(type: Type, message: unknown): message is { type: Type } =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type

/** What cannot be told has nobody to hear it. */
const tellParent = (message: Asked | Figures) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })

let measured: Registry | undefined

async function tellFigures(id: number | null): Promise<void> {
  const figures = (await measured?.getMetricsAsJSON()) as unknown as Figure[] | undefined
  if (figures) await tellParent({ type: telling, id, figures })
}

/** Tells the parent what this process has measured when it is about to end: nobody can ask it afterwards. */
export const tellLastFigures = (): Promise<void> => tellFigures(null)

/**
 * What is measured by all the processes of a port, in the text that collectors read: whichever is asked asks the one that
 * began them, which adds up what each tells. A process alone tells its own, and so does one whose parent cannot.
 */
export function metricsOfAll(register: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics()
  measured = register
  // A parent of the version before, which stays until the shop is restarted, is answered by the library.
  AggregatorRegistry.setRegistries([register])
  new AggregatorRegistry()
  const waiting = new Map<number, (text: string | null) => void>()
  process.on('message', (message: unknown) => {
    if (isOf(asking, message)) waiting.get((message as Told).id)?.((message as Told).text)
    // Where its figures cannot be told, those that it told before stand.
    if (isOf(telling, message)) tellFigures((message as Wanted).id).catch(() => undefined)
  })
  let last = 0
  return async () => {
    last += 1
    const id = last
    const answered = new Promise<string | null>((resolve) => {
      waiting.set(id, resolve)
      setTimeout(resolve, patienceMs, null).unref()
    })
    void tellParent({ type: asking, id })
    const text = await answered
    waiting.delete(id)
    return text ?? register.metrics()
  }
}

/**
 * Lets the processes that this one has begun ask for the figures of all, and for its own. Those alone are asked that `answers`
 * says answer: one that opens would be waited for.
 */
export function addUpMetrics(own: Registry, answers: (message: unknown) => boolean): void {
  const figures = keepFigures<Worker>()
  const asked = new Set<Worker>()
  let last = 0

  /** Has one tell its figures, and resolves once it has, is gone, or is given up. */
  const ask = (worker: Worker) =>
    new Promise<void>((resolve) => {
      last += 1
      const wanted: Wanted = { type: telling, id: last }
      const late = setTimeout(done, answerMs)
      function done() {
        clearTimeout(late)
        worker.off('message', hear).off('disconnect', done)
        resolve()
      }
      function hear(message: unknown) {
        if (isOf(telling, message) && (message as Figures).id === wanted.id) done()
      }
      worker.on('message', hear).on('disconnect', done)
      worker.send(wanted, (error) => error && done())
    })

  async function tell(worker: Worker, question: Asked): Promise<void> {
    const text = await Promise.all([...asked].map(ask))
      .then(() => Promise.all([figures.text(), own.metrics()]))
      .then((texts) => texts.join('\n'))
      .catch(() => null)
    if (worker.isConnected()) worker.send({ ...question, text } satisfies Told, () => undefined)
  }

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (isOf(telling, message)) figures.hear(worker, (message as Figures).figures)
    if (answers(message)) asked.add(worker)
    if (isOf(asking, message)) {
      // Before its parent knows, it may answer already.
      asked.add(worker)
      void tell(worker, message as Asked)
    }
  })
  // It comes after the last that a process said.
  cluster.on('disconnect', (worker: Worker) => {
    asked.delete(worker)
    figures.end(worker)
  })
}
