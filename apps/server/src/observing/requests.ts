import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { type Asked, whileAnswering } from './asked.ts'

/** What a request asked for, as the figures tell it: a call of shoppers, of the desk, a page, or else a file. */
const kinds = ['call', 'desk', 'page', 'file'] as const
type RequestKind = (typeof kinds)[number]

type AskedByRequest = Asked & { kind: RequestKind }

/** What the log and the figures call what is asked for, by the address of its route and the one that was asked. */
export type CallOf = (route: string | undefined, asked: string) => string

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: adds to the library's interface
  interface FastifyRequest {
    /** What it asks for: told once, since Fastify puts together anew what it knows of a route for each who asks. */
    asked: AskedByRequest | null
  }
}

/**
 * Gives each request an id that stands in its reply, in the log, in errors that a shopper sees and in mails, and counts
 * how long requests take.
 */
export function observeRequests(
  app: FastifyInstance,
  { callOf, register }: { callOf: CallOf; register: Registry },
): void {
  const seconds = new Histogram({
    name: 'huella_request_seconds',
    help: 'How long requests take from their head to the end of the reply, by what is asked for',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  // A share of what failed is nothing as long as nothing has, and not unknown.
  for (const kind of kinds) seconds.zero({ kind, status: '5xx' })
  const failed = new Counter({
    name: 'huella_failed_requests_total',
    help: 'Requests that were answered with 500 or more, by the call',
    labelNames: ['call', 'status'],
    registers: [register],
  })

  app.decorateRequest('asked', null)

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const asked = askedBy(request, callOf)
    request.asked = asked
    whileAnswering(asked, done)
  })

  app.addHook('onResponse', (request, reply, done) => {
    const { call, kind } = request.asked ?? askedBy(request, callOf)
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    seconds.observe({ kind, status }, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500) failed.inc({ call, status: `${reply.statusCode}` })
    done()
  })
}

function askedBy(request: FastifyRequest, callOf: CallOf): AskedByRequest {
  const route = request.routeOptions.url
  const call = callOf(route, request.url)
  return { id: request.id, call, kind: kindOf(call, route) }
}

function kindOf(call: string, route: string | undefined): RequestKind {
  if (call.startsWith('staff/')) return 'desk'
  if (route?.startsWith('/api/')) return 'call'
  return call === 'page' ? 'page' : 'file'
}
