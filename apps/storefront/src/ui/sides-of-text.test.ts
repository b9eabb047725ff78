import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../', import.meta.url).pathname

test('text stands at a side of the page, not of its own language', () => {
  // In a page from right to left a Latin line's own start is its left: what is set so leaves its column.
  const ofTheLine = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    [...readFileSync(source + file, 'utf8').matchAll(/text-align:\s*(?:start|end|left|right)\b/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  )
  expect(ofTheLine).toEqual([])
})
