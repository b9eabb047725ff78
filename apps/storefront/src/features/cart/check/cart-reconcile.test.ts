import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countItems as countOf } from '#rules/cart/cart-lines.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { anyLine } from '../lines/cart-line.samples.ts'
import type { CartLine } from '../lines/cart-line.ts'
import { addLine } from '../lines/cart-lines.ts'
import { fitShortfalls, reconcile } from './cart-reconcile.ts'

const product: Product = {
  id: 1,
  slug: 'arnes',
  name: 'Arnés',
  sku: 'ARN-1',
  brand: null,
  pictures: [],
  price: 10_000,
  compareAtPrice: null,
  discountPercent: 0,
  rating: 0,
  reviewCount: 0,
  stock: 10,
  backorder: false,
  features: [],
  content: null,
  hasOptions: true,
  isOffer: false,
  fitment: { kind: 'none', vehicleIds: [] },
  partNumber: '',
  barcode: '',
  shortDescription: '',
  description: [],
  specification: [],
  facts: null,
  options: [
    {
      id: 1,
      name: 'Talla',
      kind: 'label',
      values: [
        { id: 11, name: 'S', color: null, picture: null, stock: 2 },
        { id: 12, name: 'M', color: null, picture: null, stock: 8 },
      ],
    },
  ],
  packageSize: { width: 1, height: 1, depth: 1, weight: 1 },
  categoryPath: [],
  tags: [],
  retractExclusion: null,
}

function line(valueId: number, quantity: number, unitPrice = 10_000): CartLine {
  return {
    key: `1-${valueId}`,
    productId: 1,
    slug: 'arnes',
    name: 'Arnés',
    picture: null,
    unitPrice,
    quantity,
    total: unitPrice * quantity,
    options: [{ optionId: 1, optionName: 'Talla', valueId, valueName: String(valueId) }],
    limit: 99,
  }
}

const anyCart = fc.array(anyLine, { maxLength: 10 }).map((lines) => lines.reduce(addLine, [] as CartLine[]))

describe('a cart against what is sold now', () => {
  test('the price of today counts, up and down, and is said', () => {
    const { lines, changes } = reconcile(
      [line(11, 1, 9_000), line(12, 1, 11_000)],
      new Map([['arnes', product]]),
    )
    expect(lines.map((each) => each.total)).toEqual([10_000, 10_000])
    expect(changes).toMatchObject([
      { kind: 'price-up', before: 9_000, now: 10_000 },
      { kind: 'price-down', before: 11_000, now: 10_000 },
    ])
  })

  test('names are those of today, in the language of today', () => {
    const [option] = product.options
    const named = {
      ...product,
      name: 'Harness',
      lang: 'en',
      options: option
        ? [{ ...option, name: 'Size', values: option.values.map((each) => ({ ...each, name: 'M' })) }]
        : [],
    }
    const { lines, changes } = reconcile([line(11, 1)], new Map([['arnes', named]]))
    expect(lines).toMatchObject([
      { name: 'Harness', lang: 'en', options: [{ optionName: 'Size', valueName: 'M' }] },
    ])
    expect(changes).toEqual([])
    expect(reconcile(lines, new Map([['arnes', product]])).lines[0]).toMatchObject({ lang: undefined })
  })

  test('less stock of the chosen value brings the quantity down and the price stays', () => {
    const { lines, changes } = reconcile([line(11, 5)], new Map([['arnes', product]]))
    expect(lines).toMatchObject([{ quantity: 2, total: 20_000, limit: 2 }])
    expect(changes).toMatchObject([{ kind: 'less-stock', before: 5, now: 2 }])
  })

  test('what is sold out, no longer sold or has lost the chosen value is taken away', () => {
    const empty = { ...product, options: [], stock: 0 }
    expect(reconcile([line(11, 1)], new Map([['arnes', null]])).changes).toMatchObject([{ kind: 'gone' }])
    expect(reconcile([line(99, 1)], new Map([['arnes', product]])).changes).toMatchObject([{ kind: 'gone' }])
    const plain = { ...line(11, 1), options: [] }
    expect(reconcile([plain], new Map([['arnes', empty]]))).toMatchObject({
      lines: [],
      changes: [{ kind: 'sold-out' }],
    })
  })

  test('a product on order has no limit', () => {
    const { changes } = reconcile([line(11, 500)], new Map([['arnes', { ...product, backorder: true }]]))
    expect(changes).toEqual([])
  })

  test('a line whose product could not be asked for stays as it is', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(reconcile(cart, new Map())).toEqual({ lines: cart, changes: [] })
      }),
    )
  })

  test('lines never add up to more than the stock of a value or of the product, and a second check is quiet', () => {
    const quantity = fc.integer({ min: 1, max: 12 })
    const stock = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(quantity, quantity, stock, stock, stock, (first, second, small, medium, whole) => {
        const option = product.options[0]
        const values = (option?.values ?? []).map((value) => ({
          ...value,
          stock: value.id === 11 ? small : medium,
        }))
        const now = { ...product, stock: whole, options: option ? [{ ...option, values }] : [] }
        const found = new Map([['arnes', now]])
        const { lines } = reconcile([line(11, first), line(12, second)], found)
        expect(countOf(lines)).toBe(Math.min(whole, Math.min(first, small) + Math.min(second, medium)))
        expect(reconcile(lines, found).changes).toEqual([])
      }),
    )
  })

  test('mending a shortfall leaves what can be had and touches nothing else', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(100), (cart, stock) => {
        const productId = cart[0]?.productId ?? 1
        const of = (lines: CartLine[]) => countOf(lines.filter((each) => each.productId === productId))
        const fixed = fitShortfalls(cart, [{ productId, quantity: of(cart), stock }])
        expect(of(fixed)).toBe(Math.min(of(cart), stock))
        const others = (lines: CartLine[]) => lines.filter((each) => each.productId !== productId)
        expect(others(fixed)).toEqual(others(cart))
      }),
    )
  })
})
