import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { InlineDrawings } from './drawings.ts'

let media: string
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">\n\t<path fill='#fff' d="M0 0h10%"/><title>A & B\u00a0ñ</title></svg>`

beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'huella-drawings-'))
  await writeFile(join(media, 'dog.svg'), drawing)
})
afterAll(() => rm(media, { recursive: true }))

test('a drawing stands in an attribute and in a list of addresses, and reads as it was', () => {
  const text = new InlineDrawings(media).of('dog') ?? ''
  expect(text).not.toMatch(/["#\s]/)
  expect(text).not.toMatch(/&(?!amp;)/)
  expect(decodeURIComponent(text.replaceAll('&amp;', '&'))).toBe(drawing)
})

test('there is none of what no file, or no name, says', () => {
  const drawings = new InlineDrawings(media)
  for (const name of ['cat', '../dog', 'dog.svg']) expect(drawings.of(name)).toBeNull()
})

test('those asked for last are read once, as long as there is room for them', async () => {
  const length = new InlineDrawings(media).of('dog')?.length ?? 0
  const [roomy, narrow] = [new InlineDrawings(media, length), new InlineDrawings(media, length - 1)]
  await writeFile(join(media, 'once.svg'), drawing)
  expect([roomy.of('once'), narrow.of('once')].map((text) => text?.length)).toEqual([length, length])
  await rm(join(media, 'once.svg'))
  expect(roomy.of('once')).toHaveLength(length)
  expect(narrow.of('once')).toBeNull()
})
