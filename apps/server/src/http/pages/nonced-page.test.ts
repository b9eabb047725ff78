import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { createNonce, NONCE_MARK, NoncedPage } from './nonced-page.ts'

const pageOf = (before: string, after: string) =>
  new NoncedPage(`${before}<script nonce="${NONCE_MARK}">${after}`, 'text/html', [], 200)
const nonce = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((b) => Buffer.from(b).toString('base64url'))
// Much that repeats, much that looks like the nonce's surroundings, and any text.
const words = fc.constantFrom(
  '<p class="x">',
  'nonce="',
  '">',
  '~~~~',
  NONCE_MARK.slice(3),
  'ñandú',
  '<script',
)
const text = fc
  .array(fc.oneof(words, fc.string({ unit: 'binary' })), { maxLength: 200 })
  .map((p) => p.join(''))

test('each response unpacks to the page with its own nonce, in every encoding', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), text, nonce, nonce, async (before, after, ...nonces) => {
      const page = pageOf(before, after + before + after)
      await Promise.all([page.make('br'), page.make('br'), page.make('gzip')])
      for (const each of nonces) {
        const whole = page.body.toString().replace(`nonce="${NONCE_MARK}">`, () => `nonce="${each}">`)
        expect(page.bytesWith('identity', each).toString()).toBe(whole)
        expect(brotliDecompressSync(page.bytesWith('br', each)).toString()).toBe(whole)
        expect(gunzipSync(page.bytesWith('gzip', each)).toString()).toBe(whole)
      }
    }),
    { numRuns: timesOf(200, 50) },
  )
})

test('a long page stays about as small as it was', async () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `<li id="${at}">Producto ${at % 97}</li>`).join('')
  const page = pageOf('<!doctype html>', rows)
  await Promise.all([page.make('br'), page.make('gzip')])
  for (const encoding of ['br', 'gzip'] as const) {
    const size = page.bytesWith(encoding, createNonce()).length
    expect(size).toBeLessThan(page.bytes(encoding).length * 1.03 + 64)
  }
})

test('nonces are never the same, and a page without a place for one is a fault', () => {
  expect(new Set(Array.from({ length: 100 }, createNonce)).size).toBe(100)
  expect(createNonce()).toHaveLength(NONCE_MARK.length)
  expect(() => new NoncedPage('<p>', 'text/html', [], 200)).toThrow('npm run build')
})
