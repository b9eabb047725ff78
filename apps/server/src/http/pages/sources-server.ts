import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer, type ViteDevServer } from 'vite'

/** An application from its sources: what asks for one is answered here. */
export type Sources = {
  vite: ViteDevServer
  /** Its document for an address, with what reloads it as the sources change. */
  document(url: string): Promise<string>
}

/** Answers what `isOfSources` says of an address from the sources of an application, until the server ends. */
export async function serveSources(
  app: FastifyInstance,
  application: 'storefront' | 'backoffice',
  isOfSources: (url: string) => boolean,
): Promise<Sources> {
  const root = join(process.cwd(), 'apps', application)
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    // Any other loader writes a file of its own, which the watcher of the server takes for a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOfSources(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  return {
    vite,
    document: async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8')),
  }
}
