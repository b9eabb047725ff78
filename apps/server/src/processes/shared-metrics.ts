import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

const asking = 'huella metrics'
type Asked = { type: typeof asking; id: number }
type Told = Asked & { text: string | null }

/** The parent gives up those that do not tell after five seconds. */
const patienceMs = 6000

const isOf = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === asking

/**
 * What is measured by all the processes of a port, in the text that collectors read: whichever is asked asks the one that
 * began them, which adds up what each tells. A process alone tells its own, and so does one whose parent cannot.
 */
export function metricsOfAll(register: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics()
  AggregatorRegistry.setRegistries([register])
  // It is what answers the parent.
  new AggregatorRegistry()
  const waiting = new Map<number, (text: string | null) => void>()
  process.on('message', (message: unknown) => {
    if (isOf(message)) waiting.get(message.id)?.((message as Told).text)
  })
  let last = 0
  return async () => {
    last += 1
    const id = last
    const answered = new Promise<string | null>((resolve) => {
      waiting.set(id, resolve)
      setTimeout(resolve, patienceMs, null).unref()
    })
    process.send?.({ type: asking, id } satisfies Asked)
    const text = await answered
    waiting.delete(id)
    return text ?? register.metrics()
  }
}

/** Lets the processes that this one has begun ask for the figures of all, and for its own. */
export function addUpMetrics(own: Registry): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isOf(message)) return
    void Promise.all([all.clusterMetrics(), own.metrics()])
      .then((texts) => texts.join('\n'))
      .catch(() => null)
      .then((text) => worker.isConnected() && worker.send({ ...message, text } satisfies Told))
  })
}
