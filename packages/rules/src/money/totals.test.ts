import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeTotals } from './totals.ts'

const lines = [
  { unitPrice: 3333, quantity: 3 },
  { unitPrice: 1995, quantity: 1 },
]

const someProducts = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 4 })))

const anyOrder = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.integer({ min: 0, max: 99 }),
      productId: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 12 },
  ),
  shipping: fc.option(
    fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      discountPercent: fc.oneof(
        fc.integer({ min: -10, max: 120 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
      ),
    }),
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({
        type: fc.constant(0 as const),
        value: fc.integer({ min: -1000, max: 2 ** 31 - 1 }),
        productIds: someProducts,
      }),
      fc.record({
        type: fc.constant(1 as const),
        value: fc.integer({ min: -10, max: 150 }),
        productIds: someProducts,
      }),
    ),
  ),
})

describe('totals', () => {
  test('[S9.20] the shipping discount is a percentage of the courier price, rounded', () => {
    const totals = computeTotals({ lines, shipping: { price: 3990, discountPercent: 12.5 }, coupon: null })
    expect(totals).toMatchObject({ shipping: 3990, shippingDiscount: 499, shippingNet: 3491 })
  })

  test('[S9.21] coupon type 1 is a percentage of each line, rounded per line, and leaves shipping alone', () => {
    const totals = computeTotals({
      lines,
      shipping: { price: 3990, discountPercent: 0 },
      coupon: { type: 1, value: 10 },
    })
    expect(totals).toMatchObject({
      couponByLine: [1000, 200],
      couponOnShipping: 0,
      coupon: 1200,
      total: 14784,
    })
  })

  test('[S9.22] coupon type 0 is spread over lines and net shipping in proportion', () => {
    const totals = computeTotals({
      lines: [
        { unitPrice: 6000, quantity: 1 },
        { unitPrice: 1000, quantity: 2 },
      ],
      shipping: { price: 4000, discountPercent: 50 },
      coupon: { type: 0, value: 1001 },
    })
    expect(totals).toMatchObject({
      couponByLine: [601, 200],
      couponOnShipping: 200,
      coupon: 1001,
      total: 8999,
    })
  })

  test('a coupon for some products leaves the others as they are', () => {
    const two = [
      { productId: 1, unitPrice: 6000, quantity: 1 },
      { productId: 2, unitPrice: 4000, quantity: 1 },
    ]
    const shipping = { price: 2000, discountPercent: 0 }
    const percent = computeTotals({ lines: two, shipping, coupon: { type: 1, value: 10, productIds: [2] } })
    expect(percent).toMatchObject({ couponByLine: [0, 400], couponOnShipping: 0, total: 11_600 })
    const fixed = computeTotals({ lines: two, shipping, coupon: { type: 0, value: 3000, productIds: [2] } })
    expect(fixed).toMatchObject({ couponByLine: [0, 2000], couponOnShipping: 1000, total: 9000 })
  })

  test('a fixed coupon takes at most what is payable', () => {
    const totals = computeTotals({
      lines: [{ unitPrice: 1000, quantity: 1 }],
      shipping: { price: 500, discountPercent: 0 },
      coupon: { type: 0, value: 99_999 },
    })
    expect(totals).toMatchObject({
      coupon: 1500,
      couponByLine: [1000],
      couponOnShipping: 500,
      total: 0,
      neto: 0,
      iva: 0,
    })
  })

  test('[S9.23] rows carry shipping, discount, net and coupon, each only when above 0', () => {
    const shipping = { price: 2000, discountPercent: 25 }
    expect(computeTotals({ lines, shipping, coupon: { type: 0, value: 700 } }).rows).toEqual([
      { code: 'SHIPPING', amount: 2000 },
      { code: 'SHIPPING_DISCOUNT', amount: 500 },
      { code: 'SHIPPING_NET', amount: 1500 },
      { code: 'COUPON', amount: 700 },
    ])
    expect(computeTotals({ lines, shipping: null, coupon: null }).rows).toEqual([])
    const free = computeTotals({ lines, shipping: { price: 2000, discountPercent: 100 }, coupon: null })
    expect(free.rows.map((row) => row.code)).toEqual(['SHIPPING', 'SHIPPING_DISCOUNT'])
  })

  test('[S9.24] total = subtotal + net shipping − coupon, never below 0, and every part adds up', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const totals = computeTotals(order)
        const perLine = totals.couponByLine.reduce((sum, part) => sum + part, 0)
        expect(totals.total).toBe(totals.subtotal + totals.shippingNet - totals.coupon)
        expect(totals.total).toBeGreaterThanOrEqual(0)
        expect(perLine + totals.couponOnShipping).toBe(totals.coupon)
        expect(totals.neto + totals.iva).toBe(totals.total)
        expect(totals.shipping - totals.shippingDiscount).toBe(totals.shippingNet)
        expect(totals.rows.every((row) => row.amount > 0)).toBe(true)
        expect(totals.couponOnShipping).toBeLessThanOrEqual(totals.shippingNet)
        order.lines.forEach((line, index) => {
          const part = totals.couponByLine[index] ?? -1
          expect(part >= 0 && part <= line.unitPrice * line.quantity).toBe(true)
          const { productIds = null } = order.coupon ?? {}
          if (productIds && !productIds.includes(line.productId)) expect(part).toBe(0)
        })
      }),
    )
  })

  test('refuses amounts that are negative or not whole', () => {
    const withLine = (unitPrice: number, quantity: number) => () =>
      computeTotals({ lines: [{ unitPrice, quantity }], shipping: null, coupon: null })
    expect(withLine(-1, 1)).toThrow(RangeError)
    expect(withLine(10, 1.5)).toThrow(RangeError)
    expect(withLine(2 ** 40, 2 ** 40)).toThrow(RangeError)
  })
})
