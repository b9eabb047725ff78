import fc from 'fast-check'
import { lineKey } from '#rules/cart/cart-lines.ts'
import type { CartLine } from './cart-line.ts'

const anyOption = fc.record({
  optionId: fc.integer({ min: 1, max: 3 }),
  optionName: fc.constantFrom('Talla', 'Color', 'Sabor'),
  valueId: fc.integer({ min: 1, max: 6 }),
  valueName: fc.constantFrom('S', 'M', 'Rojo', 'Pollo'),
})

/** Lines over few products and options, so that many of them meet. For tests. */
export const anyLine: fc.Arbitrary<CartLine> = fc
  .record({
    productId: fc.integer({ min: 1, max: 5 }),
    slug: fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
    name: fc.string({ maxLength: 40 }),
    picture: fc.option(fc.record({ src: fc.string(), alt: fc.string(), ground: fc.string() })),
    unitPrice: fc.integer({ min: 0, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 60 }),
    options: fc.uniqueArray(anyOption, { maxLength: 2, selector: (option) => option.valueId }),
    limit: fc.integer({ min: 0, max: 200 }),
  })
  .map((line) => ({
    ...line,
    key: lineKey(line),
    total: line.unitPrice * line.quantity,
  }))
