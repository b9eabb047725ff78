import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, '..', 'dist', 'client')
/** Bytes of JavaScript, brotli, that a first view may import: what it loads besides by itself takes the rest of 100 kB. */
const budget = 98_500

type Chunk = {
  file: string
  imports?: string[]
}

/** A chunk of the build with all that it imports from the start. */
function filesOf(manifest: Record<string, Chunk>, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const each of chunk.imports ?? []) filesOf(manifest, each, found)
  return found
}

test.each([
  ['home', 'src/features/home/home-page.tsx'],
  ['list', 'src/features/list/list-page.tsx'],
  ['category', 'src/features/list/category-page.tsx'],
  ['brand', 'src/features/list/brand-page.tsx'],
  ['product', 'src/features/product/product-page.tsx'],
])('the first view of the %s imports at most 98.5 kB of JavaScript', (_name, page) => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const files = filesOf(manifest, page, filesOf(manifest, 'index.html'))
  const bytes = [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budget)
})
