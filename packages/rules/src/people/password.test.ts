import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWeakPassword } from './password.ts'

const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })

test('a password of at least 6 characters is enough, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(character, { minLength: 6, maxLength: 40 }), (characters) => {
      expect(isWeakPassword(characters.join(''))).toBe(false)
    }),
  )
})

test('fewer than 6 characters are too few', () => {
  fc.assert(
    fc.property(fc.array(character, { maxLength: 5 }), (characters) => {
      expect(isWeakPassword(characters.join(''))).toBe(true)
    }),
  )
})

test('a character outside the basic plane counts once', () => {
  expect(isWeakPassword('🐶🐱🐭')).toBe(true)
  expect(isWeakPassword('🐶🐱🐭🐹🐰🦊')).toBe(false)
})
