import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { timesOf } from '#testing/counts.ts'
import { line, orderRequest } from '#testing/server/test-checkout.ts'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'
import { isRefusal } from '../../refusals/refusal.ts'

const rounds = timesOf(200, 24)
/** Rounds that run side by side: each on things of its own, all on the same tables. */
const together = 8

let paying: Paying
let desk: Awaited<ReturnType<Paying['staff']>>
beforeAll(async () => {
  paying = await openPaying()
  desk = await paying.staff()
})
afterAll(() => paying?.close())

/** Plays a race so often; each round looks at its own end, and the whole database is looked at afterwards. */
async function race(round: (number: number) => Promise<void>): Promise<void> {
  for (let first = 0; first < rounds; first += together) {
    const numbers = Array.from({ length: Math.min(together, rounds - first) }, (_, index) => first + index)
    await Promise.all(numbers.map(round))
  }
}

const approved = (token: string) => paying.atForm(token, { accion: 'aprobar', tipo: 'VN' })

async function comeToRest(): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await paying.pass(61)
    await paying.payments.sweep()
    await paying.payments.refunds.sendDue()
    await paying.orders.releaseExpired()
  }
}

/** What must hold whatever has won, over every order of the database. */
afterEach(async () => {
  const wrong = async (text: string) => (await paying.database.pool.query(text)).rows
  expect(
    await wrong(
      `SELECT p.id, p.stock, s.units FROM products p
       JOIN (SELECT product_id, sum(quantity) AS units FROM stock GROUP BY 1) s ON s.product_id = p.id
       WHERE p.stock <> s.units OR s.units < 0`,
    ),
    'a product says what its branches have',
  ).toEqual([])
  const { rows: units } = await paying.database.pool.query<{ id: number; units: number }>(
    `SELECT p.id, p.stock + coalesce((
       SELECT sum(c.quantity) FROM stock_reservations c JOIN orders o ON o.id = c.order_id
       WHERE c.product_id = p.id AND o.state <> 'CANCELLED'), 0) AS units
     FROM products p ORDER BY p.id`,
  )
  expect(
    new Map(units.map(({ id, units }) => [id, units])),
    'stock, sold and held are what there was',
  ).toEqual(paying.made)
  expect(
    await wrong(
      `SELECT l.order_id FROM order_lines l LEFT JOIN stock_reservations c USING (order_id, position)
       GROUP BY l.order_id, l.position, l.quantity HAVING coalesce(sum(c.quantity), 0) <> l.quantity`,
    ),
    'each line has reserved its units',
  ).toEqual([])
  expect(
    await wrong(
      `SELECT id, used FROM coupons p WHERE used <>
         (SELECT count(*) FROM coupon_uses u WHERE u.coupon_id = p.id AND u.released_at IS NULL)`,
    ),
    'a coupon counts the orders that hold it',
  ).toEqual([])
  expect(
    await wrong('SELECT token FROM payments WHERE token IS NOT NULL GROUP BY token HAVING count(*) > 1'),
    'a token is one payment',
  ).toEqual([])
  expect(
    await wrong(
      `SELECT o.id, o.state, o.payment_state, kept.count FROM orders o
       CROSS JOIN LATERAL (
         SELECT count(*)::int FROM payments p WHERE p.order_id = o.id AND p.state = 'APPROVED'
           AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.state = 'DONE')
       ) kept
       WHERE o.payment_kind = 'webpay'
         AND kept.count <> CASE WHEN o.payment_state = 'PAID' AND o.state <> 'CANCELLED' THEN 1 ELSE 0 END`,
    ),
    'money is kept for exactly the orders that are paid',
  ).toEqual([])
  const twice = paying.gateway.list().filter(({ charges }) => charges > 1)
  expect(twice, 'no card is charged twice').toEqual([])
})

test('money 12: sends of one start at once make one attempt', async () => {
  const order = await paying.order()
  await paying.database.pool.query(
    `UPDATE payments SET state = 'ABORTED', settled_at = now(), applied_at = now() WHERE order_id = $1`,
    [order.id],
  )
  const forms = await Promise.all(Array.from({ length: 6 }, () => paying.start(order.token)))
  const tokens = new Set(forms.map((form) => form.json().pago?.token_ws))
  expect(tokens.size).toBe(1)
  expect((await paying.stands(order.id)).attempts).toHaveLength(2)
})

test('the last unit: one of three buyers has it', async () => {
  await race(async () => {
    const product = await paying.product({ stock: [1, 0] })
    const buyers = await Promise.all([paying.buyer(), paying.buyer(), paying.buyer()])
    const results = await Promise.all(
      buyers.map((buyer) =>
        paying.checkout.place(buyer.customerId, orderRequest(buyer, [line(product)], 13_980)),
      ),
    )
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1)
    expect(await paying.unitsOf(product)).toEqual({ stock: 0, units: 0 })
  })
})

test('the last use of a coupon: one of three buyers has it, and the others have bought nothing', async () => {
  await race(async () => {
    const [product, code] = [await paying.product({ stock: [9, 0] }), await paying.coupon({ limit: 1 })]
    const buyers = await Promise.all([paying.buyer(), paying.buyer(), paying.buyer()])
    const results = await Promise.all(
      buyers.map((buyer) =>
        paying.checkout.place(
          buyer.customerId,
          orderRequest(buyer, [line(product)], 12_981, { cupon_descuento: code }),
        ),
      ),
    )
    const refused = results.filter((result) => isRefusal(result))
    expect(refused.map((result) => result.code)).toEqual(['COUPON_USED_UP', 'COUPON_USED_UP'])
    expect(await paying.unitsOf(product)).toEqual({ stock: 8, units: 8 })
  })
})

test('two tabs that pay one order: it is paid once, and what was charged besides goes back', async () => {
  const orders: { id: number; tokens: string[] }[] = []
  await race(async () => {
    const order = await paying.order()
    const first = order.pago?.token_ws ?? ''
    await paying.database.pool.query(
      "UPDATE payments SET created_at = created_at - interval '5 minutes' WHERE token = $1",
      [first],
    )
    const again = await paying.start(order.token)
    const tokens = [...new Set([first, again.json().pago?.token_ws ?? first])]
    const backs = await Promise.all(tokens.map(approved))
    await Promise.all(backs.map((back, tab) => paying.comeBack(back, { app: paying.apps[tab % 2 ? 1 : 0] })))
    orders.push({ id: order.id, tokens })
  })
  await comeToRest()
  expect(orders.every(({ tokens }) => tokens.length === 2)).toBe(true)
  for (const { id } of orders) expect((await paying.stands(id)).order).toBe('PENDING PAID')
})

test('one return that comes four times, on two processes: one payment, one mail', async () => {
  await race(async (number) => {
    const order = await paying.order()
    const back = await approved(order.pago?.token_ws ?? '')
    const answers = await Promise.all(
      [0, 1, 0, 1].map((app, turn) =>
        paying.comeBack(back, { app: paying.apps[app ? 1 : 0], by: (turn + number) % 2 ? 'POST' : 'GET' }),
      ),
    )
    for (const { to } of answers) expect(to).toBe(`/pago/resultado/${order.token}`)
    const { order: status, attempts, mails } = await paying.stands(order.id)
    expect({ status, attempts, mails }).toEqual({
      status: 'PENDING PAID',
      attempts: ['APPROVED'],
      mails: ['order-paid'],
    })
  })
})

test('cancelled while it is being paid: either paid and sent on, or cancelled with the money given back', async () => {
  const orders: number[] = []
  await race(async () => {
    const order = await paying.order()
    const back = await approved(order.pago?.token_ws ?? '')
    await Promise.all([
      paying.comeBack(back),
      desk.post('staff/cambiar-estado-pedido', { id_pedido: order.id, accion: 'cancelar' }),
    ])
    orders.push(order.id)
  })
  await comeToRest()
  for (const id of orders) {
    expect((await paying.stands(id)).order).toMatch(/^(PENDING PAID|CANCELLED (EXPIRED|REFUNDED))$/)
  }
})

test('a price that changes during the checkout: the order is of the shown price, or refused with the new total', async () => {
  await race(async (number) => {
    const product = await paying.product({ price: 9990, stock: [5, 0] })
    const buyer = await paying.buyer()
    const change = () =>
      paying.database.pool.query('UPDATE products SET price = 10990 WHERE id = $1', [product])
    const buy = () =>
      paying.checkout.place(
        buyer.customerId,
        orderRequest(buyer, [line(product)], 13_980, { clave_idempotencia: randomUUID() }),
      )
    // Whoever is asked first has a little start.
    const result =
      number % 2 ? (await Promise.all([buy(), change()]))[0] : (await Promise.all([change(), buy()]))[1]
    if (isRefusal(result)) {
      expect(result).toMatchObject({ code: 'TOTAL_CHANGED', details: { totales: { total: 14_980 } } })
      expect(await paying.unitsOf(product)).toEqual({ stock: 5, units: 5 })
    } else {
      const stored = await paying.one<{ total: number }>('SELECT total FROM orders WHERE id = $1', [
        result.id,
      ])
      expect(stored.total).toBe(13_980)
    }
  })
})

test('a hold that ends while it is being paid: either paid with its unit, or released with the money given back', async () => {
  const orders: { id: number; product: number }[] = []
  await race(async () => {
    const order = await paying.order()
    const back = await approved(order.pago?.token_ws ?? '')
    await paying.database.pool.query(
      "UPDATE orders SET hold_until = now() - interval '1 second' WHERE id = $1",
      [order.id],
    )
    await Promise.all([paying.comeBack(back), paying.orders.releaseExpired()])
    orders.push({ id: order.id, product: order.product })
  })
  await comeToRest()
  for (const { id, product } of orders) {
    const { order } = await paying.stands(id)
    const units = order === 'PENDING PAID' ? 4 : 5
    expect([order, await paying.unitsOf(product)]).toEqual([
      expect.stringMatching(/^(PENDING PAID|CANCELLED (EXPIRED|REFUNDED))$/),
      { stock: units, units },
    ])
  }
})
