import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { line, openTestCheckout, orderRequest, type TestCheckout } from '#testing/server/test-checkout.ts'
import { moveUnits } from '../catalogue/stock/staff-stock.service.ts'
import { inTransaction } from '../db/connection.ts'
import { figuresService } from '../figures/figures.service.ts'
import { isRefusal } from '../refusals/refusal.ts'

let shop: TestCheckout
let moves: TestCheckout['moves']
let stockAlerts: TestCheckout['stockAlerts']
beforeAll(async () => {
  shop = await openTestCheckout()
  moves = shop.moves
  stockAlerts = shop.stockAlerts
})
afterAll(() => shop.database.drop())

async function place(product: number, coupon = '') {
  const buyer = await shop.buyer()
  const total = 10_000 - (coupon ? 1000 : 0) + 3990
  const request = orderRequest(buyer, [line(product)], total, { cupon_descuento: coupon })
  const placed = await shop.checkout.place(buyer.customerId, request, 'en')
  if (isRefusal(placed)) throw new Error(placed.code)
  return { ...placed, buyer }
}

const mailsOf = async (text: string) =>
  (
    await shop.database.pool.query<{ kind: string; language: string }>(
      'SELECT kind, language FROM mails WHERE data::text LIKE $1 ORDER BY created_at, kind',
      [`%${text}%`],
    )
  ).rows

describe('what the staff does with an order', () => {
  test('paying and shipping tell the shopper in the language of the order, and the history says who', async () => {
    const order = await place(await shop.product({ price: 10_000 }))
    for (const move of ['pay', 'ship', 'deliver'] as const) {
      expect(await moves.move(order.id, move, 'Ana Díaz')).toBe('ok')
    }
    expect(await shop.orders.byToken(order.token)).toMatchObject({
      state: 'COMPLETED',
      paymentState: 'PAID',
      preparationState: 'DELIVERED',
      history: [
        { actor: 'shopper' },
        { actor: 'Ana Díaz', paymentState: 'PAID' },
        { actor: 'Ana Díaz', state: 'SHIPPED' },
        { actor: 'Ana Díaz', state: 'COMPLETED' },
      ],
    })
    const mails = await mailsOf(order.token)
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
      'order-paid',
      'order-received',
      'order-shipped',
    ])
    expect(new Set(mails.map(({ language }) => language))).toEqual(new Set(['en']))
  })

  test('a move that is not legal is refused and writes nothing', async () => {
    const order = await place(await shop.product({ price: 10_000 }))
    expect(await moves.move(order.id, 'ship', 'Ana')).toMatchObject({ code: 'ORDER_STATE' })
    expect(await moves.move(999_999, 'pay', 'Ana')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await shop.orders.byToken(order.token)).toMatchObject({ history: [{ actor: 'shopper' }] })
  })

  test('of 8 that cancel and 8 that pay at once one is first, and stock and coupon go back once', async () => {
    const product = await shop.product({ price: 10_000, stock: [5, 0] })
    const coupon = await shop.coupon({ type: 1, value: 10, limit: 5 })
    const order = await place(product, coupon)
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, index) => moves.move(order.id, index % 2 ? 'pay' : 'cancel', 'Ana')),
    )
    expect(results.filter((result) => result === 'ok').length).toBe(2)
    expect(await shop.orders.byToken(order.token)).toMatchObject({ state: 'CANCELLED', paymentState: 'PAID' })
    expect(await shop.unitsOf(product)).toEqual({ stock: 5, units: 5 })
    expect(await shop.one('SELECT used FROM coupons WHERE code = $1', [coupon])).toEqual({ used: 0 })
  })

  test('what is paid for counts as sold, once, until it is cancelled', async () => {
    const product = await shop.product({ price: 10_000 })
    const soldOf = async () => {
      await figuresService({ database: shop.database, stock: { value: async () => null } }).refresh()
      return shop.one('SELECT sold_count AS sold FROM products WHERE id = $1', [product])
    }
    const order = await place(product)
    const other = await place(product)
    expect(await soldOf()).toEqual({ sold: 0 })
    for (const { id } of [order, other]) await moves.move(id, 'pay', 'Ana')
    await moves.move(order.id, 'prepare', 'Ana')
    expect(await soldOf()).toEqual({ sold: 2 })
    expect(await soldOf(), 'what was added up is not added again').toEqual({ sold: 2 })
    expect(await moves.move(order.id, 'cancel', 'Ana')).toBe('ok')
    expect(await soldOf()).toEqual({ sold: 1 })
  })

  test('a payment writes no product that it pays for', async () => {
    const product = await shop.product({ price: 10_000 })
    const order = await place(product)
    const rowOf = () => shop.one('SELECT ctid::text AS at FROM products WHERE id = $1', [product])
    const before = await rowOf()
    await moves.move(order.id, 'pay', 'Ana')
    expect(await rowOf()).toEqual(before)
  })
})

describe('stock that comes back', () => {
  const receive = (productId: number, delta: number, more = {}) =>
    inTransaction(shop.database, (tx) =>
      moveUnits(tx, { productId, branchId: 2, valueId: null, ...more }, { delta }, cause),
    )
  const cause = { reason: 'received', actor: 'Ana' } as const

  test('a branch receives its units and the product follows', async () => {
    const product = await shop.product({ stock: [3, 0] })
    expect(await receive(product, 4)).toEqual({ place: 4, product: 7 })
    expect(await shop.unitsOf(product)).toEqual({ stock: 7, units: 7 })
    expect(await receive(999_999, 4)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await receive(product, 4, { branchId: 99 })).toMatchObject({ code: 'NOT_FOUND' })
    const { id, values } = await shop.productWithValues(5000, [0])
    expect(await receive(id, 4)).toMatchObject({ code: 'OPTION_REQUIRED' })
    expect(await receive(id, 4, { valueId: values[0] })).toEqual({ place: 4, product: 4 })
  })

  test('each stock alert is mailed once, however many processes send it at once', async () => {
    const product = await shop.product({ stock: [0, 0] })
    const other = await shop.product({ stock: [0, 0] })
    const people = Array.from({ length: 30 }, (_, index) => `persona${index}@correo.cl`)
    const setAlert = (email: string) =>
      stockAlerts.request({ productIds: [product, other, product], email, customerId: null, language: 'ru' })
    for (const email of [...people, ...people]) expect(await setAlert(email)).toBe('ok')
    expect(await stockAlerts.sendFulfilled()).toBe(0)

    const counts = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        await receive(product, index + 1)
        return stockAlerts.sendFulfilled()
      }),
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    const mails = await shop.database.pool.query<{ recipient: string }>(
      `SELECT recipient FROM mails WHERE kind = 'back-in-stock' AND language = 'ru' ORDER BY recipient`,
    )
    expect(mails.rows.map(({ recipient }) => recipient)).toEqual(people.toSorted())
    expect(await shop.one('SELECT count(*) FROM stock_alerts WHERE product_id = $1', [other])).toEqual({
      count: 30,
    })
    const { rows: sent } = await shop.database.pool.query<{ token: string }>(
      `SELECT data ->> 'unsubscribeToken' AS token FROM mails WHERE kind = 'back-in-stock' AND recipient = $1`,
      [people[0]],
    )
    expect(await stockAlerts.cancel(sent[0]?.token ?? '')).toBe(true)
    expect(await stockAlerts.cancel(sent[0]?.token ?? '')).toBe(true)
    expect(await stockAlerts.cancel('otro')).toMatchObject({ code: 'LINK_INVALID' })
    expect(await shop.one('SELECT count(*) FROM stock_alerts WHERE product_id = $1', [other])).toEqual({
      count: 29,
    })
    expect(await setAlert('nadie')).toMatchObject({ code: 'EMAIL_INVALID' })
    expect(
      await stockAlerts.request({ productIds: [999_999], email: 'a@b.cl', customerId: null, language: 'es' }),
    ).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a person who is forgotten', () => {
  test('is taken out of what is at its end at once, and of the rest when it gets there', async () => {
    const product = await shop.product({ price: 10_000, stock: [9, 0] })
    const coupon = await shop.coupon({ type: 1, value: 10, limit: 5 })
    const { id, token, buyer } = await place(product, coupon)
    await stockAlerts.request({
      productIds: [product],
      email: 'otra@correo.cl',
      customerId: buyer.customerId,
      language: 'es',
    })
    expect(await shop.orders.exportOf(buyer.customerId)).toMatchObject([{ id, customerRut: '12345678-5' }])
    expect(await stockAlerts.exportOf(buyer.customerId)).toMatchObject([{ productId: product }])

    const logged = `FROM staff_actions WHERE subject = (SELECT number::text FROM orders WHERE id = $1)`
    await shop.database.pool.query(
      `INSERT INTO staff_actions (actor, action, subject, changes)
       SELECT 'Ana', 'pedido-editado', number::text, '[{"field": "calle", "from": "Los Boldos", "to": "El Peumo"}]'
       FROM orders WHERE id = $1`,
      [id],
    )

    await inTransaction(shop.database, (tx) => shop.orders.forgetPerson(tx, buyer.customerId))
    expect(await stockAlerts.exportOf(buyer.customerId)).toEqual([])
    expect(await shop.orders.byToken(token)).toMatchObject({ customerRut: '12345678-5' })

    await moves.move(id, 'cancel', 'Ana')
    expect(await shop.orders.byToken(token)).toMatchObject({
      customerName: '',
      customerEmail: '',
      customerRut: '',
      customerPhone: '',
      address: { street: '', number: '', flat: '', reference: '', comuna: 'La Florida' },
      total: 12_990,
      documentKind: 'boleta',
      lines: [{ total: 10_000 }],
    })
    expect(await shop.one('SELECT customer_rut FROM coupon_uses WHERE order_id = $1', [id])).toEqual({
      customer_rut: '',
    })
    expect(await shop.one(`SELECT changes ${logged}`, [id])).toEqual({
      changes: [{ field: 'calle', from: '', to: '' }],
    })
  })
})

describe('money 5: the shopper is told', () => {
  const kindsOf = async (token: string) => (await mailsOf(token)).map(({ kind }) => kind).toSorted()

  test('that a hold ended', async () => {
    const order = await place(await shop.product({ price: 10_000 }))
    await shop.database.pool.query('UPDATE orders SET hold_until = now() WHERE id = $1', [order.id])
    await shop.orders.releaseExpired()
    expect(await kindsOf(order.token)).toEqual(['order-expired', 'order-received'])
  })

  test('that the staff cancelled, a paid one too; of what they cancelled themselves they know', async () => {
    const [unpaid, paid, own] = await Promise.all(
      [1, 2, 3].map(async () => place(await shop.product({ price: 10_000 }))),
    )
    if (!unpaid || !paid || !own) throw new Error('Not placed.')
    await moves.move(unpaid.id, 'cancel', 'Ana Díaz')
    await moves.move(paid.id, 'pay', 'Ana Díaz')
    await moves.move(paid.id, 'cancel', 'Ana Díaz')
    await moves.move(own.id, 'cancel', 'shopper')
    expect(await kindsOf(unpaid.token)).toEqual(['order-cancelled', 'order-received'])
    expect(await kindsOf(paid.token)).toEqual(['order-cancelled', 'order-paid', 'order-received'])
    expect(await kindsOf(own.token)).toEqual(['order-received'])
    const sent = await shop.one<{ paid: string | null }>(
      `SELECT data->'order'->>'paidAt' AS paid FROM mails WHERE kind = 'order-cancelled' AND data::text LIKE $1`,
      [`%${paid.token}%`],
    )
    expect(sent.paid).not.toBeNull()
  })

  test('that a transfer came late', async () => {
    const order = await place(await shop.product({ price: 10_000 }))
    await moves.move(order.id, 'cancel', 'shopper')
    await moves.move(order.id, 'pay', 'Ana Díaz')
    expect(await kindsOf(order.token)).toEqual(['order-received', 'payment-late'])
  })

  test('money 4: that a pickup paid in the shop is ready, which holds it on, with where and until when', async () => {
    const product = await shop.product({ price: 10_000 })
    const buyer = await shop.buyer()
    const { id_direccion_cliente: _, ...request } = orderRequest(buyer, [line(product)], 10_000, {
      id_sucursal: 1,
      id_transportista: 3,
      precio_transportista: 0,
      tipo_pago: 'pago_en_tienda',
    })
    const order = await shop.checkout.place(buyer.customerId, request)
    if (isRefusal(order)) throw new Error(order.code)
    const heldOf = async () =>
      (await shop.one<{ until: Date }>('SELECT hold_until AS until FROM orders WHERE id = $1', [order.id]))
        .until
    await shop.database.pool.query(`UPDATE orders SET hold_until = now() + interval '1 h' WHERE id = $1`, [
      order.id,
    ])
    expect(await moves.move(order.id, 'prepare', 'Ana Díaz')).toBe('ok')
    expect(await moves.move(order.id, 'make-ready', 'Ana Díaz')).toBe('ok')
    expect((await heldOf()).getTime() - Date.now()).toBeGreaterThan(2 * 86_400_000)
    expect(await kindsOf(order.token)).toEqual(['order-ready', 'order-received'])
    const { sent } = await shop.one<{ sent: { holdUntil: string; delivery: { place: object } } }>(
      `SELECT data->'order' AS sent FROM mails WHERE kind = 'order-ready' AND data::text LIKE $1`,
      [`%${order.token}%`],
    )
    expect(sent.holdUntil).toBe((await heldOf()).toISOString())
    expect(sent.delivery.place).toEqual({
      address: 'Vicuña Mackenna 7255',
      comuna: 'La Florida',
      phone: '+56223456789',
    })
    expect(await moves.move(order.id, 'deliver', 'Ana Díaz')).toMatchObject({ code: 'ORDER_STATE' })
    expect(await moves.move(order.id, 'pay', 'Ana Díaz')).toBe('ok')
    expect(await moves.move(order.id, 'deliver', 'Ana Díaz')).toBe('ok')
  })
})
