import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedReply } from './cached-reply.ts'

export const publicReply = { vary: 'accept-encoding', 'cache-control': 'no-cache' }

/**
 * Sends cached bytes with their ETag, or 304 when the client has them already. `headers` may say that the
 * reply depends on more than its encoding, or that nobody is to keep it. The bytes go out as they are,
 * past what Fastify would do to a reply that is still to be made: this is the way that most requests take.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: CachedReply,
  headers: Record<string, string> = publicReply,
): FastifyReply {
  const had = request.headers['if-none-match']
  const encoding = entry.encodingFor(request.headers['accept-encoding'])
  const etag = entry.etagOf(encoding)
  const made = reply.getHeaders()
  const own = { ...made, ...headers, ...entry.headers, etag } as Record<string, string | number>
  // Another site's page may have been let in: the reply then depends on who asks.
  if (made.vary && headers.vary) own.vary = `${headers.vary}, ${made.vary}`
  reply.hijack()
  if (entry.status === 200 && had !== undefined && hasAlready(had, etag)) {
    reply.raw.writeHead(304, own).end()
    return reply
  }
  own['content-type'] = entry.contentType
  if (encoding !== 'identity') own['content-encoding'] = encoding
  const write = (bytes: Buffer) => {
    own['content-length'] = bytes.length
    reply.raw.writeHead(entry.status, own).end(bytes)
  }
  const bytes = entry.bytes(encoding)
  if (Buffer.isBuffer(bytes)) write(bytes)
  else bytes.then(write, (error: Error) => reply.raw.destroy(error))
  return reply
}

/** Whether If-None-Match names the tag; a proxy that compressed the reply has marked it weak. */
export function hasAlready(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.some((tag) => tag === etag || tag === '*')
}
