import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleProduct } from '../../../../../testing/storefront/product.samples.ts'
import { type CartLine, type ChosenOption, lineOf } from '../cart/lines/cart-line.ts'
import { addLine } from '../cart/lines/cart-lines.ts'
import { refuseQuickAdd, typedQuantity } from './quick-add.ts'

const value = (id: number, stock: number) => ({ id, name: `T${id}`, color: null, picture: null, stock })
const sized = (small: number, large: number) =>
  sampleProduct({
    stock: small + large,
    hasOptions: true,
    options: [{ id: 1, name: 'Talla', kind: 'label', values: [value(11, small), value(12, large)] }],
  })
const chose = (valueId: number): ChosenOption[] => [
  { optionId: 1, optionName: 'Talla', valueId, valueName: `T${valueId}` },
]

describe('what the quick view may add', () => {
  test('asked and held together never pass the stock, over all lines of the product', () => {
    const requested = fc.record({
      valueId: fc.constantFrom(11, 12),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), fc.array(requested, { maxLength: 8 }), (small, large, wishes) => {
        const product = sized(small, large)
        let lines: CartLine[] = []
        for (const { valueId, quantity } of wishes) {
          const before = lines
          if (refuseQuickAdd(product, chose(valueId), quantity, lines) === null) {
            lines = addLine(lines, lineOf(product, chose(valueId), quantity))
          }
          const held = (id: number) => lines.find((line) => line.options[0]?.valueId === id)?.quantity ?? 0
          expect(held(11)).toBeLessThanOrEqual(small)
          expect(held(12)).toBeLessThanOrEqual(large)
          if (lines === before)
            expect(held(valueId) + quantity).toBeGreaterThan(valueId === 11 ? small : large)
        }
      }),
    )
  })

  test('[S5.32] what the stored cart holds of the product counts, under whatever options', () => {
    const product = sampleProduct({ stock: 3 })
    const held = [lineOf(product, [], 2)]
    expect(refuseQuickAdd(product, [], 1, held)).toBeNull()
    expect(refuseQuickAdd(product, [], 2, held)).toBe('stock')
    expect(refuseQuickAdd(product, [], 3, [])).toBeNull()
    const other = [{ ...lineOf(sampleProduct({ id: 7 }), [], 2) }]
    expect(refuseQuickAdd(product, [], 3, other)).toBeNull()
  })

  test('[S5.31] [S9.11] a quantity is a whole number from 1 on', () => {
    for (const wrong of [0, -1, 1.5, Number.NaN]) {
      expect(refuseQuickAdd(sampleProduct(), [], wrong, [])).toBe('quantity')
    }
  })

  test('[S5.32] however much is typed is too much for the stock, and no wrong quantity', () => {
    for (const typed of ['4', '9999', '10000', ' 100000 ', '9'.repeat(30)]) {
      const judged = refuseQuickAdd(sampleProduct({ stock: 3 }), [], typedQuantity(typed), [])
      expect(judged, typed).toBe('stock')
    }
    for (const typed of ['', '0', '1.5', '-3', 'abc']) {
      expect(refuseQuickAdd(sampleProduct({ stock: 3 }), [], typedQuantity(typed), [])).toBe('quantity')
    }
  })

  test('on order there is always more', () => {
    expect(refuseQuickAdd(sampleProduct({ stock: 0, backorder: true }), [], 40, [])).toBeNull()
  })
})
