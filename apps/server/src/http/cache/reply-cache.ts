import { LRUCache } from 'lru-cache'
import type { CachedReply, Tags } from './cached-reply.ts'

/** `isStockOnly` where only the number of units has changed, and nothing began or ceased to be available. */
export type Change = { products: readonly number[]; isStockOnly?: boolean } | 'everything'

const rememberedChanges = 512
/**
 * Some replies change by the hour alone, announced by nobody, such as those with a campaign that ends. So long, in ms,
 * may it still be seen, and what else was not announced.
 */
const mostAge = 5 * 60_000
type Remembered = {
  at: number
  /** null for everything. */
  products: ReadonlySet<number> | null
  isStockOnly: boolean
  time: number
}

/** About what one product's place in the index weighs. */
const bytesOfTag = 64
/** About what an entry weighs beside its body, its tags and its key, which has two bytes a character. */
const bytesOfEntry = 512

/**
 * Replies and rendered pages that are the same for everyone, bounded in bytes. Nothing outlives the
 * notification of a change to what it shows: an entry made from a reading that began before the
 * change is not cached either, nor is anything kept for more than some minutes. What may lag is still given by
 * `getLagging` for a bounded time after a change of the number of units alone. `pause` empties it and caches nothing
 * until `resume`, for when changes cannot be heard.
 */
export class ReplyCache {
  readonly #entries: LRUCache<string, CachedReply>
  readonly #keysByProduct = new Map<number, Set<string>>()
  readonly #volatileKeys = new Set<string>()
  /** Since when, on the clock, what lags shows units that have moved. */
  readonly #laggingSince = new Map<string, number>()
  readonly #clock: { now(): number }
  readonly #mostLag: number
  #changes: Remembered[] = []
  #version = 0
  #listening = false

  /** `clock` gives a time in ms that never goes back; `mostLag` is in ms. */
  constructor(maxBytes: number, clock: { now(): number } = performance, mostLag = 0) {
    this.#clock = clock
    this.#mostLag = mostLag
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      ttl: mostAge,
      perf: clock,
      ttlResolution: 0,
      sizeCalculation: (entry, key) =>
        entry.storedBytes + key.length * 2 + entry.tags.length * bytesOfTag + bytesOfEntry,
      dispose: (entry, key) => this.#forget(key, entry.tags),
    })
  }

  /** Whether anything is cached now: only while changes can be heard. */
  get isActive(): boolean {
    return this.#listening
  }

  /** The version to pass to `put` for something that is read from now on. */
  get version(): number {
    return this.#version
  }

  get(key: string): CachedReply | undefined {
    return this.#laggingSince.has(key) ? undefined : this.#entries.get(key)
  }

  /**
   * What shows units that have moved since, for as long as it may. From half of that time on it is `due` to be made
   * again: not before, so that buyers who never pause do not have it made without a pause.
   */
  getLagging(key: string): { entry: CachedReply; isDue: boolean } | undefined {
    const since = this.#laggingSince.get(key)
    const lag = since === undefined ? this.#mostLag : this.#clock.now() - since
    const entry = lag < this.#mostLag && this.#entries.get(key)
    return entry ? { entry, isDue: lag >= this.#mostLag / 2 } : undefined
  }

  put(key: string, entry: CachedReply, readSince: number): void {
    const missed = this.#missedBy(readSince, entry)
    if (!this.#listening || missed === 'too much') return
    this.#entries.set(key, entry)
    if (!this.#entries.has(key)) return
    if (missed === null) this.#laggingSince.delete(key)
    else this.#laggingSince.set(key, missed)
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
    this.#version += 1
    const isStockOnly = change !== 'everything' && change.isStockOnly === true
    this.#changes.push({
      at: this.#version,
      products: change === 'everything' ? null : new Set(change.products),
      isStockOnly,
      time: this.#clock.now(),
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
    for (const key of stale) {
      if (!isStockOnly || !this.#mayLag(key)) this.#entries.delete(key)
      else if (!this.#laggingSince.has(key)) this.#laggingSince.set(key, this.#clock.now())
    }
  }

  pause(): void {
    this.#listening = false
    this.apply('everything')
  }

  resume(): void {
    this.apply('everything')
    this.#listening = true
  }

  /**
   * Since when it lags behind what has changed while it was read; null where nothing of it has changed, and `too much`
   * where it must not be shown at all.
   */
  #missedBy(readSince: number, { tags, mayLag }: CachedReply): number | null | 'too much' {
    if (readSince === this.#version) return null
    const oldest = this.#changes[0]
    if (!oldest || oldest.at > readSince + 1) return 'too much'
    const missed = this.#changes.filter(
      ({ at, products }) =>
        at > readSince && (products === null || tags === 'any' || tags.some((tag) => products.has(tag))),
    )
    if (missed.some(({ isStockOnly }) => !isStockOnly || !mayLag || this.#mostLag === 0)) return 'too much'
    return missed[0]?.time ?? null
  }

  #mayLag(key: string): boolean {
    return this.#mostLag > 0 && this.#entries.peek(key)?.mayLag === true
  }

  #forget(key: string, tags: Tags): void {
    this.#laggingSince.delete(key)
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
