import { expect, test } from 'vitest'
import { products } from '../products.ts'
import { demoIn, demoLanguages, textsIn } from './demo-in.ts'
import { readProductTexts } from './read-product-texts.ts'
import { measureIn } from './term-in.ts'

test('numbers and units are written as the language writes them', () => {
  const english = {
    decimal: '.',
    thousands: ',',
    percent: '%',
    units: { unidades: 'pieces', bencina: 'petrol', W: 'watts' },
  }
  expect(
    ['7,5 kg', '1.873 mm', '26 %', '28 unidades', 'M20 × 1,5', '1.4 bencina', 'UVB 5.0', '5W-30'].map(
      (text) => measureIn(text, english),
    ),
  ).toEqual(['7.5 kg', '1,873 mm', '26%', '28 pieces', 'M20 × 1.5', '1.4 petrol', 'UVB 5.0', '5W-30'])
})

test('the demonstration in Spanish is the data itself', async () => {
  expect((await demoIn('es')).products).toBe(products)
})

test('a row of translations has five columns', () => {
  expect(readProductTexts(['\na | A | b | c | D.\n'])).toEqual({
    a: { name: 'A', label: 'b', subline: 'c', about: 'D.' },
  })
  expect(() => readProductTexts(['a | A | b | c'])).toThrow('a | A | b | c')
})

test('every language that is named is there', async () => {
  for (const language of demoLanguages) expect(await textsIn(language), language).toBeDefined()
})
