import { LRUCache } from 'lru-cache'
import type { Call } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { isRefusal, type Refusal } from '../../refusals/refusal.ts'
import { CachedReply } from '../cache/cached-reply.ts'
import { canonicalText } from '../cache/known-keys.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { SingleFlight } from '../cache/single-flight.ts'
import { contentLanguage } from './content-language.ts'
import { readRequest } from './read-request.ts'
import { ReplyWithTexts } from './reply-with-texts.ts'

const contentType = 'application/json; charset=utf-8'

/** Of how many replies the data are held ready: those of the header, the menus and the footer stand in every page. */
const mostReady = 20

/** Replies that a page alone is made of: it is kept itself, and nobody would ask for its reply as it goes over the wire. */
const shownByOnePage = new Set(['ver-producto'])

/** Makes a reply in a language; tells `tag` which products it shows. */
export type MakeReply = (
  input: unknown,
  tag: (productIds: readonly number[]) => void,
  language: ShopLanguage,
) => Promise<unknown>

type OnMade = (reply: CachedReply, text: string) => void

/** What a call was asked, and under which key its reply is cached. */
export type Asked = { key: string; input: unknown; language: ShopLanguage }

/**
 * A call whose reply is the same for everybody, cached by what it was asked: parameters that it does not know, their
 * order and the spelling of the address make no other reply. Those who ask at the same time share one reading.
 */
export class CachedCall {
  readonly #call: Call
  readonly #make: MakeReply
  readonly #cache: ReplyCache
  readonly #isTranslated: boolean
  readonly #underWay = new SingleFlight<CachedReply | Refusal>()
  readonly #ready = new LRUCache<CachedReply, object>({ max: mostReady })

  constructor(call: Call, make: MakeReply, cache: ReplyCache) {
    this.#call = call
    this.#make = make
    this.#cache = cache
    this.#isTranslated = (call as CallDefinition).translated === true
  }

  /**
   * What was asked, as the call's schema has parsed it, and in which language: what `sent` names, whatever the
   * browser prefers, so that an address has one reply (decision 0172).
   */
  askedFor(input: unknown, sent: unknown): Asked {
    const language = this.#isTranslated ? contentLanguage(sent, 'es') : 'es'
    return { key: `call ${language} ${this.#call.name} ${canonicalText(input)}`, input, language }
  }

  /** What parameters of an address ask for, read as those of the wire are. */
  readParameters(parameters: Readonly<Record<string, string>>): Asked | Refusal {
    const input = readRequest(this.#call, parameters)
    return isRefusal(input) ? input : this.askedFor(input.data, parameters)
  }

  /** The data of a reply, which nobody may change. */
  async readData(asked: Asked): Promise<object | Refusal> {
    if (shownByOnePage.has(this.#call.name) && !this.#cache.get(asked.key)) return this.#readOnce(asked)
    const reply = await this.read(asked, (made, text) => this.#hold(made, text))
    if (isRefusal(reply)) return reply
    return this.#ready.get(reply) ?? this.#hold(reply, (await reply.bytes('identity')).toString())
  }

  /** Data that are neither compressed nor kept. */
  async #readOnce({ input, language }: Asked): Promise<object | Refusal> {
    const result = await this.#make(input, () => undefined, language)
    return isRefusal(result) ? result : freeze(JSON.parse(replyText(this.#call, result)))
  }

  #hold(reply: CachedReply, text: string): object {
    const data = freeze(JSON.parse(text))
    this.#ready.set(reply, data)
    return data
  }

  /** `onMade` is told the text of a reply that had to be made. */
  async read(asked: Asked, onMade?: OnMade): Promise<CachedReply | Refusal> {
    const cached = this.#cache.get(asked.key)
    if (cached) return cached
    // Who asks after a change does not wait for what was read before it.
    return this.#underWay.run(`${this.#cache.version} ${asked.key}`, () => this.#readAgain(asked, onMade))
  }

  async #readAgain({ key, input, language }: Asked, onMade?: OnMade): Promise<CachedReply | Refusal> {
    const readSince = this.#cache.version
    let tags: readonly number[] = []
    const tag = (productIds: readonly number[]) => {
      tags = [...tags, ...productIds]
    }
    const result = await this.#make(input, tag, language)
    if (isRefusal(result)) return result
    const text = replyText(this.#call, result)
    const entry = await CachedReply.of(text, { contentType, tags })
    onMade?.(entry, text)
    this.#cache.put(key, entry, readSince)
    return entry
  }
}

/** Parsing strips what the contract does not name, so that a column can never leak. */
export const replyText = (call: Call, result: unknown): string =>
  result instanceof ReplyWithTexts
    ? result.text((reply) => call.reply.parse(reply))
    : JSON.stringify(call.reply.parse(result))

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}
