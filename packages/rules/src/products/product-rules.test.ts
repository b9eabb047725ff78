import { describe, expect, test } from 'vitest'
import { changedFields, isSameValue } from './changed-fields.ts'
import { productMisfits } from './check-product.ts'
import { blankProduct, type EditedProduct } from './product.ts'
import { shownPrice } from './product-offer.ts'
import { freeSlug, productSlug } from './product-slug.ts'

const whole: EditedProduct = {
  ...blankProduct,
  name: 'Collar',
  slug: 'collar',
  sku: 'COL-1',
  price: 5990,
  categoryIds: [1],
}

describe('the address of a product', () => {
  test('is its name without accents, capitals and signs', () => {
    expect(productSlug('Ñandú «Azúcar» 2×10 kg — ¡Oferta!')).toBe('nandu-azucar-2-10-kg-oferta')
    expect(productSlug('Корм')).toBe('')
    expect(productSlug(`${'a'.repeat(109)} b`)).toBe('a'.repeat(109))
  })

  test('gets the first number that is free', () => {
    expect(freeSlug('collar', new Set())).toBe('collar')
    expect(freeSlug('collar', new Set(['collar', 'collar-2']))).toBe('collar-3')
  })
})

describe('a whole product', () => {
  const misfits = (changes: Partial<EditedProduct>) =>
    productMisfits({ ...whole, ...changes }).map(({ field, code }) => `${field} ${code}`)
  const size = (name: string) => ({ id: null, name, color: null })

  test('has a name, codes and an address, and a published one a price and a category', () => {
    expect(misfits({})).toEqual([])
    expect(misfits({ price: 0, categoryIds: [] })).toEqual([])
    expect(misfits({ isPublished: true })).toEqual([])
    expect(misfits({ isPublished: true, price: 0, categoryIds: [] })).toEqual([
      'price FIELD_REQUIRED',
      'categoryIds FIELD_REQUIRED',
    ])
    expect(misfits({ name: '', sku: '', slug: '' })).toEqual([
      'name FIELD_REQUIRED',
      'sku FIELD_REQUIRED',
      'slug FIELD_REQUIRED',
    ])
    expect(misfits({ slug: 'Collar rojo' })).toEqual(['slug FIELD_INVALID'])
  })

  test('has an offer under its price that begins before it ends', () => {
    const offer = { price: 4990, from: null, until: null }
    expect(misfits({ offer })).toEqual([])
    expect(misfits({ offer: { ...offer, price: 5990 } })).toEqual(['offer FIELD_INVALID'])
    expect(misfits({ offer: { ...offer, price: 0 } })).toEqual(['offer FIELD_REQUIRED'])
    const moment = '2026-05-01T00:00:00.000Z'
    expect(misfits({ offer: { ...offer, from: moment, until: moment } })).toEqual(['offer FIELD_INVALID'])
  })

  test('has options that can be told apart, and colours that have one', () => {
    const option = { id: null, name: 'Talla', kind: 'label' as const, values: [size('S'), size('M')] }
    expect(misfits({ options: [option] })).toEqual([])
    expect(misfits({ options: [{ ...option, values: [] }] })).toEqual(['options FIELD_REQUIRED'])
    expect(misfits({ options: [option, option] })).toEqual(['options FIELD_INVALID'])
    expect(misfits({ options: [{ ...option, values: [size('S'), size('S')] }] })).toEqual([
      'options FIELD_INVALID',
    ])
    expect(misfits({ options: [{ ...option, kind: 'color' }] })).toEqual(['options FIELD_INVALID'])
  })

  test('names vehicles where it fits some, each once and with both years or none', () => {
    const vehicle = { vehicleId: 1, fromYear: null, toYear: null, conditions: [] }
    expect(misfits({ fitment: 'some', vehicles: [vehicle] })).toEqual([])
    expect(misfits({ fitment: 'some' })).toEqual(['vehicles FIELD_REQUIRED'])
    expect(misfits({ vehicles: [vehicle] })).toEqual(['vehicles FIELD_INVALID'])
    expect(misfits({ fitment: 'some', vehicles: [vehicle, vehicle] })).toEqual(['vehicles FIELD_INVALID'])
    expect(misfits({ fitment: 'some', vehicles: [{ ...vehicle, fromYear: 2010 }] })).toEqual([
      'vehicles FIELD_INVALID',
    ])
    expect(misfits({ fitment: 'some', vehicles: [{ ...vehicle, fromYear: 2012, toYear: 2010 }] })).toEqual([
      'vehicles FIELD_INVALID',
    ])
  })
})

test('an offer holds from its first moment until before its last', () => {
  const offer = { price: 4990, from: '2026-05-01T04:00:00.000Z', until: '2026-05-02T04:00:00.000Z' }
  const at = (iso: string) => shownPrice({ price: 5990, offer }, Date.parse(iso))
  const regular = { price: 5990, compareAtPrice: null }
  expect(at('2026-05-01T03:59:59.999Z')).toEqual(regular)
  expect(at('2026-05-01T04:00:00.000Z')).toEqual({ price: 4990, compareAtPrice: 5990 })
  expect(at('2026-05-02T04:00:00.000Z')).toEqual(regular)
  expect(shownPrice({ price: 5990, offer: null }, 0)).toEqual(regular)
})

test('what was changed is what is not as it was, whatever the order of its keys', () => {
  expect(isSameValue({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] })).toBe(true)
  expect(isSameValue([1], { 0: 1 })).toBe(false)
  expect(isSameValue(null, {})).toBe(false)
  expect(changedFields(whole, { price: 5990, tags: ['x'], package: { ...whole.package } })).toEqual({
    tags: { from: [], to: ['x'] },
  })
})
