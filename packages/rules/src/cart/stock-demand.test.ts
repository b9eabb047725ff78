import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCart, large, line, red } from './cart-lines.samples.ts'
import { countItems, mergeLines } from './cart-lines.ts'
import { demandByStock } from './stock-demand.ts'

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
