import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealing } from './seal.ts'

const secret = 'a secret of at least thirty-two characters'

test('what is sealed for an account opens for it, under the same secret, as long as it is whole', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (text, staffId, place, change) => {
        const { seal, open } = sealing(secret)
        const sealed = seal(staffId, text)
        expect(open(staffId, sealed)).toBe(text)
        expect(open(staffId + 1, sealed)).toBeNull()
        expect(sealing(`${secret}.`).open(staffId, sealed)).toBeNull()
        const broken = Buffer.from(sealed)
        const at = place % broken.length
        broken[at] = (broken[at] ?? 0) ^ change
        expect(open(staffId, broken)).toBeNull()
        expect(open(staffId, sealed.subarray(0, place % sealed.length))).toBeNull()
      },
    ),
  )
})

test('the same is never sealed alike', () => {
  const { seal } = sealing(secret)
  expect(seal(1, 'JBSWY3DP').equals(seal(1, 'JBSWY3DP'))).toBe(false)
})
