import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { type EditedFacts, type EditedFood, editedFacts } from '#rules/products/edited-facts.ts'
import { misfitFields } from '../misfit-fields.ts'
import { editedProduct } from './product-shape.ts'
import { productFromWire, productToWire } from './product-words.ts'

const food: EditedFood = {
  animal: 'dog',
  complete: true,
  fromMonths: 2,
  toMonths: 12,
  ingredients: [
    { name: 'Pollo', percent: 26.5 },
    { name: 'Arroz', percent: null },
  ],
  analysis: { protein: 29.1, fat: 17.2, fibre: 2.9, moisture: 10, ash: 7.3 },
  energy: 3850,
  kibble: 7.5,
  ration: {
    months: [2, 6],
    rows: [
      { kg: 2.5, grams: [60, 70] },
      { kg: 5, grams: [95, 110] },
    ],
  },
}

const wireOf = (facts: EditedFacts) => productToWire({ facts })
/** What the contract says of the facts, by their fields. */
function refusedOf(facts: EditedFacts) {
  const { error } = editedProduct.partial().safeParse(wireOf(facts), { reportInput: true })
  return misfitFields(error?.issues ?? [])
}
const ofFood = (part: Partial<EditedFood>) => refusedOf({ kind: 'food', food: { ...food, ...part } })
const ration = (months: number[], rows: { kg: number; grams: number[] }[]) =>
  ofFood({ ration: { months, rows } })

describe('the facts of a thing as they are edited', () => {
  test('come through the wire as they are, of every product of the demonstration', () => {
    const all = products.map(({ facts }) => editedFacts(facts)).filter((facts) => facts !== null)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['food', 'part', 'fluid', 'tyre']))
    for (const facts of [{ kind: 'food' as const, food }, ...all]) {
      const read = editedProduct.partial().parse(wireOf(facts))
      expect(productFromWire(read as never)).toEqual({ facts })
    }
  })

  test('have an age, an ingredient and amounts that can be', () => {
    expect(ofFood({})).toEqual({})
    expect(ofFood({ fromMonths: 12 })).toEqual({ 'ficha.alimento.hasta_meses': 'ROWS_NOT_RISING' })
    expect(ofFood({ ingredients: [] })).toEqual({ 'ficha.alimento.ingredientes': 'FIELD_REQUIRED' })
    expect(ofFood({ ingredients: [{ name: ' ', percent: null }] })).toEqual({
      'ficha.alimento.ingredientes.0.nombre': 'FIELD_REQUIRED',
    })
    expect(ofFood({ kibble: -1, energy: 3850.5 })).toEqual({
      'ficha.alimento.croqueta': 'FIELD_INVALID',
      'ficha.alimento.energia': 'FIELD_INVALID',
    })
    expect(
      refusedOf({ kind: 'part', part: { position: null, box: [], torque: [{ name: 'Perno', nm: 0 }] } }),
    ).toEqual({
      'ficha.repuesto.caja': 'FIELD_REQUIRED',
      'ficha.repuesto.torque.0.nm': 'FIELD_INVALID',
    })
    expect(refusedOf({ kind: 'tyre', tyre: { size: '', loadIndex: 0, speedIndex: 'H' } })).toEqual({
      'ficha.neumatico.medida': 'FIELD_REQUIRED',
      'ficha.neumatico.indice_carga': 'FIELD_INVALID',
    })
  })

  test('have shares of no more than the whole, however they are cut', () => {
    const hundredths = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(hundredths, (parts) => {
        const [protein = 0, fat = 0, fibre = 0, moisture = 0, ash = 0] = parts.map((each) => each / 100)
        const isOver = parts.reduce((sum, each) => sum + each, 0) > 10_000
        expect(ofFood({ analysis: { protein, fat, fibre, moisture, ash } })).toEqual(
          isOver ? { 'ficha.alimento.analisis': 'PERCENT_OVER_100' } : {},
        )
        const ingredients = parts.map((each) => ({ name: 'Pollo', percent: each / 100 }))
        expect(ofFood({ ingredients })).toEqual(
          isOver ? { 'ficha.alimento.ingredientes': 'PERCENT_OVER_100' } : {},
        )
      }),
    )
    const tenth = { name: 'Maíz', percent: 10.1 }
    expect(ofFood({ ingredients: [...Array(9).fill(tenth), { name: 'Sal', percent: 9.1 }] })).toEqual({})
  })

  test('have a ration table whose ages and weights rise and whose every cell is there', () => {
    const row = (kg: number, ...grams: number[]) => ({ kg, grams })
    expect(ration([2, 2], [row(5, 1, 1)])).toEqual({ 'ficha.alimento.racion.meses': 'ROWS_NOT_RISING' })
    expect(ration([2], [row(5, 1), row(5, 2)])).toEqual({ 'ficha.alimento.racion.filas': 'ROWS_NOT_RISING' })
    expect(ration([2, 6], [row(5, 1, 2), row(6, 1)])).toEqual({
      'ficha.alimento.racion.filas.1.gramos': 'FIELD_INVALID',
    })
    const rising = (max: number) =>
      fc
        .uniqueArray(fc.integer({ min: 1, max }), { minLength: 1, maxLength: 12 })
        .map((all) => all.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(rising(600), rising(200), fc.nat(20_000), (months, weights, grams) => {
        const rows = weights.map((kg) => ({ kg, grams: months.map(() => grams) }))
        expect(ration(months, rows)).toEqual({})
        if (rows.length > 1) {
          expect(ration(months, rows.toReversed())).toEqual({
            'ficha.alimento.racion.filas': 'ROWS_NOT_RISING',
          })
        }
      }),
    )
  })

  test("a medicine's weight rises, and may be left out", () => {
    const medicine = {
      species: [],
      sagRegister: null,
      sale: 'free' as const,
      substances: [],
      fromWeeks: null,
    }
    const weighed = (weight?: { fromKg: number; toKg: number | null }) =>
      misfitFields(
        editedProduct
          .partial()
          .safeParse(productToWire({ medicine: { ...medicine, ...(weight && { weight }) } })).error?.issues ??
          [],
      )
    expect(weighed()).toEqual({})
    expect(weighed({ fromKg: 2, toKg: null })).toEqual({})
    expect(weighed({ fromKg: 2, toKg: 2 })).toEqual({ 'medicamento.peso.hasta_kg': 'ROWS_NOT_RISING' })
  })
})
