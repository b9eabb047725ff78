import { expect, test } from 'vitest'
import { blankProduct, type ProductField } from '#rules/products/product.ts'
import { texts as es } from '../../../texts/es.ts'
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
