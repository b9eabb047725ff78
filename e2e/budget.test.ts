import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { settled } from '#testing/browser/buying.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { openSharedShop } from '#testing/browser/shop-test.ts'

const client = join(import.meta.dirname, '..', 'dist', 'client')
type Chunk = {
  file: string
  imports?: string[]
  css?: string[]
}

const readManifest = () =>
  JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>

/** A chunk of the build with all that it imports from the start. */
function filesOf(manifest: Record<string, Chunk>, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no ${source}.`)
  if (found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const each of chunk.imports ?? []) filesOf(manifest, each, found)
  return found
}

const weightOf = (files: string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0)

/**
 * Bytes of JavaScript, brotli, that a first view may import: what it loads besides by itself takes the rest of 100 kB.
 * A product's page says besides what language each of its texts is in, and links to what delivery and returns cost.
 */
test.each([
  ['home', 'src/features/home/home-page.tsx', 97_800],
  ['list', 'src/features/list/list-page.tsx', 96_500],
  ['category', 'src/features/list/category-page.tsx', 96_500],
  ['brand', 'src/features/list/brand-page.tsx', 96_500],
  ['product', 'src/features/product/product-page.tsx', 98_300],
])('the first view of the %s imports few enough bytes of JavaScript', (_name, page, budget) => {
  const manifest = readManifest()
  const files = filesOf(manifest, page, filesOf(manifest, 'index.html'))
  const bytes = weightOf([...files].filter((file) => file.endsWith('.js')))
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budget)
})

/** What comes by itself on top of what a page imports, asked of the browser: a part that loads another is seen here alone. */
test.each([
  ['home', '/'],
  ['list', '/shop/category/perros/products'],
  ['product', '/shop/products/alimento-perro-adulto-raza-mediana-pollo-y-arroz-15-kg'],
  ['part', '/shop/products/aceite-de-motor-sintetico-5w-30-4-l'],
])(
  'a phone that opens the %s and touches nothing loads at most 100 kB of JavaScript',
  async (_name, path) => {
    const shop = await openSharedShop()
    const { page, requests } = await shop.visit({ width: 412, unasked: true })
    await page.goto(shop.url + path)
    await settled(page)
    await quiet(page)
    const scripts = new Set(
      requests.map((url) => new URL(url).pathname).filter((each) => each.endsWith('.js')),
    )
    expect(scripts.size).toBeGreaterThan(5)
    expect(weightOf([...scripts].filter((file) => file !== '/sw.js'))).toBeLessThanOrEqual(100_000)
  },
)

test('the checkout imports few enough files: who comes back to pay on a slow network waits for each of them', () => {
  const manifest = readManifest()
  const files = filesOf(manifest, 'src/features/checkout/checkout-page.tsx', filesOf(manifest, 'index.html'))
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.length).toBeLessThanOrEqual(25)
})

test('a document names all that its own script imports, so that none of it waits for that script', async () => {
  const document = await (await fetch(inject('sharedShop').url)).text()
  const manifest = readManifest()
  const scripts = [...filesOf(manifest, 'index.html')].filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(2)
  for (const file of scripts)
    expect(document).toMatch(new RegExp(`<(link rel="modulepreload"|script)[^>]+="/${file}"`))
})

test('the chat loads at most 35 kB when it opens: its panel with its styles, its words, and its channel', () => {
  const manifest = readManifest()
  // What its button is part of has come before.
  const here = new Set<string>()
  for (const source of [
    'index.html',
    'src/features/home/home-page.tsx',
    'src/features/layout/footer/footer.tsx',
  ]) {
    filesOf(manifest, source, here)
  }
  const files = new Set<string>()
  for (const source of [
    'src/features/chat/chat-widget.tsx',
    'src/texts/ru/chat.json',
    'src/data/remote/chat.remote.ts',
  ]) {
    expect(here, 'no first view carries it').not.toContain(manifest[source]?.file)
    filesOf(manifest, source, files)
  }
  const bytes = weightOf([...files].filter((file) => !here.has(file)))
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(35_000)
})

test('the button of the chat adds at most 1 kB to a document, and no first view imports it', async () => {
  const manifest = readManifest()
  const here = filesOf(manifest, 'src/features/home/home-page.tsx', filesOf(manifest, 'index.html'))
  expect([...here].filter((file) => /chat|footer/.test(file))).toEqual([])
  const document = await (await fetch(inject('sharedShop').url)).text()
  const without = document
    .replace(/<button[^>]+_launcher_.+?<\/button>/s, '')
    .split('}')
    .filter((rule) => !rule.includes('_launcher_'))
    .join('}')
  expect(without).not.toContain('_launcher_')
  const weight = (html: string) => brotliCompressSync(html).length
  const bytes = weight(document) - weight(without)
  expect(bytes).toBeGreaterThan(100)
  expect(bytes).toBeLessThanOrEqual(1000)
})
