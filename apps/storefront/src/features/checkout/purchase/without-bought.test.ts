import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLine } from '../../cart/lines/cart-line.samples.ts'
import { boughtLine } from '../../cart/lines/cart-line.ts'
import { addLine } from '../../cart/lines/cart-lines.ts'
import { withoutBought } from './without-bought.ts'

test('an order of the whole cart leaves nothing, and what came after it stays', () => {
  fc.assert(
    fc.property(fc.array(anyLine), fc.array(anyLine), (first, later) => {
      const cart = first.reduce(addLine, [])
      const bought = cart.map(boughtLine).toReversed()
      expect(withoutBought(cart, bought)).toEqual([])
      const units = (lines: readonly { quantity: number }[]) =>
        lines.reduce((sum, { quantity }) => sum + quantity, 0)
      const left = withoutBought(later.reduce(addLine, cart), bought)
      expect(units(left)).toBe(units(later))
      for (const { quantity, total, unitPrice } of left) expect(total).toBe(quantity * unitPrice)
    }),
  )
})
