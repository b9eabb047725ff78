import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition, Verb } from '#contract/define-call.ts'
import { type Encoding, encode } from './encode.ts'

/** What a browser holds. */
export type Cookies = Map<string, string>

export type CallOptions = {
  verb?: Verb
  cookies?: Cookies
  /** The application token; null for none. */
  token?: string | null
  /** Whether the XSRF header goes with what must prove itself: a POST, or a GET that changes state. */
  xsrf?: boolean
  encoding?: Encoding
  headers?: Record<string, string>
  /** Sent as it is, in place of the request's own body. */
  body?: string
  /** Added to the query as it is. */
  suffix?: string
}

const unsafeGets = new Set(calls.filter((call: CallDefinition) => call.unsafeGet).map(({ name }) => name))

/**
 * Calls that look at no session, a shopper's in the same browser included: by which somebody comes to the desk, and what
 * browsers report of themselves.
 */
const withoutSession = new Set(
  calls
    .filter(
      ({ name, access, report }: CallDefinition) =>
        report || (access === 'anyone' && name.startsWith('staff/')),
    )
    .map(({ name }) => name),
)

/** Whether a session must show that this comes from a page of ours: every POST (D24), and a GET that changes state (decision 0090). */
export const needsXsrf = (call: CallName, verb: Verb): boolean =>
  !withoutSession.has(call) && (verb === 'POST' || unsafeGets.has(call))

/** Makes the calls of a shop, as browsers do that hold some cookies; `appToken` goes with those that say no other. */
export function callsOf(app: FastifyInstance, appToken: string) {
  /** Makes a call, keeping the cookies that it gives. */
  return async function ask(
    call: CallName,
    request: unknown,
    {
      verb = 'POST',
      cookies,
      token = appToken,
      xsrf = true,
      encoding = 'json',
      headers,
      body,
      suffix = '',
    }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const { query, payload, type } = encode(request, verb === 'GET' ? 'query' : encoding)
    if (token !== null) query.append('token_authentication', token)
    const held =
      xsrf && needsXsrf(call, verb)
        ? (cookies?.get('XSRF-TOKEN') ?? cookies?.get('XSRF-TOKEN-STAFF'))
        : undefined
    const response = await app.inject({
      method: verb,
      url: `/api/${call}?${query}${suffix}`,
      headers: {
        ...(type && { 'content-type': type }),
        ...(cookies && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(held && { 'x-xsrf-token': held }),
        ...headers,
      },
      ...(payload !== undefined && { payload: body ?? payload }),
    })
    for (const { name, value } of response.cookies) cookies?.set(name, value)
    return response
  }
}
