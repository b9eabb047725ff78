import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { handleClientError } from '../errors.ts'

/** Until when a request's body has to have come, in ms; larger ones of those who may send them get longer. */
export const usualBodyMs = 30_000

/** The slowest line on which the largest body still arrives, in bytes a second: half a megabit. */
const slowestLine = 64_000

/** How long a body of so many bytes may take, in ms. */
export const bodyMs = (bytes: number): number => usualBodyMs + Math.ceil((bytes / slowestLine) * 1000)

const bounds = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Cuts requests whose bodies have not come within `ms`, unless `allowBody` has given them longer meanwhile. Whoever
 * answers them: an address that cannot be read and a preflight of another origin are answered before any hook.
 */
export function boundBodies(app: FastifyInstance, ms = usualBodyMs): void {
  app.server.prependListener('request', (raw: IncomingMessage) => {
    const { headers } = raw
    const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
    if (hasBody) bound(raw, ms)
  })
}

/** Lets the body of a request take so many ms from now on. */
export function allowBody({ raw }: FastifyRequest, ms: number): void {
  if (bounds.has(raw)) bound(raw, ms)
}

function bound(raw: IncomingMessage, ms: number): void {
  const before = bounds.get(raw)
  clearTimeout(before)
  if (raw.complete) return
  const cut = setTimeout(() => {
    if (!raw.complete) handleClientError(new Error('A request has not come whole.'), raw.socket)
  }, ms)
  cut.unref()
  if (!before) raw.once('close', () => clearTimeout(bounds.get(raw)))
  bounds.set(raw, cut)
}
