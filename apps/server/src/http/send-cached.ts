import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type CachedReply } from './reply-cache.ts'

const publicReply = { vary: 'accept-encoding', 'cache-control': 'no-cache' }

/**
 * Sends kept bytes with their ETag, or 304 when the client has them already. `headers` may say that the
 * reply depends on more than its encoding, or that nobody is to keep it.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: CachedReply,
  headers: Record<string, string> = publicReply,
): FastifyReply {
  const { 'accept-encoding': accepted, 'if-none-match': had } = request.headers
  const encoding = entry.compressible ? acceptedEncoding(accepted) : 'identity'
  const etag = entry.etagOf(encoding)
  reply.headers(headers).header('etag', etag)
  if (entry.status === 200 && hasAlready(had, etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('content-type', entry.contentType)
  return reply.code(entry.status).send(entry.bytes(encoding))
}

/** Whether If-None-Match names the tag; a proxy that compressed the reply has marked it weak. */
function hasAlready(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags?.some((tag) => tag === etag || tag === '*') ?? false
}
