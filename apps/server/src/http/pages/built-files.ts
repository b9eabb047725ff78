import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type BrandFilesSource, brandFiles } from './brand-files.ts'
import type { Storefront } from './page-storefront.ts'
import { serveFiles } from './serve-files.ts'

const yearSeconds = 365 * 24 * 60 * 60
const workerFile = 'sw.js'
/** Asked for again each time, so that the next build's comes at once; what it fetches is under its own policy. */
const workerHeaders = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" }

/** The files of a build, under /assets/ and at the root. */
export async function registerBuiltFiles(
  app: FastifyInstance,
  dist: string,
  storefront: Storefront,
  source: BrandFilesSource,
): Promise<void> {
  const client = join(dist, 'client')
  const assets: Parameters<typeof serveFiles>[2] = {
    root: join(client, 'assets'),
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        // Texts are named by what they say where their address has a version.
        path.includes('/i18n/') && !reply.request.url.includes('?v=')
          ? 'no-cache'
          : `public, max-age=${yearSeconds}, immutable`,
      ),
  }
  await serveFiles(app, '/assets/', assets, (files) => {
    for (const name of storefront.rootFiles) {
      const branded = brandFiles[name]
      const headers = name === workerFile ? workerHeaders : { 'cache-control': 'public, max-age=86400' }
      files.get(`/${name}`, (_request, reply) => {
        reply.headers(headers)
        return branded ? branded(reply, { ...source, client }) : reply.sendFile(name, client)
      })
    }
  })
}
