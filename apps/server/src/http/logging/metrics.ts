import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { metricsOfAll } from '../../processes/shared-metrics.ts'
import { refuse } from '../../refusals/refusal.ts'
import { sendRefusal } from '../errors.ts'

/**
 * What is measured, for a collector (Prometheus' text) that shows the token. Whoever does not is told that there is
 * nothing, and so is everybody where none is set: what a proxy on this machine hands on looks like this machine.
 */
export async function metricsRoute(
  app: FastifyInstance,
  { register, token }: { register: Registry; token: string | undefined },
): Promise<void> {
  const metrics = metricsOfAll(register)
  app.get('/metrics', async (request, reply) => {
    if (token === undefined || !hasToken(request, token))
      return sendRefusal(request, reply, refuse('NOT_FOUND'))
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await metrics())
  })
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
