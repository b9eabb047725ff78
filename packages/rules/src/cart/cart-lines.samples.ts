import fc from 'fast-check'
import type { CartLine } from './cart-lines.ts'

export const red = { optionId: 1, valueId: 10 }
export const large = { optionId: 2, valueId: 20 }
export const line = (productId: number, quantity: number, options = [red, large]): CartLine => ({
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
export const anyCart = fc.array(anyLine, { maxLength: 12 })
