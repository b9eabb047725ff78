import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '../../refusals/refusal.ts'

/** Which pages may make calls. */
export type Doors = {
  /** The origin that shoppers use. */
  publicUrl: string
  /** The other sites whose pages may make calls. */
  corsOrigins: readonly string[]
}

/**
 * Refuses an application without its token (D21), another site's page where that could matter, and a browser that was
 * led to what changes state (D23).
 */
export function refuseApplication(
  request: FastifyRequest,
  options: Doors & { appToken: string; cacheable: boolean; unsafeGet: boolean },
): Refusal | null {
  const { token_authentication: token } = request.query as { token_authentication?: unknown }
  if (typeof token !== 'string' || !sameText(token, options.appToken)) return refuse('APP_TOKEN_INVALID')
  if (!options.cacheable && isForeign(request, options)) return refuse('CROSS_SITE')
  if (options.unsafeGet && request.method !== 'POST' && isLed(request, options.corsOrigins))
    return refuse('XSRF_INVALID')
  return null
}

/**
 * A browser that follows a link, an address or a form, or shows a picture: with or without a session, none of them can
 * send a header of ours (decision 0090). Older browsers tell by what they would like to show.
 */
function isLed({ headers }: FastifyRequest, welcome: readonly string[]): boolean {
  if (headers['x-xsrf-token'] !== undefined) return false
  if (headers.origin !== undefined && welcome.includes(headers.origin)) return false
  return headers['sec-fetch-site'] !== undefined || /\b(text\/html|image\/)/.test(headers.accept ?? '')
}

/** A page of another site, or of another host under the same domain, that the shop does not vouch for. */
function isForeign({ headers }: FastifyRequest, { corsOrigins, publicUrl }: Doors): boolean {
  const { origin } = headers
  if (origin !== undefined && corsOrigins.includes(origin)) return false
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  // An older browser says no more than which origin a call comes from.
  if (site !== undefined || origin === undefined) return false
  return origin !== URL.parse(publicUrl)?.origin && URL.parse(origin)?.host !== headers.host
}

function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
