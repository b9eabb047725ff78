import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostPhotoBytes, photoTypeOf, readPhoto } from './review-photos.ts'

const heads = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [...Buffer.from('RIFF'), 1, 2, 3, 4, ...Buffer.from('WEBP')],
}
const sent = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64')

test.each(Object.entries(heads))('a %s is one by its first bytes, whatever follows', (type, head) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
      const bytes = [...head, ...rest]
      expect(readPhoto(sent(bytes))).toEqual({ type, bytes: Uint8Array.from(bytes) })
    }),
  )
  expect(photoTypeOf(Uint8Array.from(head.slice(0, -1)))).toBeNull()
})

test.each([
  '',
  'nada',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  `data:image/png;base64,${sent(heads.png)}`,
  sent([...Buffer.from('<svg/>')]),
  sent([...Buffer.from('GIF89a')]),
  sent([...Buffer.from('RIFF1234WAVE')]),
  `${sent(heads.png)}=`,
])('%s is no photo', (text) => {
  expect(readPhoto(text)).toBeNull()
})

test('one that weighs too much is none', () => {
  const of = (length: number) => readPhoto(sent([...heads.jpeg, ...Array<number>(length - 3).fill(0)]))
  expect(of(mostPhotoBytes)?.type).toBe('jpeg')
  expect(of(mostPhotoBytes + 1)).toBeNull()
})
