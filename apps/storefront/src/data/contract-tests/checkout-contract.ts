import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import type { BoughtLine } from '../port/shipping.port.ts'
import { refusalOf } from './refusal-of.ts'
import { anyLines, guest, orderRequest } from './shopping.ts'

/** How both layers sell. */
export function checkoutContract(data: () => DataPort): void {
  describe('checkout', () => {
    test('what is there is not short, and what is too much is', async () => {
      const { bought } = await anyLines(data())
      expect(await data().checkout.verifyStock(bought)).toEqual([])
      const tooMuch = bought.map((line) => ({ ...line, quantity: 9_999 }))
      const short = await data().checkout.verifyStock(tooMuch)
      expect(short.map((each) => each.productId).toSorted()).toEqual(
        bought.map((line) => line.productId).toSorted(),
      )
      for (const each of short) expect(each.stock).toBeLessThan(each.quantity)
    })

    test('of a value that a product does not have nothing is there', async () => {
      const { bought } = await anyLines(data())
      for (const line of bought) {
        const short = await data().checkout.verifyStock([{ ...line, valueIds: [999_999] }])
        expect(short).toEqual([{ productId: line.productId, quantity: 1, stock: 0 }])
      }
    })

    test('two lines of one product are judged together', async () => {
      const { bought, products } = await anyLines(data())
      const [line] = bought
      const [product] = products
      if (!line || !product) throw new Error('Nothing to buy')
      const half = Math.floor(product.stock / 2) + 1
      const short = await data().checkout.verifyStock([
        { ...line, quantity: half },
        { ...line, quantity: half },
      ])
      expect(short).toEqual([{ productId: line.productId, quantity: half * 2, stock: product.stock }])
    })

    test('a coupon that does not exist, has ended or is used up says which', async () => {
      const { bought } = await anyLines(data())
      const many = bought.map((line) => ({ ...line, quantity: 50 }))
      const verify = (text: string, lines = many) =>
        data().checkout.verifyCoupon(text, { subtotal: 1, lines })
      const code = (text: string, lines = many) => refusalOf(verify(text, lines)).then((each) => each.code)
      expect(await code('NO-EXISTE')).toBe('COUPON_UNKNOWN')
      expect(await code('FIESTAS2025')).toBe('COUPON_EXPIRED')
      expect(await code('VERANO2031')).toBe('COUPON_NOT_STARTED')
      expect(await code('PRIMEROS100')).toBe('COUPON_USED_UP')
      expect(await verify('bienvenida10')).toMatchObject({
        code: 'BIENVENIDA10',
        type: 1,
        value: 10,
        productIds: null,
      })
    })

    test('a coupon refused for its minimum says how much of it is missing', async () => {
      const { bought, products } = await anyLines(data())
      const [line] = bought
      const [product] = products
      if (!line || !product) throw new Error('Nothing to buy')
      const refused = (lines: BoughtLine[]) =>
        refusalOf(data().checkout.verifyCoupon('HUELLA5000', { subtotal: 1, lines }))
      expect(await refused([line])).toMatchObject({
        code: 'COUPON_MINIMUM_NOT_REACHED',
        coupon: { minimum: 20_000, missing: 20_000 - product.price, productIds: null },
      })
      expect(await refused([])).toMatchObject({ coupon: { missing: 20_000 } })
    })

    test('a coupon for a category counts for its products alone', async () => {
      const { bought } = await anyLines(data())
      const verify = (lines: BoughtLine[]) => data().checkout.verifyCoupon('GATITO15', { subtotal: 0, lines })
      expect((await refusalOf(verify(bought))).code).toBe('COUPON_NOT_FOR_CART')
      const { items } = await data().catalogue.listProducts({ limit: 8, categorySlug: 'gatos-alimentos' })
      const [cat] = items
      if (!cat) throw new Error('There is nothing for cats')
      const coupon = await verify([...bought, { productId: cat.id, quantity: 2, valueIds: [] }])
      expect(coupon.productIds).toEqual([cat.id])
      const { rows } = data().checkout.totals({
        lines: [
          { productId: cat.id, unitPrice: 1000, quantity: 2 },
          { productId: bought[0]?.productId ?? 0, unitPrice: 9000, quantity: 1 },
        ],
        shipping: null,
        coupon,
      })
      expect(rows.find((row) => row.code === 'COUPON')?.amount).toBe(300)
    })

    test('L4: a coupon of one use each is refused to who has used it', async () => {
      const request = await orderRequest(data(), { couponCode: 'UNAVEZ2000' })
      await data().checkout.createOrder(request)
      const verified = data().checkout.verifyCoupon('UNAVEZ2000', { subtotal: 0, lines: request.lines })
      expect((await refusalOf(verified)).code).toBe('COUPON_USED_BY_YOU')
      const again = data().checkout.createOrder({ ...request, idempotencyKey: crypto.randomUUID() })
      expect((await refusalOf(again)).code).toBe('COUPON_USED_BY_YOU')
    })

    test('a guest with a wrong e-mail, RUT or phone is told the field', async () => {
      const wrong = { ...guest, email: 'camila', rut: '12.345.678-9', phone: '123' }
      const { fields } = await refusalOf(data().checkout.registerGuest(wrong))
      expect(fields).toMatchObject({ email: 'EMAIL_INVALID', rut: 'RUT_INVALID', phone: 'PHONE_INVALID' })
      const { fields: terms } = await refusalOf(
        data().checkout.registerGuest({ ...guest, acceptsTerms: false }),
      )
      expect(terms).toEqual({ acceptsTerms: 'TERMS_REQUIRED' })
    })

    test('who was shown other terms than those that hold is told so at the box', async () => {
      const told = { code: 'TERMS_CHANGED', status: 409, fields: { acceptsTerms: 'TERMS_CHANGED' } }
      const termsVersion = '1999-01-01'
      expect(await refusalOf(data().checkout.registerGuest({ ...guest, termsVersion }))).toMatchObject(told)
      const request = await orderRequest(data())
      const old = data().checkout.createOrder({ ...request, guest: { ...request.guest, termsVersion } })
      expect(await refusalOf(old)).toMatchObject(told)
    })

    test('a checkout makes a PENDING order that its token opens, of who was shown the terms that hold', async () => {
      const termsVersion = await data().account.termsVersion()
      await data().checkout.registerGuest({ ...guest, termsVersion })
      const asked = await orderRequest(data())
      const request = { ...asked, guest: { ...asked.guest, termsVersion } }
      const made = await data().checkout.createOrder(request)
      expect(made.token).toHaveLength(32)
      await data().checkout.confirmOrder(made.orderId)
      const order = await data().checkout.getOrderByToken(made.token)
      expect(order).toMatchObject({
        id: made.orderId,
        number: made.number,
        state: 'PENDING',
        total: request.total,
        quantity: request.lines.length,
        customer: { name: guest.name, email: guest.email },
        address: { street: guest.address?.street, comuna: 'La Florida' },
      })
      expect(order.lines.map((line) => line.productId)).toEqual(request.lines.map((line) => line.productId))
      const sum = order.lines.reduce((total, line) => total + line.total, 0)
      expect(order.subtotal).toBe(sum)
    })

    test('[S9.32] the next order has the next number', async () => {
      const first = await data().checkout.createOrder(await orderRequest(data()))
      const second = await data().checkout.createOrder(await orderRequest(data()))
      expect(second.number).toBe(first.number + 1)
    })

    test('asked again under the same key, the order is the same (D32)', async () => {
      const request = await orderRequest(data())
      const once = await data().checkout.createOrder(request)
      expect(await data().checkout.createOrder(request)).toEqual(once)
      const other = { ...request, guest: { ...request.guest, termsVersion: '1999-01-01' } }
      expect(await data().checkout.createOrder(other), 'whatever was shown since').toEqual(once)
      const { total, subtotal, shippingPrice } = request
      const repriced = {
        ...request,
        total: total + 1,
        subtotal: subtotal + 1,
        shippingPrice: shippingPrice + 1,
      }
      expect(await data().checkout.createOrder(repriced), 'amounts are only compared (D15)').toEqual(once)
    })

    test('another order under a used key is refused (D30, D32)', async () => {
      const request = await orderRequest(data())
      const once = await data().checkout.createOrder(request)
      const [first, ...rest] = request.lines
      if (!first) throw new Error('Nothing to buy')
      const others = [
        { ...request, note: 'Dejar en conserjería' },
        { ...request, couponCode: 'BIENVENIDA10' },
        { ...request, lines: [{ ...first, quantity: 2 }, ...rest] },
      ]
      for (const other of others) {
        expect((await refusalOf(data().checkout.createOrder(other))).code).toBe('KEY_REUSED')
      }
      expect(await data().checkout.createOrder(request)).toEqual(once)
    })

    test('a coupon comes off the total', async () => {
      const request = await orderRequest(data(), { couponCode: 'BIENVENIDA10' })
      const made = await data().checkout.createOrder(request)
      const order = await data().checkout.getOrderByToken(made.token)
      const coupon = order.totals.find((row) => row.code === 'COUPON')
      expect(coupon?.amount).toBeGreaterThan(0)
      expect(order.total).toBe(request.total)
    })

    test('a total that differs is refused with the one that holds, and makes no order (D15)', async () => {
      const request = await orderRequest(data())
      for (const name of ['total', 'subtotal'] as const) {
        const other = { ...request, [name]: request[name] - 1 }
        const refused = await refusalOf(data().checkout.createOrder(other))
        expect(refused.code, name).toBe('TOTAL_CHANGED')
        expect(refused.totals?.total).toBe(request.total)
      }
      const unshown = data().checkout.createOrder({ ...request, couponAmount: 1 })
      expect((await refusalOf(unshown)).code).toBe('TOTAL_CHANGED')
      await data().checkout.createOrder({ ...request, idempotencyKey: crypto.randomUUID() })
    })

    test('more than there is makes no order and says what is short', async () => {
      const request = await orderRequest(data())
      const lines = request.lines.map((line) => ({ ...line, quantity: 9_999 }))
      const refused = await refusalOf(data().checkout.createOrder({ ...request, lines }))
      expect(refused.code).toBe('OUT_OF_STOCK')
      expect(refused.shortfalls.length).toBeGreaterThan(0)
    })

    test('an unknown order is not found', async () => {
      const requested = data().checkout.getOrderByToken('f'.repeat(32))
      expect((await refusalOf(requested)).status).toBe(404)
    })
  })
}
