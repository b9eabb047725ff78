import type { Call } from '#contract/calls.ts'
import { isRefusal, type Refusal } from '../../refusals/refusal.ts'
import { CachedReply } from '../cache/cached-reply.ts'
import { canonicalText } from '../cache/known-keys.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { SingleFlight } from '../cache/single-flight.ts'
import { readRequest } from './read-request.ts'

const contentType = 'application/json; charset=utf-8'

/** Makes a reply; tells `tag` which products it shows. */
export type MakeReply = (input: unknown, tag: (productIds: readonly number[]) => void) => Promise<unknown>

/**
 * A call whose reply is the same for everybody, cached by what it was asked: parameters that it does not know, their
 * order and the spelling of the address make no other reply. Those who ask at the same time share one reading.
 */
export class CachedCall {
  readonly #call: Call
  readonly #make: MakeReply
  readonly #cache: ReplyCache
  readonly #underWay = new SingleFlight<CachedReply | Refusal>()

  constructor(call: Call, make: MakeReply, cache: ReplyCache) {
    this.#call = call
    this.#make = make
    this.#cache = cache
  }

  /** The key of what was asked, as the call's schema has parsed it. */
  keyOf(input: unknown): string {
    return `call ${this.#call.name} ${canonicalText(input)}`
  }

  /** As who asks over the wire would get it, from parameters of an address. */
  async readWire(parameters: Readonly<Record<string, string>>): Promise<CachedReply | Refusal> {
    const input = readRequest(this.#call, parameters)
    return isRefusal(input) ? input : this.read(this.keyOf(input.data), input.data)
  }

  async read(key: string, input: unknown): Promise<CachedReply | Refusal> {
    const cached = this.#cache.get(key)
    if (cached) return cached
    // Who asks after a change does not wait for what was read before it.
    return this.#underWay.run(`${this.#cache.version} ${key}`, () => this.#readAgain(key, input))
  }

  async #readAgain(key: string, input: unknown): Promise<CachedReply | Refusal> {
    const readSince = this.#cache.version
    let tags: readonly number[] = []
    const result = await this.#make(input, (productIds) => {
      tags = [...tags, ...productIds]
    })
    if (isRefusal(result)) return result
    const entry = await CachedReply.of(replyText(this.#call, result), { contentType, tags })
    this.#cache.put(key, entry, readSince)
    return entry
  }
}

/** Parsing strips what the contract does not name, so that a column can never leak. */
export const replyText = (call: Call, result: unknown): string => JSON.stringify(call.reply.parse(result))
