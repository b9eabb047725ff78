import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type CachedReply, type Encoding } from './reply-cache.ts'

const publicReply = { vary: 'accept-encoding', 'cache-control': 'no-cache' }

/** What can be sent as bytes; `weak` where its bytes are not the same each time. */
export type Sendable = Pick<CachedReply, 'status' | 'contentType' | 'compressible' | 'etagOf' | 'bytes'> & {
  weak?: boolean
}

/** The encoding in which a reply goes to who asks. */
export function encodingOf(request: FastifyRequest, entry: Pick<Sendable, 'compressible'>): Encoding {
  return entry.compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity'
}

/**
 * Sends kept bytes with their ETag, or 304 when the client has them already. `headers` may say that the
 * reply depends on more than its encoding, or that nobody is to keep it. The bytes go out as they are,
 * past what Fastify would do to a reply that is still to be made: this is the way that most requests take.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Sendable,
  headers: Record<string, string> = publicReply,
): FastifyReply {
  const had = request.headers['if-none-match']
  const encoding = encodingOf(request, entry)
  const etag = entry.etagOf(encoding)
  const made = reply.getHeaders()
  const own = { ...made, ...headers, etag: entry.weak ? `W/${etag}` : etag } as Record<
    string,
    string | number
  >
  // Another site's page may have been let in: the reply then depends on who asks.
  if (made.vary && headers.vary) own.vary = `${headers.vary}, ${made.vary}`
  reply.hijack()
  if (entry.status === 200 && had !== undefined && hasAlready(had, etag)) {
    // The client shows the page that it has, under the policy that came with that page's nonce.
    delete own['content-security-policy']
    reply.raw.writeHead(304, own).end()
    return reply
  }
  const bytes = entry.bytes(encoding)
  own['content-type'] = entry.contentType
  own['content-length'] = bytes.length
  if (encoding !== 'identity') own['content-encoding'] = encoding
  reply.raw.writeHead(entry.status, own).end(bytes)
  return reply
}

/** Whether If-None-Match names the tag; a proxy that compressed the reply has marked it weak. */
function hasAlready(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.some((tag) => tag === etag || tag === '*')
}
