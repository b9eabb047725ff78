import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { whileAnswering } from './asked.ts'

/** What a request asked for, as the figures tell it: a call of shoppers, of the desk, a page, or else a file. */
type RequestKind = 'call' | 'desk' | 'page' | 'file'

/**
 * Gives each request an id that stands in its reply, in the log, in errors that a shopper sees and in mails, and counts
 * how long requests take.
 */
export function observeRequests(
  app: FastifyInstance,
  { callOf, register }: { callOf: (request: FastifyRequest) => string; register: Registry },
): void {
  const seconds = new Histogram({
    name: 'huella_request_seconds',
    help: 'How long requests take from their head to the end of the reply, by what is asked for',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  const failed = new Counter({
    name: 'huella_failed_requests_total',
    help: 'Requests that were answered with 500 or more, by the call',
    labelNames: ['call', 'status'],
    registers: [register],
  })

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    whileAnswering({ id: request.id, call: callOf(request) }, done)
  })

  app.addHook('onResponse', (request, reply, done) => {
    const call = callOf(request)
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    seconds.observe({ kind: kindOf(call, request), status }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failed.inc({ call, status: `${reply.statusCode}` })
    done()
  })
}

function kindOf(call: string, { routeOptions }: FastifyRequest): RequestKind {
  if (call.startsWith('staff/')) return 'desk'
  if (routeOptions.url?.startsWith('/api/')) return 'call'
  return call === 'page' ? 'page' : 'file'
}
