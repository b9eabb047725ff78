import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Everything comes from the shop itself: no script stands in the page, and nothing is asked of elsewhere. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // The one style element that the page's library makes; the test in a real browser fails when it is another.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * `/api/docs`: the OpenAPI document as a page to read and to try calls from. It needs no application token. The document
 * is asked for when somebody reads it: few do, and writing it would take a tenth of the time in which the shop starts.
 */
export async function docsPage(
  app: FastifyInstance,
  { document }: { document(): Record<string, unknown> },
): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    // Calls are tried where the page was read, whatever the shop's public address.
    specification: { document: { toJSON: () => ({ ...document(), servers: [{ url: '/' }] }) } },
  } as object)
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy,
    theme: { title: 'Huella: the wire' },
    // Each noun opens by itself: a page that shows 150 calls at once draws only those in sight, and none can be searched for.
    uiConfig: { docExpansion: 'none', filter: true, defaultModelsExpandDepth: -1 },
  })
}
