import type { FastifyInstance } from 'fastify'
import { refuse } from '../../refusals/refusal.ts'
import { sendRefusal } from '../errors.ts'

/**
 * Holds multipart forms to the limit of every other body, in bytes: their parser limits each field and
 * not the whole. The length that is said is the most that is read; one that says none is refused.
 */
export function limitMultipart(app: FastifyInstance, bodyLimit: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers
    if (!/^multipart\//i.test(type)) return done()
    if (length === undefined) return void sendRefusal(request, reply, refuse('INVALID_REQUEST'))
    if (Number(length) > bodyLimit) return void sendRefusal(request, reply, refuse('BODY_TOO_LARGE'))
    done()
  })
}
