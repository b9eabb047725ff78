import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { DeskDocument } from './desk-document.ts'

/** The desk from its sources, reloading in the browser as they change. */
export async function developedDesk(app: FastifyInstance): Promise<DeskDocument> {
  const root = join(process.cwd(), 'apps', 'backoffice')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    // Any other loader writes a file of its own, which the watcher of the server takes for a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/desk\//.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  return {
    async load(url) {
      return vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'))
    },
    contentSecurityPolicy: null,
  }
}
