import { createHash } from 'node:crypto'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { buildHead } from '../../apps/storefront/head-parts.ts'
import { routePatterns } from '../../apps/storefront/src/app/routes.ts'
import { doorDocument } from './door-document.ts'

/**
 * The static demonstration in a folder: the whole shop on the sample layer, for any static host and at any path, since
 * what it names is relative to its one document. Beside it stands what answers where the host has nothing.
 */
const [target, media] = process.argv.slice(2).map((path) => resolve(path))

const hashSource = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The server's own policy, but for what is said of frames: a document cannot say that of itself. */
const policyOf = (script) =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashSource(script)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')

const facts = '<meta name="huella" data-layer="sample" data-url="/" data-pages="^$">'
const title = 'Huella: demostración'
const description = 'La tienda Huella entera en tu navegador, sin servidor: nada se vende ni se envía.'

async function writeIndex() {
  const path = join(target, 'index.html')
  const { script, style } = await buildHead()
  const policy = `<meta http-equiv="content-security-policy" content="${policyOf(script)}">`
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    '<meta name="robots" content="noindex">',
    facts,
    `<style>${style}</style>`,
    `<script>${script}</script>`,
  ]
  const built = await readFile(path, 'utf8')
  // Functions, as a script may hold what stands for a part of the match.
  const html = built
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`)
    .replace('<!--huella-head-->', () => head.join('\n    '))
    .replace(/<!--huella-\w+-->/g, '')
    .replaceAll(' href="/', ' href="./')
  await writeFile(path, html)
}

/** The installed shop begins, and has its pages, in its own folder. */
async function writeManifest() {
  const path = join(target, 'manifest.webmanifest')
  const { id: _, ...manifest } = JSON.parse(await readFile(path, 'utf8'), (key, value) => {
    if (key === 'url') return `./#${value}`
    return ['src', 'start_url', 'scope'].includes(key) ? `.${value}` : value
  })
  await writeFile(path, JSON.stringify({ ...manifest, name: title, description }, null, 2))
}

/**
 * Whoever had the real shop at the same address has its worker, which would go on answering: browsers ask for it anew, and
 * this one takes itself and what was kept away.
 */
const worker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const leave = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith('huella:')).map((name) => caches.delete(name)))
    await registration.unregister()
  }
  event.waitUntil(leave())
})
`

await rm(target, { recursive: true, force: true })
await build({
  configFile: 'apps/storefront/vite.config.ts',
  base: './',
  logLevel: 'warn',
  build: { outDir: target, manifest: false },
})
await writeIndex()
await writeManifest()
await writeFile(join(target, 'sw.js'), worker)
await writeFile(join(target, '404.html'), doorDocument(routePatterns()))
await writeFile(join(target, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
await cp(media, join(target, 'media'), { recursive: true, filter: (path) => !/\.(br|gz|stamp)$/.test(path) })
