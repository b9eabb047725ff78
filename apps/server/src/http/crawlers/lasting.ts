import type { ReplyCache } from '../cache/reply-cache.ts'
import { SingleFlight } from '../cache/single-flight.ts'

/** So long, in ms, a value stays, whatever changes: whoever asks often has it read no more often. */
export const leastAge = 5 * 60_000

/**
 * What is read of everything that the shop has, by its name: read again once something has changed and it is old enough.
 * Who asks while it is read waits for the same reading.
 */
export class Lasting<Value> {
  readonly #cache: Pick<ReplyCache, 'version'>
  readonly #clock: { now(): number }
  readonly #known = new Map<string, { value: Value; version: number; at: number }>()
  readonly #underWay = new SingleFlight<Value>()

  constructor(cache: Pick<ReplyCache, 'version'>, clock: { now(): number } = performance) {
    this.#cache = cache
    this.#clock = clock
  }

  get(name: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(name)
    const isFresh =
      known && (known.version === this.#cache.version || this.#clock.now() - known.at < leastAge)
    return isFresh ? Promise.resolve(known.value) : this.#underWay.run(name, () => this.#read(name, read))
  }

  async #read(name: string, read: () => Promise<Value>): Promise<Value> {
    const { version } = this.#cache
    const value = await read()
    this.#known.set(name, { value, version, at: this.#clock.now() })
    return value
  }
}
