import type { FastifyInstance, InjectOptions } from 'fastify'

/**
 * A `fetch` that reaches the shop in its own process, without a socket: what renders a page on the
 * server, and what tests speak through. Takes relative addresses alone.
 */
export function injectFetch(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const reply = await app.inject({
      url: input instanceof Request ? input.url : String(input),
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
