import { randomBytes } from 'node:crypto'
import { crc32, createBrotliCompress, createDeflateRaw, constants as zlib } from 'node:zlib'
import { CachedReply, type Encoding, type Tags } from '../cache/reply-cache.ts'
import type { Sendable } from '../cache/send-cached.ts'

/** What a page is rendered with in the place of a response's nonce, which is as long. */
export const NONCE_MARK = '~'.repeat(22)

/** 128 random bits, a new one for each response. */
export const createNonce = (): string => randomBytes(16).toString('base64url')

const PLACE = `nonce="${NONCE_MARK}">`
/** The last two bytes are always these, since what is compressed after them may depend on them. */
const ENDING = '">'
/**
 * Bytes that UTF-8 never has, so that no compressor finds any of them again elsewhere in a page: nothing
 * that comes after may be told as a copy of them.
 */
const stand = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff]
const STAND_IN = Buffer.from([
  ...stand,
  ...stand.slice(0, NONCE_MARK.length - stand.length).reverse(),
  ...Buffer.from(ENDING),
])

/** What goes out before and after the piece that holds the nonce. */
type Around = { before: Buffer; after: Buffer }

/**
 * A page cached as bytes in which each response puts a nonce of its own. Compressed, the piece with the nonce
 * stands uncompressed between two flushed parts, so that nothing is compressed again (decision 0013).
 * `has` tells which encodings are made; `make` makes one, off the event loop.
 */
export class NoncedPage extends CachedReply {
  readonly #pieces: [Buffer, Buffer]
  readonly #made = new Map<Encoding, Around>()
  readonly #making = new Map<Encoding, Promise<void>>()

  /** Throws when the page was not rendered with `NONCE_MARK` as the nonce of its first script. */
  constructor(html: string, contentType: string, tags: Tags, status: number) {
    super(Buffer.from(html), contentType, tags, status)
    const at = this.body.indexOf(PLACE)
    if (at < 0) throw new Error('The storefront was built for another server: run `npm run build`.')
    const start = at + PLACE.indexOf(NONCE_MARK)
    this.#pieces = [this.body.subarray(0, start), this.body.subarray(start + STAND_IN.length)]
    this.#made.set('identity', { before: this.#pieces[0], after: this.#pieces[1] })
  }

  has(encoding: Encoding): boolean {
    return this.#made.has(encoding)
  }

  async make(encoding: Encoding): Promise<void> {
    if (this.has(encoding)) return
    const making =
      this.#making.get(encoding) ??
      this.#compress(encoding)
        .then((around) => void this.#made.set(encoding, around))
        .finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, making)
    await making
  }

  /** What `sendCached` sends as one response. Its tag is weak: the bytes differ by their nonce alone. */
  withNonce(nonce: string): Sendable {
    const { status, contentType, compressible } = this
    return {
      status,
      contentType,
      compressible,
      weak: true,
      etagOf: (encoding) => this.etagOf(encoding),
      bytes: (encoding) => this.bytesWith(encoding, nonce),
    }
  }

  /** The bytes of one response. Throws for an encoding that is not made. */
  bytesWith(encoding: Encoding, nonce: string): Buffer {
    const around = this.#made.get(encoding)
    if (!around || nonce.length !== NONCE_MARK.length) throw new Error('No such page can be sent.')
    const { before, after } = around
    const piece = Buffer.from(nonce + ENDING)
    if (encoding === 'identity') return Buffer.concat([before, piece, after])
    if (encoding === 'br') return Buffer.concat([before, BROTLI_RAW, piece, after])
    return Buffer.concat([GZIP_HEAD, before, DEFLATE_RAW, piece, after, this.#gzipTail(piece)])
  }

  #gzipTail(piece: Buffer): Buffer {
    const [start, end] = this.#pieces
    const tail = Buffer.alloc(8)
    tail.writeUInt32LE(crc32(end, crc32(piece, crc32(start))), 0)
    tail.writeUInt32LE(this.body.length, 4)
    return tail
  }

  async #compress(encoding: Encoding): Promise<Around> {
    const [start, end] = this.#pieces
    const isBrotli = encoding === 'br'
    const stream = isBrotli
      ? createBrotliCompress({
          params: { [zlib.BROTLI_PARAM_QUALITY]: 6, [zlib.BROTLI_PARAM_SIZE_HINT]: this.body.length },
        })
      : createDeflateRaw()
    const flush = isBrotli ? zlib.BROTLI_OPERATION_FLUSH : zlib.Z_SYNC_FLUSH
    let out: Buffer[] = []
    const take = () => {
      const taken = Buffer.concat(out)
      out = []
      return taken
    }
    return new Promise((resolve, reject) => {
      stream.on('data', (chunk: Buffer) => out.push(chunk)).on('error', reject)
      stream.write(start)
      stream.flush(flush, () => {
        const before = take()
        stream.write(STAND_IN)
        stream.flush(flush, () => {
          take()
          stream.on('end', () => resolve({ before, after: take() })).end(end)
        })
      })
    })
  }
}

/** Says that the next bytes stand as they are: a metablock that is not the last, its length less one, and so. */
const BROTLI_RAW = Buffer.alloc(3)
BROTLI_RAW.writeUIntLE(((STAND_IN.length - 1) << 3) | (1 << 19), 0, 3)

/** The same for deflate: a stored block that is not the last, its length and that length's complement. */
const DEFLATE_RAW = Buffer.alloc(5)
DEFLATE_RAW.writeUInt16LE(STAND_IN.length, 1)
DEFLATE_RAW.writeUInt16LE(~STAND_IN.length & 0xffff, 3)

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
