import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'
import { searchKnowledge } from './search-terms.ts'
import { shownReading } from './shown-reading.ts'

const knowledge = searchKnowledge({
  terms: [
    { meaning: 'animal', term: 'perro', target: 'perros' },
    { meaning: 'unit', term: 'kilos', target: 'kg' },
    { meaning: 'animal', term: 'labrador', target: 'perros' },
    { meaning: 'size', term: 'labrador', target: 'raza grande' },
  ],
  vehicles: [],
  places: [],
  brands: ['Nido Alto'],
})

function shown(text: string, dropped: string[]) {
  const found = { ids: [1], dropped, usesVehicle: false, usesAnimal: true }
  const { filters, dropped: named } = shownReading({
    reading: readQuery(text, knowledge),
    found,
    corrected: null,
  })
  return [filters.flatMap(({ kind, isApplied }) => (isApplied ? kind : [])), named]
}

test('what was read holds of what is shown, or is named as it was typed', () => {
  const text = 'comida perro nido alto 7,5 kilos'
  expect(shown(text, [])).toEqual([['animal', 'brand', 'contents'], []])
  expect(shown(text, ['7.5kg'])).toEqual([['animal', 'brand'], ['7,5 kilos']])
  expect(shown(text, ['Alto'])).toEqual([['animal', 'contents'], ['Alto']])
  // Of what is for dogs nothing says that a breed's size is left out.
  expect(shown('cama labrador', ['raza', 'grande'])).toEqual([['animal'], []])
})
