import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCheckout, type TestCheckout } from '../checkout/test-checkout.ts'
import { inTransaction } from '../db/connection.ts'
import { isRefused } from '../http/refused.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

const used = async (code: string) =>
  (await shop.one<{ used: number }>('SELECT used FROM coupons WHERE code = $1', [code])).used

/** No order is written here, so the row of the use is taken away again; the count is what is looked at. */
function holds(code: string, orderId: number, thenFail = false) {
  const use = { code, customerRut: '12345678-5', subtotal: 50_000, orderId }
  return inTransaction(shop.database, async (tx) => {
    const coupon = await shop.coupons.hold(tx, use)
    if (thenFail) throw new Error('undone')
    await tx.execute(`DELETE FROM coupon_uses WHERE order_id = ${orderId}`)
    return coupon
  })
}

test('a coupon is found in any case of its letters and shown as the shop writes it', async () => {
  await shop.coupon({ code: 'Bienvenida', type: 0, value: 3000, minimum: 20_000 })
  expect(await shop.coupons.verify('bIENVENIDA', 20_000)).toMatchObject({
    code: 'Bienvenida',
    type: 0,
    value: 3000,
    minimum: 20_000,
  })
})

test('each reason to refuse has its code', async () => {
  const refused = async (coupon: Parameters<TestCheckout['coupon']>[0], subtotal?: number) =>
    shop.coupons.verify(await shop.coupon(coupon), subtotal)
  expect(await shop.coupons.verify('NADA')).toMatchObject({ code: 'COUPON_UNKNOWN' })
  expect(await refused({ from: '2098-01-01' })).toMatchObject({ code: 'COUPON_NOT_STARTED' })
  expect(await refused({ to: '2020-01-02' })).toMatchObject({ code: 'COUPON_EXPIRED' })
  expect(await refused({ limit: 0 })).toMatchObject({ code: 'COUPON_USED_UP' })
  expect(await refused({ minimum: 100 }, 99)).toMatchObject({ code: 'COUPON_MINIMUM_NOT_REACHED' })
  expect(isRefused(await refused({ minimum: 100 }, 100))).toBe(false)
  expect(isRefused(await refused({ minimum: 100 }))).toBe(false)
})

test("the first and the last day count, in Chile's calendar", async () => {
  const { today } = await shop.one<{ today: string }>(
    `SELECT (now() AT TIME ZONE 'America/Santiago')::date::text AS today`,
  )
  const code = await shop.coupon({ from: today, to: today })
  expect(isRefused(await shop.coupons.verify(code))).toBe(false)
  expect(isRefused(await holds(code, 1))).toBe(false)
})

test('30 at once for a coupon of 7 uses: 7 hold it, 23 are told that it is used up', async () => {
  const code = await shop.coupon({ limit: 7 })
  const results = await Promise.all(Array.from({ length: 30 }, (_, index) => holds(code, 1000 + index)))
  const refused = results.filter((result) => isRefused(result))
  expect(refused.map((result) => result.code)).toEqual(Array(23).fill('COUPON_USED_UP'))
  expect(await used(code)).toBe(7)
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
