import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type CachedReply } from './reply-cache.ts'

/** Sends kept bytes with their ETag, or 304 when the client has them already. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, entry: CachedReply): FastifyReply {
  const { headers } = request
  const encoding = entry.compressible ? acceptedEncoding(headers['accept-encoding']) : 'identity'
  const etag = encoding === 'identity' ? entry.etag : `${entry.etag.slice(0, -1)}-${encoding}"`
  reply.header('etag', etag)
  reply.header('cache-control', 'no-cache')
  reply.header('vary', 'accept-encoding')
  if (entry.status === 200 && hasAlready(headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('content-type', entry.contentType)
  return reply.code(entry.status).send(entry.bytes(encoding))
}

/** Whether If-None-Match names the tag; a proxy that compressed the reply has marked it weak. */
function hasAlready(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags?.some((tag) => tag === etag || tag === '*') ?? false
}
