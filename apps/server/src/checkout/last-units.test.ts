import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, openTestCheckout, orderRequest, type TestCheckout } from '#testing/server/test-checkout.ts'
import { isRefusal } from '../refusals/refusal.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

test('40 buyers for 5 units: exactly 5 orders, the others are told, and nothing is left', async () => {
  const product = await shop.product({ price: 9990, stock: [3, 2] })
  const buyers = await Promise.all(Array.from({ length: 40 }, () => shop.buyer()))

  const results = await Promise.all(
    buyers.map((buyer) =>
      shop.checkout.place(buyer.customerId, orderRequest(buyer, [line(product)], 9990 + 3990)),
    ),
  )

  const placed = results.filter((result) => !isRefusal(result))
  const refused = results.filter((result) => isRefusal(result))
  expect(placed).toHaveLength(5)
  expect(refused.map(({ code }) => code)).toEqual(Array(35).fill('OUT_OF_STOCK'))
  expect(refused[0]?.details.faltantes).toEqual([{ id_producto: product, cantidad: 1, stock_producto: 0 }])
  expect(await shop.unitsOf(product)).toEqual({ stock: 0, units: 0 })
  const stored = await shop.one<{ sold: number; reserved: number }>(
    `SELECT (SELECT sum(quantity) FROM order_lines WHERE product_id = $1) AS sold,
       (SELECT sum(quantity) FROM stock_reservations WHERE product_id = $1) AS reserved`,
    [product],
  )
  expect(stored).toEqual({ sold: 5, reserved: 5 })
})

test('two lines of one value share its units: together they cannot take more than there are', async () => {
  const { id, values } = await shop.productWithValues(5000, [3, 10])
  const [small = 0] = values
  const buyer = await shop.buyer()
  const lines = [line(id, 2, [small]), line(id, 2, [small])]

  const refused = await shop.checkout.place(buyer.customerId, orderRequest(buyer, lines, 20_000 + 3990))

  expect(refused).toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { faltantes: [{ id_producto: id, cantidad: 4, stock_producto: 3 }] },
  })
  expect(await shop.unitsOf(id)).toEqual({ stock: 13, units: 13 })
})

test('buyers of the same products in opposite orders all finish and sell no unit twice', async () => {
  const [a, b] = [await shop.product({ stock: [6, 0] }), await shop.product({ stock: [6, 0] })]
  const buyers = await Promise.all(Array.from({ length: 16 }, () => shop.buyer()))

  const results = await Promise.all(
    buyers.map((buyer, index) => {
      const lines = index % 2 ? [line(a), line(b)] : [line(b), line(a)]
      return shop.checkout.place(buyer.customerId, orderRequest(buyer, lines, 2 * 9990 + 3990))
    }),
  )

  expect(results.filter((result) => !isRefusal(result))).toHaveLength(6)
  expect(await shop.unitsOf(a)).toEqual({ stock: 0, units: 0 })
  expect(await shop.unitsOf(b)).toEqual({ stock: 0, units: 0 })
})

test('a pickup takes the units of its branch alone', async () => {
  const product = await shop.product({ stock: [5, 1] })
  const pickup = async () => {
    const buyer = await shop.buyer()
    return shop.checkout.place(
      buyer.customerId,
      orderRequest(buyer, [line(product)], 9990, {
        id_direccion_cliente: undefined,
        id_sucursal: 2,
        id_transportista: 3,
        precio_transportista: 0,
      }),
    )
  }

  expect(isRefusal(await pickup())).toBe(false)
  expect(await pickup()).toMatchObject({ code: 'OUT_OF_STOCK' })
  expect(await shop.unitsOf(product)).toEqual({ stock: 5, units: 5 })
})

test('a product that may be sold without stock is sold, and holds what there is', async () => {
  const product = await shop.product({ stock: [2, 0], backorder: true })
  const buyer = await shop.buyer()

  const placed = await shop.checkout.place(
    buyer.customerId,
    orderRequest(buyer, [line(product, 5)], 5 * 9990 + 3990),
  )

  expect(isRefusal(placed)).toBe(false)
  expect(await shop.unitsOf(product)).toEqual({ stock: 0, units: 0 })
})
