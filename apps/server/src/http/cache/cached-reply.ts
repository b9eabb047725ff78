import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, gzip, constants as zlib } from 'node:zlib'
import { SingleFlight } from './single-flight.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Which products a reply shows: it goes stale with any of them. `'any'` goes stale with every change. */
export type Tags = readonly number[] | 'any'

/** Below this many bytes compressing costs more than it saves. */
const worthCompressing = 1024
/**
 * Up to so many bytes, more than any list, two trips to another thread and back take as long as compressing does, and wake a
 * processor that the database could use.
 */
const compressedHere = 64 * 1024
/** What is compressed here stands in it meanwhile; longer than any of it, so that nobody takes all of it for their own. */
const scratch = Buffer.allocUnsafeSlow(compressedHere + 1)
/** A page of 130 kB takes 1 ms of a processor; one level more saves a twentieth of the bytes and takes half as long again. */
const brotliLevel = 3
/**
 * 256 kB, more than any page. The usual 4 MB are counted as held by each reply that is being compressed, so that a busy
 * process marked its whole heap several times a second.
 */
const brotliWindow = 18
const leastChunk = 1024
/** For clients that take no brotli, again each time. */
const gzipLevel = 3
/** Pictures are compressed by themselves. */
const isText = (contentType: string): boolean => !contentType.startsWith('image/')

export type ReplyParts = {
  contentType: string
  tags?: Tags
  /** 200 where left out. */
  status?: number
  /** Whether it may be shown for a moment after the number of units of what it shows has moved. */
  mayLag?: boolean
  /** What goes out with it beside its type and its encoding. */
  headers?: Readonly<Record<string, string>>
}

/** A reply as the bytes that go out, in the one form that most clients take: brotli, where that is worth it. */
export class CachedReply {
  readonly contentType: string
  readonly tags: Tags
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly isCompressed: boolean
  readonly mayLag: boolean
  readonly #bytes: Buffer
  readonly #digest: string
  readonly #underWay = new SingleFlight<Buffer>()

  private constructor(bytes: Buffer, isCompressed: boolean, parts: ReplyParts) {
    this.#bytes = alone(bytes)
    this.isCompressed = isCompressed
    this.#digest = digestOf(bytes, parts)
    this.contentType = parts.contentType
    this.tags = parts.tags ?? []
    this.mayLag = parts.mayLag ?? false
    this.status = parts.status ?? 200
    this.headers = parts.headers ?? {}
  }

  /** Compresses what is large off the event loop. A large text given as a buffer of its own is used up: that buffer is empty afterwards. */
  static async of(body: string | Buffer, parts: ReplyParts): Promise<CachedReply> {
    const bytes = bytesOf(body)
    if (bytes.length < worthCompressing || !isText(parts.contentType))
      return new CachedReply(bytes, false, parts)
    const params = {
      [zlib.BROTLI_PARAM_QUALITY]: brotliLevel,
      [zlib.BROTLI_PARAM_LGWIN]: brotliWindow,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    if (bytes.length <= compressedHere) {
      const chunkSize = Math.max(leastChunk, bytes.length >> 2)
      return new CachedReply(brotliCompressSync(bytes, { params, chunkSize }), true, parts)
    }
    // What comes out fits one piece as a rule, and takes one trip to another thread.
    const compressed = await compress(bytes, { params, chunkSize: bytes.length >> 2 })
    giveBack(bytes)
    return new CachedReply(compressed, true, parts)
  }

  /** What it weighs in memory, without its tags. */
  get storedBytes(): number {
    return this.#bytes.length
  }

  /** The encoding in which it goes to a client with this Accept-Encoding header. */
  encodingFor(header: string | undefined): Encoding {
    return this.isCompressed ? acceptedEncoding(header) : 'identity'
  }

  /** The tag of the bytes as they go out: other bytes or other headers, another tag. */
  etagOf(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#digest}"` : `"${this.#digest}-${encoding}"`
  }

  /** At once in the form that is cached; any other is made off the event loop, once for those who ask meanwhile. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    if (!this.isCompressed || encoding === 'br') return this.#bytes
    return this.#underWay.run(encoding, async () => {
      const body = await decompress(this.#bytes)
      return encoding === 'identity' ? body : toGzip(body, { level: gzipLevel })
    })
  }
}

/** Of a text that is compressed here they hold until the next one. */
function bytesOf(body: string | Buffer): Buffer {
  if (typeof body !== 'string') return body
  return Buffer.byteLength(body) <= compressedHere
    ? scratch.subarray(0, scratch.write(body))
    : Buffer.from(body)
}

/**
 * Node's compressor holds on to what it was given until the whole heap is marked. 64 MB outside of the heap make V8 mark it, which
 * 200 pages come to: so it was marked again before a second was over (0592).
 */
function giveBack({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0)
}

/** A part of a larger piece would hold on to all of it: what is compressed stands in a piece a quarter as long as its text. */
function alone(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

/** Of the bytes as they are cached: the same body compresses to the same. */
function digestOf(bytes: Buffer, { headers }: ReplyParts): string {
  const hash = createHash('sha256')
  if (headers) hash.update(JSON.stringify(headers))
  return hash.update(bytes).digest('base64url').slice(0, 22)
}

/** The best encoding that a client takes, by its Accept-Encoding header. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(header)) return 'br'
  return takesGzip(header) ? 'gzip' : 'identity'
}

export const takesGzip = (header: string | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(header ?? '')
