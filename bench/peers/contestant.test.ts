import { expect, test } from 'vitest'
import { sequenceOf } from './contestant.ts'

const product = (id: number, name: string, isPlain = true) => ({
  id,
  slug: `p-${id}`,
  name,
  price: 1000,
  isPlain,
})
const products = [
  product(1, 'Alimento seco para perro Adulto'),
  product(2, 'Correa larga Norte', false),
  product(3, 'Cama de perro Andina'),
]
const times = <Item>(count: number, next: () => Item) => Array.from({ length: count }, next)

test('each contestant is asked for the same in the same order, all in turn and then again', () => {
  const [one, other] = [sequenceOf(products, 'perros'), sequenceOf(products, 'perros')]
  const asked = times(4, () => one.nextProduct().id)
  expect(asked).toEqual([1, 2, 3, 1])
  expect(times(4, () => other.nextProduct().id)).toEqual(asked)
  expect(times(3, one.nextWords)).toEqual(['Alimento seco Adulto', 'Correa larga Norte', 'Cama perro Andina'])
})

test('what is ordered needs no choice', () => {
  const { nextPair } = sequenceOf(products, 'perros')
  expect(times(2, () => nextPair().map(({ id }) => id))).toEqual([
    [1, 3],
    [1, 3],
  ])
})

test('a suggestion is asked for while the last word is typed, each beginning once in a turn', () => {
  const { nextBeginning } = sequenceOf([...products, product(4, 'Cama de perro Andina')], 'perros')
  const turn = times(9, nextBeginning)
  expect(turn.slice(0, 3)).toEqual(['Alimento Adu', 'Alimento Adul', 'Alimento Adult'])
  expect(new Set(turn).size).toBe(9)
  expect(nextBeginning()).toBe(turn[0])
})

test('without anything to ask for it says so', () => {
  expect(() => sequenceOf([], 'perros').nextProduct()).toThrow('nothing to ask for')
})
