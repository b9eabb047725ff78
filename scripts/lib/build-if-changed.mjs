import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../build/fingerprint.mjs'
import { buildInPlace } from '../build/install-build.mjs'
import { root, say } from './project.mjs'
import { runQuietly } from './run.mjs'

const PROBLEM = 'The shop could not be built: see above.'
const dist = join(root, 'dist')
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const viteConfig = 'apps/storefront/vite.config.ts'
const deskConfig = 'apps/backoffice/vite.config.ts'
const shared = ['package-lock.json', 'package.json']
const steps = ['scripts/build', 'scripts/lib/build-if-changed.mjs']
const pictures = [...shared, 'packages/demo', 'packages/chile', 'packages/rules', ...steps]

/**
 * The parts of the build. Each is made again when its sources differ from those it was made from. The
 * settings that are built in count as sources.
 */
const parts = [
  {
    name: 'media',
    line: 'Drawing the pictures',
    sources: pictures,
    async make(node) {
      rmSync(stampOf('small-media'), { force: true })
      await buildInPlace(dist, ['media'], (media) =>
        runQuietly(node, ['scripts/build/draw-media.mjs', media], PROBLEM),
      )
    },
  },
  {
    name: 'storefront',
    line: 'Building the storefront',
    sources: [...shared, 'apps/storefront', 'packages', ...steps],
    async make(node) {
      const env = { ...process.env, NODE_ENV: 'production' }
      await buildInPlace(dist, ['client', 'server'], async (client, server) => {
        const build = [vite, 'build', '-c', viteConfig, '--outDir']
        await runQuietly(node, [...build, client], PROBLEM, { env })
        await runQuietly(node, [...build, server, '--ssr'], PROBLEM, { env })
        await runQuietly(node, ['scripts/build/minify.mjs', client], PROBLEM)
        await runQuietly(node, ['scripts/build/draw-icons.mjs', client], PROBLEM)
        await runQuietly(node, ['scripts/build/build-worker.mjs', client], PROBLEM, { env })
        await runQuietly(node, ['scripts/build/compress.mjs', client], PROBLEM)
      })
    },
  },
  {
    name: 'desk',
    line: 'Building the desk of the staff',
    sources: [...shared, 'apps/backoffice', 'packages/contract', 'packages/rules', ...steps],
    async make(node) {
      const env = { ...process.env, NODE_ENV: 'production' }
      await buildInPlace(dist, ['desk'], async (desk) => {
        await runQuietly(node, [vite, 'build', '-c', deskConfig, '--outDir', desk], PROBLEM, { env })
        await runQuietly(node, ['scripts/build/compress.mjs', desk], PROBLEM)
      })
    },
  },
]

/** The pictures once more in fewer bytes: more than a third of a build's time, and the shop sends them without it, too. */
const smallMedia = {
  name: 'small-media',
  line: 'Compressing the pictures',
  sources: pictures,
  make: (node) => runQuietly(node, ['scripts/build/compress.mjs', 'dist/media'], PROBLEM),
}

/** The static demonstration, which the shop itself does without. */
const demo = {
  name: 'demo',
  line: 'Building the demonstration',
  sources: [...shared, 'apps/storefront', 'packages', ...steps],
  async make(node) {
    const env = { ...process.env, NODE_ENV: 'production' }
    await runQuietly(node, ['scripts/build/build-demo.mjs', 'dist/demo', 'dist/media'], PROBLEM, { env })
    await runQuietly(node, ['scripts/build/draw-icons.mjs', 'dist/demo'], PROBLEM)
  },
}

/** Builds what has changed of the shop into dist/, with the Node given. */
export async function buildIfChanged(node) {
  await buildParts(node, [...parts, smallMedia])
}

/** The same, but for what no test asks for (decision 0585). */
export async function buildForTests(node) {
  await buildParts(node, parts)
}

/** Builds the demonstration into dist/demo, where it or its pictures have changed. */
export async function buildDemo(node) {
  await buildParts(node, [...parts.filter(({ name }) => name === 'media'), demo])
}

async function buildParts(node, wanted) {
  for (const { name, line, sources, make } of wanted) {
    const stampPath = stampOf(name)
    const stamp = fingerprint(sources, `${builtIn()} ${name}`)
    if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) continue
    say(line)
    rmSync(stampPath, { force: true })
    await make(node)
    mkdirSync(dist, { recursive: true })
    writeFileSync(stampPath, stamp)
  }
}

const stampOf = (name) => join(dist, `.${name}`)

function builtIn() {
  const { DEFAULT_LANGUAGE = '', STORE_LANGUAGE = '', APP_TOKEN = '' } = process.env
  return JSON.stringify({ DEFAULT_LANGUAGE, STORE_LANGUAGE, APP_TOKEN })
}
