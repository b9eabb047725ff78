import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['camila.rojas@example.cl', 'ca•••@example.cl'],
  ['ana@example.cl', 'a•••@example.cl'],
  ['a@b@example.cl', 'a•••@example.cl'],
])('of %s is shown %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
