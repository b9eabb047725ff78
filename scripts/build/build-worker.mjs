import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { calls } from '#contract/calls.ts'
import { textsVersion } from '../../apps/storefront/text-files.ts'

/** The service worker of a built storefront, `sw.js` beside it: it knows the build's files and the calls it may keep. */
const client = resolve(process.argv[2])
const source = resolve('apps/storefront/src/worker/worker.ts')

const assets = await readdir(join(client, 'assets'))
const texts = await readdir(join(client, 'assets', 'i18n'))
const files = [
  ...assets.filter((name) => /\.(js|css)$|latin-wght-normal.*\.woff2$/.test(name)),
  ...texts.filter((name) => name.endsWith('.json')).map((name) => `i18n/${name}?v=${textsVersion()}`),
].map((name) => `/assets/${name}`)

const hash = createHash('sha256').update(files.join())
hash.update(await readFile(join(client, 'index.html')))
const facts = {
  name: hash.digest('base64url').slice(0, 12),
  files,
  // Pixels are of no use offline.
  calls: calls.filter((call) => call.cacheable && call.name !== 'HerramientoSeo').map((call) => call.name),
}

await build({
  configFile: false,
  root: resolve('apps/storefront'),
  logLevel: 'warn',
  publicDir: false,
  define: { builtFacts: JSON.stringify(facts) },
  build: {
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: { input: source, output: { entryFileNames: 'sw.js', format: 'iife' } },
  },
})
