import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Call, type CallName, type CallNamed, calls } from '#contract/calls.ts'
import type { Verb } from '#contract/define-call.ts'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import type { Session, SessionsService } from '../customers/sessions.service.ts'
import { errorLanguage, refuseMisfit, sendRefusal } from './errors.ts'
import { isRefused, type Refused, refuse } from './refused.ts'
import { CachedReply, type ReplyCache } from './reply-cache.ts'
import { sendCached } from './send-cached.ts'

export interface CallContext {
  request: FastifyRequest
  reply: FastifyReply
  /** Who is asking: never what the request says, always what the cookie proves (D22). */
  session: Session | null
  language: ErrorLanguage
  /** Tells the cache which products a cacheable reply shows. */
  tag(productIds: readonly number[]): void
}

export type Handler<Name extends CallName> = (
  input: z.output<CallNamed<Name>['request']>,
  context: CallContext,
) => Promise<z.input<CallNamed<Name>['reply']> | Refused>

export type Handlers = { [Name in CallName]?: Handler<Name> }

export interface CallDependencies {
  appToken: string
  sessions: SessionsService
  cache: ReplyCache
}

const jsonType = 'application/json; charset=utf-8'

const isPosted = (call: Call) => (call.verbs as readonly Verb[]).includes('POST')

/** The calls that answer POST, and those that never carry a body. */
export const postedCalls = calls.filter(isPosted)
export const readingCalls = calls.filter((call) => !isPosted(call))

/** Registers calls of the contract under `/api`. A call without a handler is a fault at start-up. */
export function registerCalls(
  app: FastifyInstance,
  chosen: readonly Call[],
  handlers: Handlers,
  dependencies: CallDependencies,
): void {
  for (const call of chosen) {
    const handler = handlers[call.name]
    if (!handler) throw new Error(`The call ${call.name} has no handler.`)
    registerCall(app, call, handler as unknown as AnyHandler, dependencies)
  }
}

type AnyHandler = (input: unknown, context: CallContext) => Promise<unknown>

function registerCall(
  app: FastifyInstance,
  call: Call,
  handler: AnyHandler,
  dependencies: CallDependencies,
): void {
  const { appToken, sessions, cache } = dependencies
  const url = `/api/${call.name}`
  const verbs: readonly Verb[] = call.verbs
  const cacheable = 'cacheable' in call && call.cacheable

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refused = refuseCaller(request, appToken, cacheable)
    if (refused) return sendRefusal(request, reply, refused)

    const session = cacheable ? null : await sessions.resolve(request)
    if (call.access === 'session' && !session) return sendRefusal(request, reply, refuse('SESSION_REQUIRED'))
    if (request.method === 'POST' && session && !sessions.xsrfOk(request, session)) {
      return sendRefusal(request, reply, refuse('XSRF_INVALID'))
    }

    const sent = request.method === 'POST' ? (request.body ?? {}) : request.query
    const input = call.request.safeParse(sent, { reportInput: true })
    if (!input.success) return sendRefusal(request, reply, refuseMisfit(input.error.issues))

    const readSince = cache.moment
    let tags: readonly number[] = []
    const result = await handler(input.data, {
      request,
      reply,
      session,
      language: errorLanguage(request.headers['accept-language']),
      tag: (productIds) => {
        tags = [...tags, ...productIds]
      },
    })
    if (isRefused(result)) return sendRefusal(request, reply, result)

    // Parsing strips what the contract does not name, so that a column can never leak.
    const body = JSON.stringify(call.reply.parse(result))
    if (!cacheable) {
      return reply.header('cache-control', 'no-store').header('content-type', jsonType).send(body)
    }
    const entry = new CachedReply(Buffer.from(body), jsonType, tags)
    // The address alone names what is kept: a body says more than its address does.
    if (request.method !== 'POST') cache.put(request.url, entry, readSince)
    return sendCached(request, reply, entry)
  }

  app.route({
    method: [...verbs],
    url,
    ...(cacheable && {
      onRequest: (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
        const entry = request.method === 'POST' ? undefined : cache.get(request.url)
        if (entry) sendCached(request, reply, entry)
        else done()
      },
    }),
    handler: answer,
  })
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((verb) => !verbs.includes(verb as Verb))
  const refuseVerb = (request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(request, reply.header('allow', verbs.join(', ')), refuse('METHOD_NOT_ALLOWED'))
  // Refused before a body is read, whatever it is.
  app.route({
    method: others,
    url,
    onRequest: async (request, reply) => refuseVerb(request, reply),
    handler: refuseVerb,
  })
}

/** Refuses a caller without the application's token (D21), and another site's page where that could matter (D23). */
function refuseCaller(
  request: FastifyRequest,
  appToken: string,
  cacheable: boolean | undefined,
): Refused | null {
  const { token_authentication: token } = request.query as { token_authentication?: unknown }
  if (typeof token !== 'string' || !sameText(token, appToken)) return refuse('APP_TOKEN_INVALID')
  if (!cacheable && request.headers['sec-fetch-site'] === 'cross-site') return refuse('CROSS_SITE')
  return null
}

function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
