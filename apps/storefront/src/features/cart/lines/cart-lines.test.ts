import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countItems as countOf, lineKey } from '#rules/cart/cart-lines.ts'
import { anyLine } from './cart-line.samples.ts'
import { type CartLine, lineLimit } from './cart-line.ts'
import { addLine, removeLine, setLineQuantity, subtotalOf } from './cart-lines.ts'

const anyCart = fc.array(anyLine, { maxLength: 12 }).map((lines) => lines.reduce(addLine, [] as CartLine[]))

describe('cart lines', () => {
  test('[S4.24] the same product with identical options raises the quantity, in any order of options', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, added) => {
        const turned = { ...added, options: added.options.toReversed() }
        const turnedKey = lineKey(turned)
        const once = addLine(cart, added)
        const twice = addLine(once, { ...turned, key: turnedKey })
        expect(twice).toHaveLength(once.length)
        expect(countOf(twice)).toBe(countOf(cart) + 2 * added.quantity)
      }),
    )
  })

  test('[S4.25] other options of the same product become a new line', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const option = { optionId: 900, optionName: 'Talla', valueId: 9_001, valueName: 'XL' }
        const options = [...line.options, option]
        const other = { ...line, options, key: lineKey({ productId: line.productId, options }) }
        expect(addLine([line], other)).toEqual([line, other])
      }),
    )
  })

  test('merging never loses a unit, whatever the order of adding', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const cart = lines.reduce(addLine, [] as CartLine[])
        const units = lines.reduce((sum, line) => sum + line.quantity, 0)
        expect(countOf(cart)).toBe(units)
        expect(new Set(cart.map((line) => line.key)).size).toBe(cart.length)
      }),
    )
  })

  test('[S4.27] line totals and subtotal follow every change', () => {
    const change = fc.oneof(
      anyLine.map((line) => (lines: CartLine[]) => addLine(lines, line)),
      fc.tuple(fc.nat(20), fc.integer({ min: -2, max: 12_000 })).map(
        ([at, quantity]) =>
          (lines: CartLine[]) =>
            setLineQuantity(lines, lines[at % Math.max(1, lines.length)]?.key ?? '', quantity),
      ),
      fc
        .nat(20)
        .map(
          (at) => (lines: CartLine[]) => removeLine(lines, lines[at % Math.max(1, lines.length)]?.key ?? ''),
        ),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        let cart: CartLine[] = []
        for (const apply of changes) {
          cart = apply(cart)
          for (const line of cart) {
            expect(line.total).toBe(line.unitPrice * line.quantity)
            expect(line.quantity).toBeGreaterThanOrEqual(1)
            expect(line.quantity).toBeLessThanOrEqual(lineLimit)
          }
          expect(subtotalOf(cart)).toBe(cart.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0))
        }
      }),
    )
  })
})
