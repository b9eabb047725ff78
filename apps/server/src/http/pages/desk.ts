import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeUTF8 } from 'entities'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { DeskDocument } from './desk-document.ts'
import { serveFiles } from './serve-files.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * The staff's application at /desk (decision 0158): one document for every address below it, which is never cached
 * and never indexed. It holds nothing of the shop but its name: what it shows comes by the staff's calls.
 */
export async function registerDesk(
  app: FastifyInstance,
  {
    config,
    dist,
    shopName,
  }: {
    config: Pick<Config, 'appToken' | 'development'>
    dist: string
    /** What the document calls itself by. */
    shopName: () => Promise<string>
  },
): Promise<void> {
  const desk = config.development
    ? await (await import('./desk-development.ts')).developedDesk(app)
    : await builtDesk(app, join(dist, 'desk'))
  for (const url of ['/desk', '/desk/*']) {
    app.get(url, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      const [html, name] = await Promise.all([desk.load(request.url), shopName()])
      const policy = desk.contentSecurityPolicy?.(nonce)
      if (policy === undefined) reply.removeHeader('content-security-policy')
      else reply.header('content-security-policy', policy)
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'same-origin',
        })
        .send(filled(html, { nonce, token: config.appToken, name }))
    })
  }
}

/**
 * The document with what it tells its script: the nonce of its styles, and the application's token (D21), in which
 * no sign means anything to a document, and how the shop calls itself.
 */
const filled = (
  html: string,
  { nonce, token, name }: { nonce: string; token: string; name: string },
): string =>
  html
    .replaceAll('{desk-nonce}', nonce)
    .replaceAll('{desk-token}', token)
    .replaceAll('{desk-shop}', () => escapeUTF8(name))

async function builtDesk(app: FastifyInstance, folder: string): Promise<DeskDocument> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch((error: unknown) => {
    throw new Error('The desk is not built: run `npm run build` first.', { cause: error })
  })
  await serveFiles(app, '/desk/assets/', {
    root: join(folder, 'assets'),
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`),
  })
  return { load: async () => html, contentSecurityPolicy: deskPolicy }
}

/**
 * What the desk may do. Its library sets style elements, which carry the nonce, and attributes only through the
 * object model, which no policy concerns: so nothing inline runs or shows without it.
 */
function deskPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Previews of the shop's own pages.
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
