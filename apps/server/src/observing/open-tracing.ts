import { context, propagation, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node'
import { idsOver } from './tracing.ts'

export type TracingSettings = {
  /** Where the collector takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string
  service: string
  /** Which part of what is asked is traced, 0 to 1, by the ids of the traces, a browser's among them. */
  ratio: number
}

/**
 * Sends what the shop does to a collector, in batches, until it is closed. A collector that does not answer is not waited for,
 * and told of once until it takes something again: what it was to be sent meanwhile is not kept.
 */
export function openTracing(
  { endpoint, service, ratio }: TracingSettings,
  report: (problem: string) => void,
): { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const send = exporter.export.bind(exporter)
  let isLost = false
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error && !isLost)
        report(`Traces are lost, OTEL_EXPORTER_OTLP_ENDPOINT: ${result.error.message}`)
      isLost = result.error !== undefined
      done(result)
    })
  const chosen = new TraceIdRatioBasedSampler(ratio)
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: idsOver(new RandomIdGenerator()),
    // A stranger cannot have more traced than is chosen here.
    sampler: new ParentBasedSampler({ root: chosen, remoteParentSampled: chosen }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  return {
    async close() {
      // What it could not send has been told.
      await provider.shutdown().catch(() => undefined)
      for (const registered of [trace, context, propagation]) registered.disable()
    },
  }
}
