import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countItems as countOf } from '#rules/cart/cart-lines.ts'
import { decodeCart, encodeCart } from './cart.codec.ts'
import { anyLine } from './lines/cart-line.samples.ts'
import type { CartLine } from './lines/cart-line.ts'
import { addLine } from './lines/cart-lines.ts'

describe('the stored cart', () => {
  test('comes back as it was kept', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const cart = lines.reduce(addLine, [] as CartLine[])
        expect(decodeCart(encodeCart(cart))).toEqual(cart)
      }),
    )
  })

  test('any text at all decodes to a cart', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((inner) => `{"lines":${inner}}`),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        for (const line of decodeCart(text)) {
          expect(line.total).toBe(line.unitPrice * line.quantity)
          expect(line.quantity).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })

  test('[S9.15] starts at 0', () => {
    expect(countOf(decodeCart(null))).toBe(0)
  })

  test('keeps the good lines next to spoilt ones and merges twins', () => {
    const [line] = fc.sample(anyLine, 1)
    const text = JSON.stringify({ lines: [line, null, { productId: 'x' }, { ...line, quantity: -1 }, line] })
    const cart = decodeCart(text)
    expect(cart).toHaveLength(1)
    expect(countOf(cart)).toBe(2 * (line?.quantity ?? 0))
  })
})
