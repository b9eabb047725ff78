import { expect, test } from 'vitest'
import { isWord, termKey } from './terms.ts'

test.each(['15 kg', '26 %', '7,5 l', '5W-30', 'XL', 'M', '12 V', '40 × 60 cm', '8 mm / 1.4'])(
  '%s is written alike in every language',
  (text) => expect(isWord(text)).toBe(false),
)

test.each(['Adulto', 'Sí', 'No', '28 unidades', 'Собака', '3 a 5 años'])('%s needs a language', (text) =>
  expect(isWord(text)).toBe(true),
)

test('a value stands with its name', () => {
  expect(termKey('Largo', 'Pelo')).toBe('Pelo: Largo')
})
