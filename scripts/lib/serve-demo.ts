import { join } from 'node:path'
import staticFiles from '@fastify/static'
import fastify from 'fastify'

const root = join(import.meta.dirname, '..', '..', 'dist', 'demo')
const yearSeconds = 365 * 24 * 60 * 60

/**
 * Serves the static demonstration as a plain static host does, under `prefix` (`/`, or `/folder/`), and gives the address that it
 * has: files, and `404.html` for what is none.
 */
export async function serveDemo({ port = 0, host = '127.0.0.1', prefix = '/' } = {}) {
  const app = fastify()
  await app.register(staticFiles, {
    root,
    prefix,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        /\/assets\/[^/]+$/.test(path) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache',
      ),
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html', root))
  await app.listen({ port, host })
  const address = app.server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return { url: `http://localhost:${taken}${prefix.slice(0, -1)}`, close: () => app.close() }
}

if (import.meta.main) {
  const { PORT = '3000', HOST = '0.0.0.0' } = process.env
  const { url, close } = await serveDemo({ port: Number(PORT), host: HOST })
  process.stdout.write(`The demonstration is open at ${url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, close)
  process.once('disconnect', close)
}
