import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CartLine, countItems, mergeLines } from './cart-lines.ts'
import { demandByStock } from './stock-demand.ts'

const red = { optionId: 1, valueId: 10 }
const large = { optionId: 2, valueId: 20 }
const line = (productId: number, quantity: number, options = [red, large]): CartLine => ({
  productId,
  quantity,
  options,
})

const anyLine: fc.Arbitrary<CartLine> = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  options: fc.uniqueArray(
    fc.record({ optionId: fc.integer({ min: 1, max: 3 }), valueId: fc.integer({ min: 1, max: 3 }) }),
    { selector: (option) => option.optionId, maxLength: 3 },
  ),
  quantity: fc.integer({ min: 1, max: 99 }),
})
const anyCart = fc.array(anyLine, { maxLength: 12 })

describe('demandByStock', () => {
  test('adds up the lines of one product and of one option value', () => {
    const small = { optionId: 2, valueId: 21 }
    expect(demandByStock([line(9, 1, []), line(1, 2), line(1, 3, [small, red])])).toEqual({
      products: [
        { productId: 1, quantity: 5 },
        { productId: 9, quantity: 1 },
      ],
      values: [
        { productId: 1, ...red, quantity: 5 },
        { productId: 1, ...large, quantity: 2 },
        { productId: 1, ...small, quantity: 3 },
      ],
    })
  })

  test('asks for as many units as the cart holds, however its lines are split or ordered', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const demand = demandByStock(cart)
        expect(countItems(demand.products)).toBe(countItems(cart))
        expect(demandByStock(mergeLines(cart, []))).toEqual(demand)
        expect(demandByStock(cart.toReversed())).toEqual(demand)
      }),
    )
  })
})
