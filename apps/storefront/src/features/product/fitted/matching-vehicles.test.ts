import { expect, test } from 'vitest'
import { matchingVehicles } from './matching-vehicles.ts'

const hilux = {
  id: 34,
  make: 'Toyota',
  model: 'Hilux',
  engine: '2.4 diésel',
  yearFrom: 2016,
  yearTo: 2021,
  conditions: [{ kind: 'engine' as const, text: 'Motor 2GD-FTV' }],
}
const yaris = {
  ...hilux,
  id: 37,
  model: 'Yaris',
  engine: '1.5 bencina',
  yearFrom: 2014,
  yearTo: 2018,
  conditions: [],
}

test.each([
  ['', ['Hilux', 'Yaris']],
  ['  toyota ', ['Hilux', 'Yaris']],
  ['HILUX', ['Hilux']],
  ['diesel', ['Hilux']],
  ['toyota 2015', ['Yaris']],
  ['2016', ['Hilux', 'Yaris']],
  ['2gd', ['Hilux']],
  ['yaris 2021', []],
  ['kia', []],
])('"%s" speaks of %j', (text, models) => {
  expect(matchingVehicles([hilux, yaris], text).map(({ model }) => model)).toEqual(models)
})
