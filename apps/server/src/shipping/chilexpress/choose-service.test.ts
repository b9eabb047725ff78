import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseService, readPesos } from './choose-service.ts'
import { option } from './test-courier.ts'

const delivering = [2, 3, 4, 5]
const pesos = fc.integer({ min: 1, max: 9_999_999 })
const other = fc.integer({ min: 0, max: 99 }).filter((code) => !delivering.includes(code))

test('the cheapest that delivers to a door is chosen, whatever else is sold and for how much', () => {
  const sold = fc.array(fc.tuple(fc.constantFrom(...delivering), pesos), { minLength: 1, maxLength: 8 })
  const special = fc.array(fc.tuple(other, fc.anything()), { maxLength: 8 })
  fc.assert(
    fc.property(sold, special, fc.infiniteStream(fc.nat()), (admissible, rest, order) => {
      const options = [
        ...admissible.map(([code, price]) => option(code, String(price))),
        ...rest.map(([code, value]) => option(code, value)),
      ]
      const shuffled = options
        .map((each) => ({ each, at: order.next().value }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ each }) => each)
      const least = Math.min(...admissible.map(([, price]) => price))
      expect(chooseService(shuffled)).toEqual({ state: 'chosen', price: least })
    }),
  )
})

test('returns and special services alone are no service', () => {
  expect(chooseService([])).toEqual({ state: 'none' })
  const special = [1, 8, 11, 14, 15, 16, 41, 42, 43, 44, 45, 46, 47, 48].map((code) => option(code, '100'))
  expect(chooseService(special)).toEqual({ state: 'none' })
})

test('with a card the price is what is paid under its contract', () => {
  const agreed = option(3, '8569', { serviceValueDiscount: '5713' })
  expect(chooseService([option(2, '6000'), agreed])).toMatchObject({ price: 5713 })
  expect(chooseService([option(3, '8569', { serviceValueDiscount: null })])).toMatchObject({ price: 8569 })
  expect(chooseService([option(3, '8569', { serviceValueDiscount: '' })])).toEqual({ state: 'wrong' })
})

test('one price that cannot be read spoils the answer, for it might have been the cheapest', () => {
  for (const wrong of [
    8569,
    null,
    undefined,
    '',
    '0',
    '-1',
    '1.234',
    '1,5',
    '12.50',
    '1e3',
    '$900',
    'gratis',
  ]) {
    expect(chooseService([option(2, '5000'), option(3, wrong)])).toEqual({ state: 'wrong' })
  }
})

test('a price is read exactly or not at all', () => {
  fc.assert(fc.property(pesos, (price) => readPesos(String(price)) === price))
  expect([readPesos(' 4965 '), readPesos('4965.00'), readPesos('4965.0')]).toEqual([4965, 4965, 4965])
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const price = readPesos(value)
      expect(price === null || (Number.isInteger(price) && price > 0 && Number(value) === price)).toBe(true)
    }),
  )
})
