import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeTotals } from '#rules/totals.ts'
import { isRefused } from '../http/refused.ts'
import { carriers, line, openTestCheckout, orderRequest, type TestCheckout } from './test-checkout.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

const anyOrder = fc.record({
  lines: fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 400_000 }), quantity: fc.integer({ min: 1, max: 30 }) }),
    { minLength: 1, maxLength: 6 },
  ),
  carrier: fc.constantFrom(carriers.plain, carriers.discounted),
  coupon: fc.oneof(
    fc.constant(null),
    fc.record({ type: fc.constant(1 as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ type: fc.constant(0 as const), value: fc.integer({ min: 1, max: 2_000_000 }) }),
  ),
})

test('[S9.20] [S9.21] [S9.22] [S9.24] what is stored is what the rules reckon, and its parts add up to it', async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder, async ({ lines, carrier, coupon }) => {
      const wanted = computeTotals({
        lines: lines.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
        shipping: { price: carrier.price, discountPercent: carrier.discount },
        coupon,
      })
      const products = await Promise.all(lines.map(({ price }) => shop.product({ price, stock: [30, 0] })))
      const buyer = await shop.buyer()
      const placed = await shop.checkout.place(
        buyer.customerId,
        orderRequest(
          buyer,
          products.map((id, index) => line(id, lines[index]?.quantity)),
          wanted.total,
          {
            id_transportista: carrier.id,
            precio_transportista: carrier.price,
            descuento_transportista: carrier.discount,
            cupon_descuento: coupon ? await shop.coupon(coupon) : '',
            totalcupondescuento: wanted.coupon,
          },
        ),
      )
      if (isRefused(placed)) throw new Error(placed.code)
      const stored = await shop.one<Record<string, number>>(
        `SELECT o.*, (SELECT sum(total) FROM order_lines WHERE order_id = o.id) AS lines_total,
           (SELECT sum(coupon_share) FROM order_lines WHERE order_id = o.id) AS lines_coupon
         FROM orders o WHERE id = $1`,
        [placed.id],
      )
      expect(stored).toMatchObject({
        subtotal: wanted.subtotal,
        shipping_price: wanted.shipping,
        shipping_net: wanted.shippingNet,
        coupon_amount: wanted.coupon,
        coupon_shipping_share: wanted.couponOnShipping,
        total: wanted.total,
        neto: wanted.neto,
        iva: wanted.iva,
        lines_total: wanted.subtotal,
        lines_coupon: wanted.coupon - wanted.couponOnShipping,
      })
      expect(wanted.total).toBe(wanted.subtotal + wanted.shippingNet - wanted.coupon)
    }),
    { numRuns: 40 },
  )
})
