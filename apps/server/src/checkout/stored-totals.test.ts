import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeTotals } from '#rules/money/totals.ts'
import { timesOf } from '#testing/counts.ts'
import { type CheckoutApp, openCheckoutApp } from '#testing/server/test-app.ts'
import { carriers, guestForm } from '#testing/server/test-checkout.ts'
import { testWire } from '#testing/server/test-wire.ts'

let opened: CheckoutApp
beforeAll(async () => {
  opened = await openCheckoutApp()
})
afterAll(() => opened?.close())

const worth = {
  minimum: fc.integer({ min: 0, max: 1 }),
  /** Which of the lines it counts for, by their places; null for all. */
  places: fc.option(fc.uniqueArray(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 })),
}
const anyOrder = fc.record({
  lines: fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 400_000 }), quantity: fc.integer({ min: 1, max: 30 }) }),
    { minLength: 1, maxLength: 6 },
  ),
  /** Null: picked up. */
  shipping: fc.option(
    fc.record({
      price: fc.integer({ min: 0, max: 60_000 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
    }),
    { freq: 4 },
  ),
  coupon: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant(1 as const), value: fc.integer({ min: 1, max: 100 }), ...worth }),
      fc.record({ type: fc.constant(0 as const), value: fc.integer({ min: 1, max: 2_000_000 }), ...worth }),
    ),
    { freq: 4 },
  ),
  wrongBy: fc.oneof(fc.constantFrom(-1, 1), fc.integer({ min: -5000, max: 5000 })).filter((by) => by !== 0),
  wrong: fc.constantFrom(
    'total',
    'precio_transportista',
    'descuento_transportista',
    'totalesproductodescuento',
    'totalcupondescuento',
  ),
})

const parts = `SELECT o.*, l.*,
    (SELECT used FROM coupons c JOIN coupon_uses u ON u.coupon_id = c.id WHERE u.order_id = o.id) AS used
  FROM orders o, LATERAL (
    SELECT sum(total)::int AS lines_total, sum(unit_price * quantity)::int AS lines_worth,
      sum(coupon_share)::int AS lines_coupon, bool_and(coupon_share BETWEEN 0 AND total) AS shares_fit
    FROM order_lines WHERE order_id = o.id) l
  WHERE o.id = $1`

test('[S9.20] [S9.21] [S9.22] [S9.24] through the server: what the rules calculate is what is stored, its lines add up to it, and another total writes nothing', async () => {
  const { app, shop } = opened
  const guest = testWire(app)
  const { datos, id_direccion_cliente } = (await guest.post('RegistrarclientePedido', guestForm())).json()

  await fc.assert(
    fc.asyncProperty(anyOrder, async ({ lines, shipping, coupon, wrongBy, wrong }) => {
      if (shipping) {
        await shop.database.pool.query('UPDATE carrier_rates SET price = $1 WHERE carrier_id = $2', [
          shipping.price,
          carriers.plain.id,
        ])
        await shop.database.pool.query('UPDATE carriers SET discount_percent = $1 WHERE id = $2', [
          shipping.discountPercent,
          carriers.plain.id,
        ])
      }
      const products = await Promise.all(lines.map(({ price }) => shop.product({ price, stock: [30, 0] })))
      const bound = coupon?.places?.flatMap((place) => products[place] ?? []) ?? []
      const productIds = bound.length > 0 ? bound : null
      const code = coupon ? await shop.coupon({ ...coupon, products: bound }) : ''
      const wanted = computeTotals({
        lines: lines.map(({ price: unitPrice, quantity }, index) => ({
          unitPrice,
          quantity,
          productId: products[index] ?? 0,
        })),
        shipping,
        coupon: coupon && { ...coupon, productIds },
      })
      const request: Record<string, unknown> = {
        id_cliente: datos.id_cliente,
        productos: products.map((id_producto, index) => ({ id_producto, cantidad: lines[index]?.quantity })),
        ...(shipping
          ? { id_transportista: carriers.plain.id, id_direccion_cliente }
          : { id_transportista: carriers.pickup.id, id_sucursal: 1 }),
        precio_transportista: shipping?.price ?? 0,
        descuento_transportista: shipping?.discountPercent ?? 0,
        tipo_pago: 'transferencia',
        cupon_descuento: code,
        totalesproductodescuento: wanted.subtotal,
        totalcupondescuento: wanted.coupon,
        total: wanted.total,
        clave_idempotencia: randomUUID(),
      }

      const before = await shop.written()
      const sent = Number(request[wrong]) + wrongBy
      // What the contract itself does not take is no other total.
      const most = wrong === 'descuento_transportista' ? 100 : Number.MAX_SAFE_INTEGER
      if (sent >= 0 && sent <= most) {
        const refused = await guest.post('generar-pedido', { ...request, [wrong]: sent })
        expect([refused.statusCode, refused.json()]).toMatchObject([
          409,
          {
            error: 'TOTAL_CHANGED',
            totales: {
              subtotal: wanted.subtotal,
              despacho: wanted.shippingNet,
              cupon: wanted.coupon,
              total: wanted.total,
            },
          },
        ])
        expect(await shop.written()).toEqual(before)
      }

      const made = await guest.post('generar-pedido', request)
      expect(made.statusCode, made.body).toBe(200)
      const stored = await shop.one<Record<string, number>>(parts, [made.json().id_pedido])
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
        lines_worth: wanted.subtotal,
        lines_coupon: wanted.coupon - wanted.couponOnShipping,
        shares_fit: true,
        used: coupon ? 1 : null,
      })
      expect(wanted.total).toBe(wanted.subtotal + wanted.shippingNet - wanted.coupon)
      for (const name of ['subtotal', 'shipping_net', 'coupon_amount', 'total', 'neto', 'iva']) {
        expect(stored[name], name).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: timesOf(60, 12) },
  )
})
