import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { SingleFlight } from '../cache/single-flight.ts'

/** The pieces of a file, each written as soon as it is read. */
export type Pieces = () => AsyncIterable<string>

type Made = { bytes: Buffer; etag: string; version: number; at: number }

/** So long, in ms, one that was made is given, whatever changes: whoever asks often has it made no more often. */
const leastAge = 5 * 60_000

/**
 * Files about everything that the shop has, which would be too large to hold as text: each is written piece by piece
 * into a compressor, one file at a time, and what is held is what went out of it. Who asks while one is made waits for
 * the same one.
 */
export class LargeFiles {
  readonly #cache: Pick<ReplyCache, 'version'>
  readonly #clock: { now(): number }
  readonly #made = new Map<string, Made>()
  readonly #underWay = new SingleFlight<Made>()
  readonly #oneAtATime = pLimit(1)

  constructor(cache: Pick<ReplyCache, 'version'>, clock: { now(): number } = performance) {
    this.#cache = cache
    this.#clock = clock
  }

  /** Sends the file of that name, made of these pieces where there is none yet, or one that is too old. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: { name: string; contentType: string; pieces: Pieces },
  ): Promise<FastifyReply> {
    const { bytes, etag } = await this.#read(file.name, file.pieces)
    reply.headers({
      'content-type': file.contentType,
      'cache-control': `public, max-age=${leastAge / 1000}`,
      vary: 'accept-encoding',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'gzip').send(bytes)
    return reply.send(Readable.from([bytes]).pipe(createGunzip()))
  }

  async #read(name: string, pieces: Pieces): Promise<Made> {
    const known = this.#made.get(name)
    if (known && (known.version === this.#cache.version || this.#clock.now() - known.at < leastAge))
      return known
    return this.#underWay.run(name, () => this.#oneAtATime(() => this.#make(name, pieces)))
  }

  async #make(name: string, pieces: Pieces): Promise<Made> {
    const { version } = this.#cache
    const chunks: Buffer[] = []
    await pipeline(Readable.from(pieces()), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) chunks.push(chunk)
    })
    const bytes = Buffer.concat(chunks)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    const made = { bytes, etag, version, at: this.#clock.now() }
    this.#made.set(name, made)
    return made
  }
}
