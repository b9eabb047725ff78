import type { FastifyInstance } from 'fastify'

/** What is no page runs and shows nothing; pages and the documentation put a policy of their own in its place. */
const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What no page of the shop asks of the browser. */
const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

/**
 * The headers that every reply carries, cached ones included; `https` when shoppers come by it. They are the
 * same for all, so one map of them is made at the start and handed to each reply as it is.
 */
export function safeHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const every = {
    'content-security-policy': noPage,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  }
  // Chats and networks show the shared pictures, and a client elsewhere may show the products' own.
  const picture = {
    ...every,
    // Drawings have styles of their own.
    'content-security-policy': `${noPage}; style-src 'unsafe-inline'; img-src data:`,
    'cross-origin-resource-policy': 'cross-origin',
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/media/') ? picture : every)
    done()
  })
}
