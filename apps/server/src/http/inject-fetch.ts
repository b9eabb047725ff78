import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * A `fetch` that reaches the shop in its own process, without a socket: what renders a page on the
 * server, and what tests speak through. Takes relative addresses alone.
 */
export function injectFetch(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const reply = await app.inject({
      url: String(input),
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(reply.headers)) {
      for (const each of Array.isArray(value) ? value : [value]) {
        if (each !== undefined) headers.append(name, String(each))
      }
    }
    const empty = reply.statusCode === 204 || reply.statusCode === 304
    return new Response(empty ? null : new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers,
    })
  }
}

/** A browser's part in a conversation: keeps cookies and copies XSRF-TOKEN into its header (D24). */
export function withCookies(send: typeof fetch): typeof fetch {
  const jar = new Map<string, string>()
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    if (jar.size) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const xsrf = jar.get('XSRF-TOKEN')
    if (xsrf && init.method !== 'GET') headers.set('x-xsrf-token', xsrf)
    const response = await send(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
}
