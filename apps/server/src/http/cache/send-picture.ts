import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasAlready } from './send-cached.ts'

/**
 * Sends a picture that stays as it is under its name, or 304 to a browser that has it already. `kept` is its
 * Cache-Control: when that is over, a browser asks by the tag and is sent nothing again.
 */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, name, type, kept }: { bytes: Buffer; name: string; type: 'avif' | 'webp'; kept: string },
): FastifyReply {
  const etag = `"${name}"`
  reply.headers({ etag, 'cache-control': kept })
  const had = request.headers['if-none-match']
  if (had !== undefined && hasAlready(had, etag)) return reply.code(304).send()
  return reply.header('content-type', `image/${type}`).send(bytes)
}
