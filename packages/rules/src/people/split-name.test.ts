import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['Beto Soto', 'Beto', 'Soto', ''],
  ['Camila Rojas Pérez', 'Camila', 'Rojas', 'Pérez'],
  ['María José Rojas Pérez', 'María José', 'Rojas', 'Pérez'],
  ['Juan de la Fuente', 'Juan', 'de la Fuente', ''],
  ['Ana María del Río San Martín', 'Ana María', 'del Río', 'San Martín'],
  ['Camila', 'Camila', '', ''],
  ['  Beto   Soto ', 'Beto', 'Soto', ''],
  ['de', 'de', '', ''],
  ['', '', '', ''],
])('A12: %j is %j, %j, %j', (name, first, last, secondLast) => {
  expect(splitName(name)).toEqual({ first, last, secondLast })
})

test('A12: joined again it is the name that was typed', () => {
  const word = fc.oneof(fc.stringMatching(/^[A-Za-zñé]{1,8}$/), fc.constantFrom('de', 'la', 'San'))
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const { first, last, secondLast } = splitName(words.join(' '))
      expect([first, last, secondLast].filter(Boolean).join(' ')).toBe(words.join(' '))
      if (words.length > 0) expect(first).not.toBe('')
    }),
  )
})
