import type { FastifyInstance } from 'fastify'
import type { Storefront } from './page-storefront.ts'
import { serveSources } from './sources-server.ts'

/** Paths that are never the storefront's sources. */
const ownPaths = /^\/(?:api|media|desk)(?:[/?]|$)/

/** The storefront from its sources, reloading in the browser as they change. */
export async function developedStorefront(app: FastifyInstance): Promise<Storefront> {
  const { vite, document } = await serveSources(app, 'storefront', (url) => !ownPaths.test(url))
  return {
    async load(url) {
      const entry = await vite.ssrLoadModule('/src/app/entry-server.tsx')
      return {
        ...(entry as typeof import('#storefront/app/entry-server.tsx')),
        template: await document(url),
        manifest: {},
        styles: new Map(),
      }
    },
    isCacheable: false,
    rootFiles: [],
    contentSecurityPolicy: null,
  }
}
