import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { errorStatus } from '#contract/error-codes.ts'
import { isRefusal, type Refusal } from '../../refusals/refusal.ts'
import type { CachedReply } from '../cache/cached-reply.ts'
import type { CachedCall } from './cached-call.ts'
import { errorBody, errorLanguage, refuseUnforeseen } from './errors.ts'
import { injectFetch } from './inject-fetch.ts'

/** The replies whose data are held ready: those of the header, the menus and the footer stand in every page. */
const mostReady = 100

/**
 * A `fetch` for rendering pages in the shop's own process. Calls whose replies are the same for everybody are read
 * from where they are cached, as data that nobody may change, without a request; the rest is injected.
 */
export function localFetch(app: FastifyInstance, calls: ReadonlyMap<string, CachedCall>): typeof fetch {
  const inject = injectFetch(app)
  const ready = new LRUCache<CachedReply, object>({ max: mostReady })

  async function dataOf(reply: CachedReply): Promise<object> {
    const known = ready.get(reply)
    if (known) return known
    const data = freeze(JSON.parse((await reply.bytes('identity')).toString()))
    ready.set(reply, data)
    return data
  }

  return async (input, init = {}) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    const call = calls.get(pathname.slice('/api/'.length))
    if (!call || (init.method ?? 'GET') !== 'GET') return inject(input, init)
    const language = errorLanguage(new Headers(init.headers).get('accept-language') ?? undefined)
    let found: CachedReply | Refusal
    try {
      found = await call.readWire(Object.fromEntries(searchParams))
    } catch (error) {
      found = refuseUnforeseen(error, app.log)
    }
    if (isRefusal(found)) return new Response(errorBody(found, language), { status: errorStatus[found.code] })
    const data = await dataOf(found)
    return { ok: true, status: 200, json: async () => data } as Response
  }
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}
