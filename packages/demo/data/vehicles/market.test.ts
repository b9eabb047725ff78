import { describe, expect, test } from 'vitest'
import { vehicles } from '../vehicles.ts'
import { engineWords } from './engine-words.ts'
import { allVehicles } from './market.ts'
import { readVehicles } from './read-vehicles.ts'

const distinct = (values: readonly unknown[]) => new Set(values).size
const combination = ({ make, model, engine }: (typeof allVehicles)[number]) => `${make} ${model} ${engine}`

describe('the vehicles of Chilean roads', () => {
  test('are of 40 makes and 900 combinations of model and engine or more, from 2000 to 2026', () => {
    expect(distinct(allVehicles.map(({ make }) => make))).toBeGreaterThanOrEqual(40)
    expect(distinct(allVehicles.map(combination))).toBeGreaterThanOrEqual(900)
    for (let year = 2000; year <= 2026; year += 1) {
      const sold = allVehicles.filter(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo)
      expect(distinct(sold.map(({ make }) => make)), `${year}`).toBeGreaterThanOrEqual(30)
    }
    expect(Math.max(...allVehicles.map(({ yearTo }) => yearTo))).toBe(2026)
  })

  test.each([
    ['Toyota Hilux', 2008],
    ['Chevrolet Sail', 2022],
    ['Kia Morning', 2006],
    ['Mitsubishi L200', 2010],
    ['Chevrolet D-Max', 2012],
    ['Isuzu D-Max', 2023],
    ['Chery Tiggo', 2012],
    ['MG ZS', 2022],
    ['Great Wall Wingle 5', 2016],
    ['JAC T8', 2022],
    ['Changan CS35', 2018],
    ['Maxus T60', 2022],
    ['Mahindra Pik Up', 2018],
    ['Samsung SM3', 2010],
    ['Suzuki Maruti', 2005],
    ['Hyundai Porter', 2015],
  ])('%s of %i is among them', (name, year) => {
    const found = allVehicles.filter(
      ({ make, model, yearFrom, yearTo }) =>
        `${make} ${model}` === name && yearFrom <= year && year <= yearTo,
    )
    expect(found).not.toEqual([])
  })

  test('each has an id of its own, years in their order, and an engine of known words', () => {
    expect(distinct(allVehicles.map(({ id }) => id))).toBe(allVehicles.length)
    expect(allVehicles.slice(0, vehicles.length)).toEqual(vehicles)
    expect(allVehicles.filter(({ yearFrom, yearTo }) => yearFrom > yearTo)).toEqual([])
    const words = new Set(allVehicles.flatMap(({ engine }) => engine.replace(/^\d\.\d\d? /, '').split(' ')))
    expect([...words].toSorted()).toEqual(engineWords.toSorted())
  })

  test('one engine of a model stands once in a year', () => {
    const overlapping = [...Map.groupBy(allVehicles, combination).values()].flatMap((rows) => {
      const sorted = rows.toSorted((a, b) => a.yearFrom - b.yearFrom)
      return sorted.filter((row, at) => row.yearFrom <= (sorted[at - 1]?.yearTo ?? 0)).map(combination)
    })
    expect(overlapping).toEqual([])
  })
})

test('a table says makes, models, engines and years, and refuses what is none', () => {
  expect(readVehicles('\n9 Yugo\nKoral: 1.1 00-05 06-08, 1.3D 03-05\nFlorida: E 10-26\n')).toEqual([
    { id: 9000, make: 'Yugo', model: 'Koral', engine: '1.1 bencina', yearFrom: 2000, yearTo: 2005 },
    { id: 9001, make: 'Yugo', model: 'Koral', engine: '1.1 bencina', yearFrom: 2006, yearTo: 2008 },
    { id: 9002, make: 'Yugo', model: 'Koral', engine: '1.3 diésel', yearFrom: 2003, yearTo: 2005 },
    { id: 9003, make: 'Yugo', model: 'Florida', engine: 'eléctrico', yearFrom: 2010, yearTo: 2026 },
  ])
  expect(() => readVehicles('9 Yugo\nKoral: 1.1X 00-05')).toThrow('No engine in 1.1X')
  expect(() => readVehicles('9 Yugo\nKoral: 1.1 2000')).toThrow('No years in 2000')
})
