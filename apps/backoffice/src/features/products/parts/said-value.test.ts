import { expect, test } from 'vitest'
import { blankProduct, type ProductField } from '#rules/products/product.ts'
import { texts as es } from '../../../texts/es.ts'
import { saidChange } from './said-change.ts'
import { saidLogged, saidPair, saidValue } from './said-value.ts'

const sayings = {
  text: (key: string, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (said, [name, value]) => said.replace(`{${name}}`, String(value)),
      String((es as Record<string, string>)[key]),
    ),
  pesos: (amount: number) => `$${amount}`,
  moment: (iso: string) => iso.slice(0, 10),
  number: String,
  categories: new Map([[7, 'Correas']]),
  brands: new Map<number, string>(),
}

test("each value of a product's history is said in words, and none as it is stored", () => {
  const option = { id: 1, name: 'Talla', kind: 'label', values: [{ id: 1, name: 'S', color: null }] }
  const medicine = { species: [], sagRegister: '1234', sale: 'prescription', substances: [], fromWeeks: null }
  const told: [ProductField, unknown, string][] = [
    ['retractExclusion', 'MADE_TO_ORDER', es.PRODUCTS_RETRACT_MADE_TO_ORDER],
    ['isPublished', true, es.LOG_YES],
    ['price', 12990, '$12990'],
    ['offer', { price: 8000, from: null, until: '2026-12-24T23:59:00Z' }, '$8000 · Hasta 2026-12-24'],
    ['options', [option], 'Talla: S'],
    ['medicine', medicine, 'Condición de venta: Con receta · Registro SAG: 1234'],
    ['categoryIds', [7, 8], 'Correas, #8'],
    ['package', blankProduct.package, '20 × 15 × 10 cm · 0.5 kg'],
    ['vehicles', [{}, {}], '2'],
    ['offer', null, '–'],
    ['tags', [], '–'],
  ]
  expect(told.map(([field, value]) => saidValue(field, value, sayings))).toEqual(
    told.map(([, , said]) => said),
  )
  for (const [field, value] of Object.entries(blankProduct))
    expect(saidValue(field as ProductField, value, sayings)).not.toMatch(/[{[]/)
})

test('of what somebody else saved the parts that differ are said, in full', () => {
  const texts = { name: 'Leash', shortDescription: '', description: ['Strong.'], tags: [] }
  const vehicle = { vehicleId: 5, fromYear: null, toYear: null, conditions: [] }
  const before = { ...blankProduct, en: texts, vehicles: [vehicle], relatedIds: [1, 2] }
  const long = 'Hold '.repeat(40).trim()
  const names = { products: new Map([[1, 'Plato']]), vehicles: new Map([[5, 'Toyota Yaris']]) }
  const now = {
    en: { ...texts, description: [long] },
    vehicles: [{ ...vehicle, fromYear: 2010, toYear: 2012 }],
    relatedIds: [2, 9],
    name: long,
  }
  const said = (field: keyof typeof now) => saidChange(field, before, now, { ...sayings, names })
  expect(said('en')).toBe(`${es.PRODUCTS_DESCRIPTION}: ${long}`)
  expect(said('vehicles')).toBe('+ Toyota Yaris 2010 2012, − Toyota Yaris')
  expect(said('relatedIds')).toBe('+ #9, − Plato')
  expect(said('name')).toBe(long)
})

test('of facts those parts are said that a save changed', () => {
  const food = {
    ...{ animal: 'dog' as const, complete: true, fromMonths: 2, toMonths: null, energy: 3850, kibble: null },
    ingredients: [
      { name: 'Pollo', percent: 26.5 },
      { name: 'Sal', percent: null },
    ],
    analysis: { protein: 29, fat: 17, fibre: 3, moisture: 10, ash: 7 },
    ration: { months: [2, 6], rows: [{ kg: 5, grams: [95, 110] }] },
  }
  const facts = { kind: 'food' as const, food }
  const pair = (part: Partial<typeof food>) =>
    saidPair('facts', facts, { kind: 'food', food: { ...food, ...part } }, sayings)
  expect(pair({ analysis: { ...food.analysis, ash: 8 } })).toEqual(['Ceniza: 7 %', 'Ceniza: 8 %'])
  expect(pair({ ration: { months: [2, 6], rows: [{ kg: 5, grams: [95, 120] }] } })).toEqual([
    'Tabla de raciones: 5 kg a los 6 meses: 110 g',
    'Tabla de raciones: 5 kg a los 6 meses: 120 g',
  ])
  expect(pair({ energy: 3900, complete: false })).toEqual([
    'Alimento completo: sí · Energía (kcal por kg): 3850',
    'Alimento completo: no · Energía (kcal por kg): 3900',
  ])
  expect(pair({ ingredients: food.ingredients.toReversed() })).toEqual([
    'Ingredientes, el mayor primero: Pollo 26.5 %, Sal',
    'Ingredientes, el mayor primero: Sal, Pollo 26.5 %',
  ])
  expect(pair({ ingredients: food.ingredients.slice(0, 1) })).toEqual([
    'Ingredientes, el mayor primero: Sal',
    'Ingredientes, el mayor primero: –',
  ])
  const tyre = { kind: 'tyre', tyre: { size: '185/65 R15', loadIndex: 88, speedIndex: 'H' } }
  expect(saidPair('facts', null, tyre, sayings)).toEqual(['–', 'Qué es: Neumático · Medida: 185/65 R15 88H'])
  const medicine = {
    ...{ species: ['dog'], sagRegister: null, sale: 'free', substances: [], fromWeeks: null },
    weight: { fromKg: 2, toKg: 10 },
  }
  const heavier = { ...medicine, weight: { fromKg: 2, toKg: null } }
  expect(saidPair('medicine', medicine, heavier, sayings)).toEqual([
    'Hasta qué peso (kg): 10',
    'Hasta qué peso (kg): –',
  ])
  const now = { facts: { kind: 'food' as const, food: { ...food, kibble: 9 } } }
  const names = { products: new Map<number, string>(), vehicles: new Map<number, string>() }
  expect(saidChange('facts', { ...blankProduct, facts }, now, { ...sayings, names })).toBe('Croqueta (mm): 9')
})

test('the log of the staff says a product as its history does, and leaves what it cut and what is a word already', () => {
  const told: [string, string, string, [string, string] | null][] = [
    ['price', '0', '12990', ['$0', '$12990']],
    ['isPublished', 'false', 'true', [es.LOG_NO, es.LOG_YES]],
    ['categoryIds', '[]', '[7]', ['–', 'Correas']],
    ['offer', '', '{"price":8000,"from":null,"until":null}', ['–', '$8000']],
    ['retractExclusion', '', 'HYGIENE', ['–', es.PRODUCTS_RETRACT_HYGIENE]],
    ['vehicles', '[]', '[{"vehicleId":1045,"fromYear":null', null],
    ['name', 'Cama', 'Cama 2', null],
    ['constructor', '', '1', null],
  ]
  for (const [field, from, to, said] of told) expect(saidLogged(field, from, to, sayings)).toEqual(said)
})
