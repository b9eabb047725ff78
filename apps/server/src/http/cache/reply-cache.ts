import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Which products a reply shows: it goes stale with any of them. `'any'` goes stale with every change. */
export type Tags = readonly number[] | 'any'

/** `isStockOnly` where only the number of units has changed, and nothing began or ceased to be available. */
export type Change = { products: readonly number[]; isStockOnly?: boolean } | 'everything'

const mostBytes = 128 * 1024 * 1024
const rememberedChanges = 512
/** About what one product's place in the index weighs. */
const bytesOfTag = 64
/** Below this many bytes compressing costs more than it saves. */
const worthCompressing = 1024

/** A reply kept as the bytes that go out; each encoding is made once, when it is first asked for. */
export class CachedReply {
  readonly body: Buffer
  readonly contentType: string
  readonly status: number
  readonly tags: Tags
  readonly #etags: Record<Encoding, string>
  #br: Buffer | undefined
  #gzip: Buffer | undefined

  constructor(body: Buffer, contentType: string, tags: Tags, status = 200) {
    this.body = body
    this.contentType = contentType
    this.status = status
    this.tags = tags
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    this.#etags = { identity: `"${digest}"`, br: `"${digest}-br"`, gzip: `"${digest}-gzip"` }
  }

  /** The tag of the bytes as they go out: other bytes, another tag. */
  etagOf(encoding: Encoding): string {
    return this.#etags[encoding]
  }

  get compressible(): boolean {
    return this.body.length >= worthCompressing
  }

  bytes(encoding: Encoding): Buffer {
    if (encoding === 'identity' || !this.compressible) return this.body
    if (encoding === 'br') {
      this.#br ??= brotliCompressSync(this.body, {
        params: { [zlib.BROTLI_PARAM_QUALITY]: 6, [zlib.BROTLI_PARAM_SIZE_HINT]: this.body.length },
      })
      return this.#br
    }
    this.#gzip ??= gzipSync(this.body)
    return this.#gzip
  }
}

/**
 * Replies and rendered pages that are the same for everyone, bounded in bytes. Nothing outlives the
 * notification of a change to what it shows: an entry made from a reading that began before the
 * change is not kept either. `pause` empties it and keeps nothing until `resume`, for when changes
 * cannot be heard.
 */
export class ReplyCache {
  readonly #entries: LRUCache<string, CachedReply>
  readonly #keysByProduct = new Map<number, Set<string>>()
  readonly #volatileKeys = new Set<string>()
  #changes: { at: number; products: ReadonlySet<number> | null }[] = []
  #moment = 0
  #listening = false

  constructor(maxBytes = mostBytes) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // Both compressed forms may come to stand beside the body, and the key beside each tag.
      sizeCalculation: (entry, key) =>
        entry.body.length * 3 + key.length * 2 + entry.tags.length * bytesOfTag + 256,
      dispose: (entry, key) => this.#forget(key, entry.tags),
    })
  }

  /** Whether anything is kept now: only while changes can be heard. */
  get isKeeping(): boolean {
    return this.#listening
  }

  /** The moment to pass to `put` for something that is read from now on. */
  get moment(): number {
    return this.#moment
  }

  get(key: string): CachedReply | undefined {
    return this.#entries.get(key)
  }

  put(key: string, entry: CachedReply, readSince: number): void {
    if (!this.#listening || this.#staleSince(readSince, entry.tags)) return
    this.#entries.set(key, entry)
    if (!this.#entries.has(key)) return
    if (entry.tags === 'any') {
      this.#volatileKeys.add(key)
      return
    }
    for (const product of entry.tags) {
      const keys = this.#keysByProduct.get(product)
      if (keys) keys.add(key)
      else this.#keysByProduct.set(product, new Set([key]))
    }
  }

  apply(change: Change): void {
    this.#moment += 1
    this.#changes.push({
      at: this.#moment,
      products: change === 'everything' ? null : new Set(change.products),
    })
    if (this.#changes.length > rememberedChanges) this.#changes = this.#changes.slice(-rememberedChanges / 2)
    if (change === 'everything') {
      this.#entries.clear()
      return
    }
    const stale = new Set(this.#volatileKeys)
    for (const product of change.products) {
      for (const key of this.#keysByProduct.get(product) ?? []) stale.add(key)
    }
    for (const key of stale) this.#entries.delete(key)
  }

  pause(): void {
    this.#listening = false
    this.apply('everything')
  }

  resume(): void {
    this.apply('everything')
    this.#listening = true
  }

  #staleSince(readSince: number, tags: Tags): boolean {
    if (readSince === this.#moment) return false
    const oldest = this.#changes[0]
    if (!oldest || oldest.at > readSince + 1) return true
    return this.#changes.some(
      ({ at, products }) =>
        at > readSince && (products === null || tags === 'any' || tags.some((tag) => products.has(tag))),
    )
  }

  #forget(key: string, tags: Tags): void {
    if (tags === 'any') {
      this.#volatileKeys.delete(key)
      return
    }
    for (const product of tags) {
      const keys = this.#keysByProduct.get(product)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByProduct.delete(product)
    }
  }
}

/** The best encoding that a client takes, by its Accept-Encoding header. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(header)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/i.test(header)) return 'gzip'
  return 'identity'
}
