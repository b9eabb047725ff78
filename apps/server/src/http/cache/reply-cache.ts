import { LRUCache } from 'lru-cache'
import type { CachedReply, Tags } from './cached-reply.ts'

/** `isStockOnly` where only the number of units has changed, and nothing began or ceased to be available. */
export type Change = { products: readonly number[]; isStockOnly?: boolean } | 'everything'

const mostBytes = 128 * 1024 * 1024
const rememberedChanges = 512
/**
 * Some replies change by the hour alone, announced by nobody, such as those with a campaign that ends. So long, in ms,
 * may it still be seen, and what else was not announced.
 */
const mostAge = 5 * 60_000
/** About what one product's place in the index weighs. */
const bytesOfTag = 64
/** About what an entry weighs beside its body, its tags and its key, which has two bytes a character. */
const bytesOfEntry = 512

/**
 * Replies and rendered pages that are the same for everyone, bounded in bytes. Nothing outlives the
 * notification of a change to what it shows: an entry made from a reading that began before the
 * change is not cached either, nor is anything kept for more than some minutes. `pause` empties it and caches nothing until `resume`, for when changes
 * cannot be heard.
 */
export class ReplyCache {
  readonly #entries: LRUCache<string, CachedReply>
  readonly #keysByProduct = new Map<number, Set<string>>()
  readonly #volatileKeys = new Set<string>()
  #changes: { at: number; products: ReadonlySet<number> | null }[] = []
  #version = 0
  #listening = false

  /** `clock` gives a time in ms that never goes back. */
  constructor(maxBytes = mostBytes, clock: { now(): number } = performance) {
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
    this.#version += 1
    this.#changes.push({
      at: this.#version,
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
    if (readSince === this.#version) return false
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
