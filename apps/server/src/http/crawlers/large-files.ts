import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { takesGzip } from '../cache/cached-reply.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { Lasting, leastAge } from './lasting.ts'

/** The pieces of a file, each written as soon as it is read. */
export type Pieces = () => AsyncIterable<string>

type Made = { bytes: Buffer; etag: string }

/**
 * Files about everything that the shop has, which would be too large to hold as text: each is written piece by piece
 * into a compressor, one file at a time, and what is held is what went out of it. Who asks while one is made waits for
 * the same one.
 */
export class LargeFiles {
  readonly #made: Lasting<Made>
  readonly #oneAtATime = pLimit(1)

  constructor(cache: Pick<ReplyCache, 'version'>, clock?: { now(): number }) {
    this.#made = new Lasting(cache, clock)
  }

  /** Sends the file of that name, made of these pieces where there is none yet, or one that is too old. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: { name: string; contentType: string; pieces: Pieces },
  ): Promise<FastifyReply> {
    const { bytes, etag } = await this.#made.get(file.name, () => this.#oneAtATime(() => make(file.pieces)))
    reply.headers({
      'content-type': file.contentType,
      'cache-control': `public, max-age=${leastAge / 1000}`,
      vary: 'accept-encoding',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (takesGzip(request.headers['accept-encoding']))
      return reply.header('content-encoding', 'gzip').send(bytes)
    return reply.send(Readable.from([bytes]).pipe(createGunzip()))
  }
}

async function make(pieces: Pieces): Promise<Made> {
  const chunks: Buffer[] = []
  await pipeline(Readable.from(pieces()), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
    for await (const chunk of compressed) chunks.push(chunk)
  })
  const bytes = Buffer.concat(chunks)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
