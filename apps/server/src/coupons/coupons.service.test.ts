import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, openTestCheckout, orderRequest, type TestCheckout } from '#testing/server/test-checkout.ts'
import { inTransaction } from '../db/connection.ts'
import { isRefusal } from '../refusals/refusal.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

const used = async (code: string) =>
  (await shop.one<{ used: number }>('SELECT used FROM coupons WHERE code = $1', [code])).used

/** No order is written here, so the row of the use is taken away again; the count is what is looked at. */
function holds(code: string, orderId: number, thenFail = false) {
  const use = { customerRut: '12345678-5', lines: [{ productId: 1, amount: 50_000 }], orderId }
  return inTransaction(shop.database, async (tx) => {
    const coupon = await shop.coupons.judge(tx, await shop.coupons.lock(tx, code), use)
    if (!isRefusal(coupon)) await shop.coupons.take(tx, { ...use, couponId: coupon.id })
    if (thenFail) throw new Error('undone')
    await tx.execute(`DELETE FROM coupon_uses WHERE order_id = ${orderId}`)
    return coupon
  })
}

test('a coupon is found in any case of its letters and shown as the shop writes it', async () => {
  await shop.coupon({ code: 'Bienvenida', type: 0, value: 3000, minimum: 20_000 })
  expect(await shop.coupons.verify('bIENVENIDA', { subtotal: 20_000 })).toMatchObject({
    code: 'Bienvenida',
    type: 0,
    value: 3000,
    minimum: 20_000,
  })
})

test('each reason to refuse has its code', async () => {
  const refused = async (coupon: Parameters<TestCheckout['coupon']>[0], subtotal?: number) =>
    shop.coupons.verify(await shop.coupon(coupon), { subtotal })
  expect(await shop.coupons.verify('NADA')).toMatchObject({ code: 'COUPON_UNKNOWN' })
  expect(await refused({ from: '2098-01-01' })).toMatchObject({ code: 'COUPON_NOT_STARTED' })
  expect(await refused({ to: '2020-01-02' })).toMatchObject({ code: 'COUPON_EXPIRED' })
  expect(await refused({ limit: 0 })).toMatchObject({ code: 'COUPON_USED_UP' })
  expect(await refused({ minimum: 100 }, 98)).toMatchObject({
    code: 'COUPON_MINIMUM_NOT_REACHED',
    details: { cupon: { minimo: 100, falta: 2, productos: null } },
  })
  expect(isRefusal(await refused({ minimum: 100 }, 100))).toBe(false)
  expect(isRefusal(await refused({ minimum: 100 }))).toBe(false)
})

test("the first and the last day count, in Chile's calendar", async () => {
  const { today } = await shop.one<{ today: string }>(
    `SELECT (now() AT TIME ZONE 'America/Santiago')::date::text AS today`,
  )
  const code = await shop.coupon({ from: today, to: today })
  expect(isRefusal(await shop.coupons.verify(code))).toBe(false)
  expect(isRefusal(await holds(code, 1))).toBe(false)
})

test('30 at once for a coupon of 7 uses: 7 hold it, 23 are told that it is used up', async () => {
  const code = await shop.coupon({ limit: 7 })
  const results = await Promise.all(Array.from({ length: 30 }, (_, index) => holds(code, 1000 + index)))
  const refused = results.filter((result) => isRefusal(result))
  expect(refused.map((result) => result.code)).toEqual(Array(23).fill('COUPON_USED_UP'))
  expect(await used(code)).toBe(7)
})

test('those who use a coupon without limits wait for nobody before they take their use; with limits they do', async () => {
  const isLocked = (code: string) =>
    inTransaction(shop.database, async (tx) => {
      await shop.coupons.lock(tx, code)
      const { rows } = await shop.database.pool.query(
        'SELECT FROM coupons WHERE code = $1 FOR NO KEY UPDATE SKIP LOCKED',
        [code],
      )
      return rows.length === 0
    })
  expect(await isLocked(await shop.coupon({}))).toBe(false)
  expect(await isLocked(await shop.coupon({ limit: 7 }))).toBe(true)
  expect(await isLocked(await shop.coupon({ perCustomer: 1 }))).toBe(true)
})

test('30 at once for a coupon without limits: each use is counted', async () => {
  const code = await shop.coupon({})
  await Promise.all(Array.from({ length: 30 }, (_, index) => holds(code, 5000 + index)))
  expect(await used(code)).toBe(30)
})

test('an order that is undone gives its use back', async () => {
  const code = await shop.coupon({ limit: 1 })
  await expect(holds(code, 5000, true)).rejects.toThrow('undone')
  expect(await used(code)).toBe(0)
})

test('the database itself refuses more uses than the limit', async () => {
  const code = await shop.coupon({ limit: 1 })
  await expect(
    shop.database.pool.query('UPDATE coupons SET used = 2 WHERE code = $1', [code]),
  ).rejects.toThrow(/coupons_within_limit/)
})

test("a person's own limit goes by the RUT, however it is written, and what was given back does not count", async () => {
  const code = await shop.coupon({ perCustomer: 1 })
  const product = await shop.product()
  const owner = await shop.buyer()
  const placed = async (buyer = owner) => {
    const request = orderRequest(buyer, [line(product)], 12_981, { cupon_descuento: code })
    return shop.checkout.place(buyer.customerId, request)
  }
  const first = await placed()
  if (isRefusal(first)) throw new Error(first.code)
  expect(await placed(await shop.buyer())).toMatchObject({ code: 'COUPON_USED_BY_YOU' })
  const { customerId } = owner
  expect(await shop.coupons.verify(code, { customerId })).toMatchObject({ code: 'COUPON_USED_BY_YOU' })
  await inTransaction(shop.database, (tx) => shop.coupons.release(tx, first.id))
  expect(isRefusal(await shop.coupons.verify(code, { customerId }))).toBe(false)
  expect(isRefusal(await placed())).toBe(false)
  expect(await used(code)).toBe(1)
})

test('L4: whether a RUT has used a coupon is told to the customer of the order alone', async () => {
  const code = await shop.coupon({ perCustomer: 1 })
  const request = orderRequest(await shop.buyer(), [line(await shop.product())], 12_981, {
    cupon_descuento: code,
  })
  expect(isRefusal(await shop.checkout.place(request.id_cliente, request))).toBe(false)
  // Of the same RUT, which anybody can type.
  const another = await shop.buyer()
  for (const customerId of [another.customerId, undefined]) {
    expect(await shop.coupons.verify(code, { customerId })).toMatchObject({ code })
  }
})

test('20 at once with one RUT for a coupon of one use each: one order stands', async () => {
  const code = await shop.coupon({ perCustomer: 1 })
  const product = await shop.product({ stock: [50, 0] })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.buyer()))
  const results = await Promise.all(
    buyers.map((buyer) =>
      shop.checkout.place(
        buyer.customerId,
        orderRequest(buyer, [line(product)], 12_981, { cupon_descuento: code }),
      ),
    ),
  )
  const refused = results.filter((result) => isRefusal(result)).map(({ code: why }) => why)
  expect(refused).toEqual(Array(19).fill('COUPON_USED_BY_YOU'))
  expect(await used(code)).toBe(1)
  expect(await shop.unitsOf(product)).toMatchObject({ stock: 49 })
})

test('a coupon for some products or categories counts for their lines alone, its minimum too', async () => {
  const { id: category } = await shop.one<{ id: number }>(
    `INSERT INTO categories (slug, name, icon, image, tree, position)
     VALUES ('gatos-c', 'Gatos', '', '', 'pets', 1) RETURNING id`,
  )
  const [named, within, other] = [await shop.product(), await shop.product(), await shop.product()]
  await shop.database.pool.query(
    'INSERT INTO product_categories (product_id, category_id, direct) VALUES ($1, $2, true)',
    [within, category],
  )
  const code = await shop.coupon({ products: [named], categories: [category], minimum: 15_000 })
  const lineOf = (productId: number, amount = 10_000) => ({ productId, amount })
  const verify = (...lines: { productId: number; amount: number }[]) => shop.coupons.verify(code, { lines })
  expect(await verify(lineOf(other, 90_000))).toMatchObject({ code: 'COUPON_NOT_FOR_CART' })
  expect(await verify(lineOf(other, 90_000), lineOf(named))).toMatchObject({
    code: 'COUPON_MINIMUM_NOT_REACHED',
    details: { cupon: { minimo: 15_000, falta: 5000, productos: [named] } },
  })
  const held = await verify(lineOf(other), lineOf(named), lineOf(within))
  expect(held).toMatchObject({ productIds: expect.arrayContaining([named, within]) })

  const buyer = await shop.buyer()
  const lines = [line(named), line(other), line(within)]
  // 10 % of two of the three, each 9,990.
  const total = 3 * 9990 + 3990 - 2 * 999
  const placed = await shop.checkout.place(
    buyer.customerId,
    orderRequest(buyer, lines, total, { cupon_descuento: code }),
  )
  if (isRefusal(placed)) throw new Error(JSON.stringify(placed))
  const { shares } = await shop.one<{ shares: number[] }>(
    'SELECT array_agg(coupon_share ORDER BY position) AS shares FROM order_lines WHERE order_id = $1',
    [placed.id],
  )
  expect(shares).toEqual([999, 0, 999])
})
