import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { errorStatus } from '#contract/error-codes.ts'
import { isRefusal, type Refusal } from '../../refusals/refusal.ts'
import { errorBody, errorLanguage, refuseUnforeseen } from '../errors.ts'
import type { Asked, CachedCall } from './cached-call.ts'
import { injectFetch } from './inject-fetch.ts'

/** Of how many addresses it is remembered what they ask for: each page asks for the menus. */
const mostKnown = 100

type Known = { call: CachedCall; asked: Asked }

/**
 * A `fetch` for rendering pages in the shop's own process. Calls whose replies are the same for everybody are read
 * from where they are cached, as data that nobody may change, without a request; the rest is injected.
 */
export function localFetch(app: FastifyInstance, calls: ReadonlyMap<string, CachedCall>): typeof fetch {
  const inject = injectFetch(app)
  const known = new LRUCache<string, Known>({ max: mostKnown })

  /** null for what is no such call. */
  function read(address: string): Known | Refusal | null {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const call = calls.get(pathname.slice('/api/'.length))
    if (!call) return null
    const asked = call.readParameters(Object.fromEntries(searchParams))
    if (isRefusal(asked)) return asked
    const found = { call, asked }
    known.set(address, found)
    return found
  }

  async function dataAt(found: Known | Refusal): Promise<object | Refusal> {
    if (isRefusal(found)) return found
    try {
      return await found.call.readData(found.asked)
    } catch (error) {
      return refuseUnforeseen(error, app.log)
    }
  }

  return async (input, init = {}) => {
    const address = String(input)
    const found = (init.method ?? 'GET') === 'GET' ? (known.get(address) ?? read(address)) : null
    if (!found) return inject(input, init)
    const data = await dataAt(found)
    if (!isRefusal(data)) return { ok: true, status: 200, json: async () => data } as Response
    const language = errorLanguage(new Headers(init.headers).get('accept-language') ?? undefined)
    return new Response(errorBody(data, language), { status: errorStatus[data.code] })
  }
}
