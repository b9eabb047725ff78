import { expect, test } from 'vitest'
import { chosenSpecies } from './chosen-species.ts'

const pets = [
  { id: 'a', name: '}"species":"fish"{', species: 'cat' },
  { id: 'b', name: 'Toby', species: 'dog' },
]

test.each([
  [JSON.stringify({ owner: null, chosenId: 'b', pets }), 'dog'],
  [JSON.stringify({ owner: 7, chosenId: 'a', pets }), 'cat'],
  [JSON.stringify({ owner: null, chosenId: null, pets }), null],
  [JSON.stringify({ owner: null, chosenId: 'c', pets }), null],
  [JSON.stringify({ chosenId: 'a', pets: [{ id: 'a', species: 3 }] }), null],
  [JSON.stringify({ chosenId: 'a', pets: [null] }), null],
  ['null', null],
  ['{', null],
  [null, null],
])('of %s it is %s', (stored, species) => {
  expect(chosenSpecies(stored)).toBe(species)
})
