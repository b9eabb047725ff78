import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Storefront } from './page-storefront.ts'

/** Paths that are never the storefront's sources. */
const ownPaths = /^\/(?:api|media|desk)(?:[/?]|$)/

/** The storefront from its sources, reloading in the browser as they change. */
export async function developedStorefront(app: FastifyInstance): Promise<Storefront> {
  const root = join(process.cwd(), 'apps', 'storefront')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    // Any other loader writes a file of its own, which the watcher of the server takes for a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (ownPaths.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  return {
    async load(url) {
      const template = await readFile(join(root, 'index.html'), 'utf8')
      const entry = await vite.ssrLoadModule('/src/app/entry-server.tsx')
      return {
        ...(entry as typeof import('#storefront/app/entry-server.tsx')),
        template: await vite.transformIndexHtml(url, template),
        manifest: {},
        styles: new Map(),
      }
    },
    isCacheable: false,
    rootFiles: [],
    contentSecurityPolicy: null,
  }
}
