import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Call, type CallName, type CallNamed, calls } from '#contract/calls.ts'
import type { CallDefinition, Verb } from '#contract/define-call.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { isRefusal, type Refusal, refuse, refuseTooMany } from '../../refusals/refusal.ts'
import type { CachedReply } from '../cache/cached-reply.ts'
import type { EdgeHeaders } from '../cache/edge.ts'
import { KnownKeys } from '../cache/known-keys.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { publicReply, sendCached } from '../cache/send-cached.ts'
import { errorLanguage, sendRefusal } from '../errors.ts'
import type { Overload } from '../security/overload.ts'
import type { RateLimits } from '../security/rate-limits.ts'
import { allowBody, bodyMs } from '../security/slow-bodies.ts'
import { CachedCall, replyText } from './cached-call.ts'
import { type Caller, type CallerSessions, callerOf, nobody } from './caller.ts'
import { contentLanguage } from './content-language.ts'
import { answeredVerbs } from './other-verbs.ts'
import { readRequest } from './read-request.ts'
import { type Doors, refuseApplication } from './refuse-application.ts'
import type { ReplyWithTexts } from './reply-with-texts.ts'

export type CallContext = Caller & {
  request: FastifyRequest
  reply: FastifyReply
  /** The language that the shop's texts are asked in. */
  language: ShopLanguage
  /** Tells the cache which products a cacheable reply shows. */
  tag(productIds: readonly number[]): void
}

export type Handler<Name extends CallName> = (
  input: z.output<CallNamed<Name>['request']>,
  context: CallContext,
) => Promise<ReplyOf<Name> | ReplyWithTexts<ReplyOf<Name> & object> | Refusal>

type ReplyOf<Name extends CallName> = z.input<CallNamed<Name>['reply']>

export type Handlers = { [Name in CallName]?: Handler<Name> }

export type CallDependencies = CallerSessions &
  Doors & {
    appToken: string
    /** Whether the GET form of calls that carry a password or change state is answered (D23). */
    unsafeGet: boolean
    limits: Pick<RateLimits, 'takeAddress' | 'takeHere' | 'takeTarget' | 'takeTargetOf' | 'remember'>
    cache: ReplyCache
    overload: Pick<Overload, 'admit' | 'retrySeconds'>
    /** What a CDN is told of replies that are the same for everybody, where there is one. */
    edge?: EdgeHeaders | undefined
    /** Runs what makes a reply that is the same for everybody where that is read from; left out, as it stands. */
    readShared?: <Result>(work: () => Promise<Result>) => Promise<Result>
  }

const jsonType = 'application/json; charset=utf-8'

const isPosted = (call: Call) => (call.verbs as readonly Verb[]).includes('POST')

/** The calls that answer POST, and those that never carry a body. */
export const postedCalls = calls.filter(isPosted)
export const readingCalls = calls.filter((call) => !isPosted(call))

/**
 * Registers calls of the contract under `/api`, each by the verbs that it answers, and gives those whose replies are cached,
 * by their names. A call without a handler is a fault at start-up.
 */
export function registerCalls(
  app: FastifyInstance,
  chosen: readonly Call[],
  handlers: Handlers,
  dependencies: CallDependencies,
): Map<string, CachedCall> {
  const keys = new KnownKeys()
  const cachedCalls = new Map<string, CachedCall>()
  for (const call of chosen) {
    const handler = handlers[call.name]
    if (!handler) throw new Error(`The call ${call.name} has no handler.`)
    const cached = registerCall(app, call, handler as unknown as AnyHandler, { ...dependencies, keys })
    if (cached) cachedCalls.set(call.name, cached)
  }
  return cachedCalls
}

type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>

function registerCall(
  app: FastifyInstance,
  call: Call,
  handler: AnyHandler,
  dependencies: CallDependencies & { keys: KnownKeys },
): CachedCall | null {
  const { appToken, cache, keys, limits, corsOrigins, publicUrl, readShared, overload, edge } = dependencies
  const url = `/api/${call.name}`
  const definition: CallDefinition = call
  const { cacheable = false, unsafeGet = false, report = false, limit, bodyBytes, file } = definition
  const counted = limit?.countedAs ?? call.name
  const verbs = answeredVerbs(definition, dependencies.unsafeGet)
  const cached = cacheable
    ? new CachedCall(
        call,
        (input, tag, language) => {
          const make = () => handler(input, { ...nobody, language, tag } as CallContext)
          return readShared ? readShared(make) : make()
        },
        cache,
      )
    : null

  /** Who asks, or why they may not: by the address and the headers alone. */
  const admit = async (request: FastifyRequest): Promise<Caller | Refusal> => {
    const refused = refuseApplication(request, { appToken, corsOrigins, publicUrl, cacheable, unsafeGet })
    if (refused) return refused
    if (limit) {
      const take = report ? limits.takeHere : limits.takeAddress
      const wait = await take(counted, limit.perAddress, request.ip)
      if (wait > 0) return refuseTooMany(wait)
    }
    return cacheable || report ? nobody : callerOf(request, definition, dependencies)
  }
  const admitted = new WeakMap<FastifyRequest, Caller>()

  const kind = report ? 'robot' : cacheable ? 'browsing' : 'buying'
  const isTooMuch = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (overload.admit(request, reply.raw, kind)) return false
    sendRefusal(request, reply.header('retry-after', overload.retrySeconds()), refuse('UNAVAILABLE'))
    return true
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = admitted.get(request) ?? (await admit(request))
    if (isRefusal(caller)) return sendRefusal(request, reply, caller)

    const sent = request.method === 'POST' ? (request.body ?? {}) : request.query
    const input = readRequest(call, sent)
    if (isRefusal(input)) return sendRefusal(request, reply, input)

    const guesser = limit?.perTarget?.isGuessed ? request.ip : undefined
    const target = limit?.perTarget && textOf(input.data, limit.perTarget.field)
    if (limit?.perTarget && target) {
      const wait = limit.perTarget.isOfEach
        ? await limits.takeTargetOf(counted, limit.perTarget, target, request.ip)
        : await limits.takeTarget(counted, limit.perTarget, target, guesser)
      if (wait > 0) return sendRefusal(request, reply, refuseTooMany(wait))
    }

    if (cached) {
      const asked = cached.askedFor(input.data, sent)
      if (request.method === 'GET') keys.set(request.url, asked.key)
      const found = await cached.read(asked)
      return isRefusal(found) ? sendRefusal(request, reply, found) : sendCached(request, reply, found)
    }

    const language = contentLanguage(sent, errorLanguage(request.headers['accept-language']))
    const result = await handler(input.data, { request, reply, ...caller, language, tag: () => undefined })
    if (isRefusal(result)) return sendRefusal(request, reply, result)
    if (guesser !== undefined && target) await limits.remember(counted, target, guesser)
    reply.header('cache-control', 'no-store')
    if (file) return sendFile(reply, file, result as AsyncIterable<Uint8Array>)
    return reply.header('content-type', jsonType).send(replyText(call, result))
  }

  /** Where pages of other sites are let in, a reply depends on who asks: no CDN keeps that. */
  const headersOf = (entry: CachedReply, reply: FastifyReply) =>
    edge && !reply.hasHeader('vary') ? { ...publicReply, ...edge(entry) } : publicReply

  app.route({
    method: [...verbs],
    url,
    onRequest: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      const key = cacheable && request.method !== 'POST' ? keys.get(request.url) : undefined
      const entry = key === undefined ? undefined : cache.get(key)
      if (entry) sendCached(request, reply, entry, headersOf(entry, reply))
      else if (!isTooMuch(request, reply)) done()
    },
    ...(bodyBytes && {
      bodyLimit: bodyBytes,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (isTooMuch(request, reply)) return reply
        const caller = await admit(request)
        if (isRefusal(caller)) return sendRefusal(request, reply, caller)
        admitted.set(request, caller)
        allowBody(request, bodyMs(bodyBytes))
        return undefined
      },
    }),
    handler: answer,
  })
  return cached
}

/** Its length is not known before it has been written. */
const sendFile = (
  reply: FastifyReply,
  { type, name }: NonNullable<CallDefinition['file']>,
  pieces: AsyncIterable<Uint8Array>,
): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(pieces))

/** What a request says in a field, as text; empty when it says nothing there. `path` has dots. */
function textOf(input: unknown, path: string): string {
  let part = input
  for (const name of path.split('.')) {
    part = typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined
  }
  return typeof part === 'string' || typeof part === 'number' ? String(part) : ''
}
