import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLine } from '../lines/cart-line.samples.ts'
import { type CartLine, withQuantity } from '../lines/cart-line.ts'
import { addLine } from '../lines/cart-lines.ts'
import { swapBack, swapLines } from './swap-lines.ts'

const anyCart = fc
  .array(anyLine, { minLength: 1, maxLength: 8 })
  .map((lines) => lines.reduce(addLine, [] as CartLine[]))
const anyCase = fc
  .record({ cart: anyCart, place: fc.nat(7), other: anyLine, limit: fc.integer({ min: 1, max: 60 }) })
  .map(({ cart, place, other, limit }) => {
    const from = cart[place % cart.length]
    if (!from) throw new Error('A cart has lines.')
    const to = withQuantity({ ...other, limit }, Math.min(from.quantity, limit))
    const before = cart.find(({ key }) => key === to.key)?.quantity ?? 0
    return { cart, swap: { from, to, before } }
  })
  .filter(({ swap }) => swap.from.key !== swap.to.key)

const quantities = (lines: CartLine[]) =>
  Object.fromEntries(lines.map(({ key, quantity }) => [key, quantity]))

test('a line gives its place to another, with no more units than can be bought, and all others stay', () => {
  fc.assert(
    fc.property(anyCase, ({ cart, swap }) => {
      const after = swapLines(cart, swap)
      const { [swap.from.key]: _, ...others } = quantities(cart)
      const units = Math.min(swap.to.quantity + swap.before, swap.to.limit)
      expect(quantities(after)).toEqual({ ...others, [swap.to.key]: units })
      if (swap.before === 0)
        expect(after.findIndex(({ key }) => key === swap.to.key)).toBe(cart.indexOf(swap.from))
      expect(swapLines(after, swap), 'a second press').toEqual(after)
    }),
  )
})

test('taken back the cart is as it was, once', () => {
  fc.assert(
    fc.property(anyCase, ({ cart, swap }) => {
      const back = swapBack(swapLines(cart, swap), swap)
      expect(quantities(back)).toEqual(quantities(cart))
      if (swap.before === 0) expect(back).toEqual(cart)
      expect(swapBack(back, swap)).toEqual(back)
    }),
  )
})

test('what was made of the line since is left alone', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 1, max: 60 }), ({ cart, swap }, quantity) => {
      const after = swapLines(cart, swap)
      const changed = after.map((line) => (line.key === swap.to.key ? { ...line, quantity } : line))
      fc.pre(JSON.stringify(quantities(changed)) !== JSON.stringify(quantities(after)))
      expect(swapBack(changed, swap)).toEqual(changed)
    }),
  )
})
