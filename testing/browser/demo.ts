import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serveDemo } from '../../scripts/lib/serve-demo.ts'
import { openVisitors, type Visit, type VisitOptions } from './shop-test.ts'

const root = join(import.meta.dirname, '..', '..')

export type Demo = {
  /** Its folder on the host, without a slash at its end. */
  url: string
  /** A visitor whose browser reaches nothing but the files of the demonstration. */
  visit(options?: VisitOptions): Promise<Visit & { refused: string[]; missing: string[] }>
  close(): Promise<void>
}

/** The static demonstration, built where it has changed, in a folder of a static host. */
export async function openDemo(): Promise<Demo> {
  await promisify(execFile)(process.execPath, ['scripts/demo.mjs', 'build'], { cwd: root })
  const host = await serveDemo({ prefix: '/tiendas/huella/' })
  const visitors = openVisitors()
  return {
    url: host.url,
    async visit(options) {
      const visit = await visitors.visit(options)
      const refused: string[] = []
      const missing: string[] = []
      const isOwn = ({ href }: URL) => href.startsWith(`${host.url}/`)
      await visit.page.route(
        (url) => !isOwn(url) && url.protocol.startsWith('http'),
        (route) => {
          refused.push(route.request().url())
          return route.abort()
        },
      )
      visit.page.on('response', (reply) => {
        if (reply.status() >= 400) missing.push(reply.url())
      })
      return { ...visit, refused, missing }
    },
    async close() {
      await visitors.close()
      await host.close()
    },
  }
}
