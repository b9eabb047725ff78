import { expect, test } from 'vitest'
import { blankProduct, type ProductField } from '#rules/products/product.ts'
import { texts as es } from '../../../texts/es.ts'
import { saidChange } from './said-change.ts'
import { saidValue } from './said-value.ts'

const sayings = {
  text: (key: string) => String((es as Record<string, string>)[key]),
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
    ['medicine', medicine, `${es.PRODUCTS_SALE_PRESCRIPTION} · 1234`],
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
