import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, normalizePhone } from './phone.ts'

test.each([
  '987654321',
  '9 8765 4321',
  '56987654321',
  '+56 9 8765 4321',
  '0056 9 8765-4321',
  '(+56) 9 8765.4321',
])('%s is the mobile +56987654321', (text) => {
  expect(normalizePhone(text)).toBe('+56987654321')
})

test('takes landlines of nine digits', () => {
  expect(normalizePhone('2 2345 6789')).toBe('+56223456789')
  expect(formatPhone('322345678')).toBe('+56 32 234 5678')
  expect(formatPhone('223456789')).toBe('+56 2 2345 6789')
})

test.each([
  '',
  '98765432',
  '9876543210',
  '569876543',
  '+54 9 8765 4321',
  '987654321x',
  '087654321',
  '++56987654321',
])('refuses %j, and shows it as typed', (text) => {
  expect(normalizePhone(text)).toBeNull()
  expect(formatPhone(text)).toBe(text)
})

test('what is shown reads back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 900_000_000, max: 999_999_999 }), (number) => {
      expect(normalizePhone(formatPhone(String(number)))).toBe(`+56${number}`)
    }),
  )
})
