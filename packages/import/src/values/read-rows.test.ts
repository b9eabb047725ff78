import { describe, expect, test } from 'vitest'
import { readBox, readFilling, readIngredients, readNames, readRation, readTorque } from './read-rows.ts'

const fine = <Value>(value: Value) => ({ ok: true, value })
const wrong = (code: string) => ({ ok: false, code })
const of = (name: string, percent: number | null = null) => ({ name, percent })

describe('ingredients', () => {
  test.each([
    ['Cordero 22 % | Arroz | Maíz', [of('Cordero', 22), of('Arroz'), of('Maíz')]],
    ['Cordero 22,5%; Arroz; Maíz', [of('Cordero', 22.5), of('Arroz'), of('Maíz')]],
    ['Cordero (22.5 %), arroz,maíz 4,5 %', [of('Cordero', 22.5), of('arroz'), of('maíz', 4.5)]],
    ['Minerales (zinc, cobre), sal', [of('Minerales (zinc, cobre)'), of('sal')]],
    ['Pollo\nArroz, partido', [of('Pollo'), of('Arroz, partido')]],
    ['Cacao 70 \\% | Sal', [of('Cacao 70 %'), of('Sal')]],
    ['Vitamina B12', [of('Vitamina B12')]],
    [' | ', []],
  ])('%s', (text, ingredients) => {
    expect(readIngredients(text)).toEqual(fine(ingredients))
  })

  test('end in brackets that are never closed', () => {
    expect(readIngredients(`${'('.repeat(20_000)},`)).toMatchObject({ ok: true })
  })

  test('with many spaces in between are read through once', () => {
    const text = `Sal${' '.repeat(300_000)}gema`
    expect(readIngredients(text)).toEqual(fine([of(text)]))
  })
})

test('a box counts its pieces, one where it says no amount', () => {
  expect(readBox('Pastilla de freno: 4 | Sensor')).toEqual(
    fine([
      { name: 'Pastilla de freno', amount: 4 },
      { name: 'Sensor', amount: 1 },
    ]),
  )
  expect(readBox('Pastilla: varias')).toEqual(wrong('NUMBER_UNREADABLE'))
  expect(readBox('Pastilla: 1,5')).toEqual(wrong('NUMBER_UNREADABLE'))
})

test('a torque has its newton metres', () => {
  expect(readTorque('Perno: 30,5 Nm; Tuerca: 110')).toEqual(
    fine([
      { name: 'Perno', nm: 30.5 },
      { name: 'Tuerca', nm: 110 },
    ]),
  )
  expect(readTorque('Perno')).toEqual(wrong('NUMBER_UNREADABLE'))
})

test('norms are parted as lists are', () => {
  expect(readNames('API SP, ACEA A3/B4')).toEqual(fine(['API SP', 'ACEA A3/B4']))
  expect(readNames('MB 229.5 | VW 502 00')).toEqual(fine(['MB 229.5', 'VW 502 00']))
})

test('a package holds litres or kilos', () => {
  expect(['4 l', '0,4kg', '5 Litros', '1.5 lt.'].map(readFilling)).toEqual(
    [
      { amount: 4, unit: 'l' },
      { amount: 0.4, unit: 'kg' },
      { amount: 5, unit: 'l' },
      { amount: 1.5, unit: 'l' },
    ].map(fine),
  )
  expect(['4', '4 un', 'l', '-4 l'].map(readFilling)).toEqual(
    ['UNIT_UNKNOWN', 'UNIT_UNKNOWN', 'NUMBER_UNREADABLE', 'NUMBER_UNREADABLE'].map(wrong),
  )
})

describe('a ration', () => {
  test.each([
    [
      'Meses: 2 / 6 | 2,5 kg: 60 / 70 | 5 kg: 1.095 / 110 g',
      {
        months: [2, 6],
        rows: [
          { kg: 2.5, grams: [60, 70] },
          { kg: 5, grams: [1095, 110] },
        ],
      },
    ],
    [
      '5: 90\n10 kg: 140 g',
      {
        months: [0],
        rows: [
          { kg: 5, grams: [90] },
          { kg: 10, grams: [140] },
        ],
      },
    ],
  ])('%s', (text, ration) => {
    expect(readRation(text)).toEqual(fine(ration))
  })

  test.each([
    'Meses: 2 / 6',
    'Meses: 2 / 6 | 5 kg: 90',
    '5 kg: 90 / 100',
    '5 kg',
    'mucho',
    'Meses: x | 5: 9',
    '5 kg: 9: 9',
  ])('%s is none', (text) => {
    expect(readRation(text)).toEqual(wrong('RATION_UNREADABLE'))
  })
})
