import type { FastifyInstance } from 'fastify'
import type { DeskDocument } from './desk-document.ts'
import { serveSources } from './sources-server.ts'

/** The desk from its sources, reloading in the browser as they change. */
export async function developedDesk(app: FastifyInstance): Promise<DeskDocument> {
  const { document } = await serveSources(app, 'backoffice', (url) => /^\/desk\//.test(url))
  return { load: document, contentSecurityPolicy: null }
}
