import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { refuse } from '../../refusals/refused.ts'
import { sendRefusal } from '../wire/errors.ts'

/**
 * What is measured, for a collector (Prometheus' text). Whoever may not read it is told that there is nothing:
 * with a token, it is asked of everybody; without one, only this machine may, and only by itself, since what
 * a proxy hands on comes from this machine too.
 */
export async function metricsRoute(
  app: FastifyInstance,
  { register, token }: { register: Registry; token: string | undefined },
): Promise<void> {
  app.get('/metrics', async (request, reply) => {
    const isWelcome = token === undefined ? isLocal(request) : hasToken(request, token)
    if (!isWelcome) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
}

const handedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  const isHere = address === '::1' || /^127\./.test(address)
  return isHere && !handedOn.some((name) => name in headers)
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
