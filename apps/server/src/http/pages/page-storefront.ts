import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashSource, pixelSources } from '../security/pixel-hosts.ts'

type Entry = typeof import('#storefront/app/entry-server.tsx')
type Manifest = Parameters<Entry['render']>[0]['manifest']

export type PageRenderer = Entry & {
  template: string
  manifest: Manifest
  /** Built styles by their paths on this host. */
  styles: ReadonlyMap<string, string>
}

/** The storefront as the server renders it: from its build, or from its sources while they are worked on. */
export type Storefront = {
  load(url: string): Promise<PageRenderer>
  /** Whether what it renders may be cached. */
  isCacheable: boolean
  /** Files that stand at the root, such as `favicon.svg`. */
  rootFiles: string[]
  /** The policy of pages beside these pixels, as they are set; null for none. */
  contentSecurityPolicy: ((pixels: readonly string[]) => string) | null
}

/**
 * The built storefront, whose forms may post to itself and to `formHosts`. Rejects when it was not built,
 * saying so.
 */
export async function builtStorefront(dist: string, formHosts: readonly string[] = []): Promise<Storefront> {
  const client = join(dist, 'client')
  const entryPath = join(dist, 'server', 'entry-server.js')
  const [entry, template, manifest, files] = await Promise.all([
    import(pathToFileURL(entryPath).href) as Promise<Entry>,
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
    readdir(client, { withFileTypes: true }),
  ]).catch((error: unknown) => {
    throw new Error('The storefront is not built: run `npm run build` first.', { cause: error })
  })
  const built = JSON.parse(manifest) as Manifest
  const page: PageRenderer = {
    ...entry,
    template,
    manifest: built,
    styles: await readStyles(client, built),
  }
  const headScript = hashSource(entry.headScript)
  return {
    load: async () => page,
    isCacheable: true,
    rootFiles: files
      .filter((file) => file.isFile() && !/\.(html|br|gz)$/.test(file.name))
      .map((file) => file.name),
    contentSecurityPolicy: (pixels) => {
      const { hosts, hashes } = pixelSources(pixels)
      const more = hosts.map((host) => ` ${host}`).join('')
      const scripts = [headScript, ...hashes].map((source) => ` ${source}`)
      return [
        "default-src 'self'",
        `script-src 'self'${scripts.join('')}${more}`,
        "style-src 'self' 'unsafe-inline'",
        `img-src 'self' data:${more}`,
        ...(more ? [`connect-src 'self'${more}`, `frame-src${more}`] : []),
        "object-src 'none'",
        "base-uri 'none'",
        ["form-action 'self'", ...formHosts].join(' '),
        "frame-ancestors 'none'",
      ].join('; ')
    },
  }
}

/** Of this build: those of builds before stand beside them. */
async function readStyles(client: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])
  const read = async (file: string) => [`/${file}`, await readFile(join(client, file), 'utf8')] as const
  return new Map(await Promise.all([...new Set(files)].filter((file) => file.endsWith('.css')).map(read)))
}
