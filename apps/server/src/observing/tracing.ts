import {
  context,
  type HrTime,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StatementObserver } from '../db/observe-statements.ts'

type IdGenerator = { generateTraceId(): string; generateSpanId(): string }

/** Without an SDK (see `open-tracing.ts`) it makes spans that are nothing. */
const tracer = trace.getTracer('huella')

/**
 * A span for each request, under the browser's where it sent one; what is asked of the database and of others while it is
 * answered belongs to it. `nameOf` names the call, never what was asked.
 */
export function traceRequests(app: FastifyInstance, nameOf: (request: FastifyRequest) => string): void {
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagation.extract(context.active(), request.headers)
    const attributes = { 'http.request.method': request.method, 'huella.request': request.id }
    const span = tracer.startSpan(nameOf(request), { kind: SpanKind.SERVER, attributes }, parent)
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })

  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

/** A span for each statement of the database or of a copy, with its text; its values are never told. */
export const traceStatements =
  (pool: string): StatementObserver =>
  (text) => {
    const span = tracer.startSpan(summaryOf(text), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text, 'huella.pool': pool },
    })
    return (error) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }

/** The kind of a statement and the table that it names first, such as `select products`. */
function summaryOf(text: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_][\w.]*)/i.exec(text) ?? []
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
}

/** The ids that the next span gets in the place of new ones: a browser has chosen them. */
let chosenIds: { traceId: string; spanId: string } | undefined

/** Gives the ids of spans; see `openTracing`. */
export const idsOver = (fresh: IdGenerator): IdGenerator => ({
  generateTraceId: () => chosenIds?.traceId ?? fresh.generateTraceId(),
  generateSpanId: () => chosenIds?.spanId ?? fresh.generateSpanId(),
})

/** Ms since 1970 as a time that is not taken for one since the start of the process. */
const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)]

/** A call as the browser saw it, in ms: what the server did for it stands below. */
export function tellSpan(span: {
  traceId: string
  spanId: string
  name: string
  start: number
  ms: number
  /** 0 where nothing answered. */
  status: number
}): void {
  const { name, start, ms, status } = span
  chosenIds = span
  try {
    const told = tracer.startSpan(`browser ${name}`, {
      kind: SpanKind.CLIENT,
      root: true,
      startTime: timeOf(start),
      attributes: { 'http.response.status_code': status },
    })
    if (status === 0 || status >= 500) told.setStatus({ code: SpanStatusCode.ERROR })
    told.end(timeOf(start + ms))
  } finally {
    chosenIds = undefined
  }
}

/** Runs work in a span of its own: a job, a mail, what is asked of another system. */
export const inSpan = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  tracer.startActiveSpan(name, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
