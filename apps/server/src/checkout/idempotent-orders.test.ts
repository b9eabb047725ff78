import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, openTestCheckout, orderRequest, type TestCheckout } from '#testing/server/test-checkout.ts'
import { isRefusal } from '../refusals/refusal.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

test('one request 20 times at once under one key makes one order of the last unit, and one reply', async () => {
  const product = await shop.product({ stock: [1, 0] })
  const buyer = await shop.buyer()
  const request = orderRequest(buyer, [line(product)], 9990 + 3990)

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => shop.checkout.place(buyer.customerId, request)),
  )

  const [first] = replies
  expect(first).toMatchObject({ id: expect.any(Number), number: expect.any(Number) })
  for (const reply of replies) {
    expect(reply).toMatchObject(first && !isRefusal(first) ? { id: first.id, token: first.token } : {})
  }
  const { orders } = await shop.one<{ orders: number }>(
    'SELECT count(*) AS orders FROM orders WHERE customer_id = $1',
    [buyer.customerId],
  )
  expect(orders).toBe(1)
})

test('another request under a key that was used is refused and writes nothing', async () => {
  const product = await shop.product()
  const buyer = await shop.buyer()
  const request = orderRequest(buyer, [line(product)], 9990 + 3990)
  await shop.checkout.place(buyer.customerId, request)
  const before = await shop.written()

  const other = { ...request, productos: [line(product, 2)], total: 2 * 9990 + 3990 }
  expect(await shop.checkout.place(buyer.customerId, other)).toMatchObject({ code: 'KEY_REUSED' })
  expect(await shop.written()).toEqual(before)
})

test('money 8: a lost answer and a moved price make one order, which stands as it was made', async () => {
  const product = await shop.product()
  const buyer = await shop.buyer()
  const request = orderRequest(buyer, [line(product)], 9990 + 3990)
  const first = await shop.checkout.place(buyer.customerId, request)
  await shop.database.pool.query('UPDATE products SET price = 12990 WHERE id = $1', [product])
  const before = await shop.written()
  // Whatever the browser has added up anew.
  const again = {
    ...request,
    total: 12_990 + 3990,
    precio_transportista: 4990,
    descuento_transportista: 5,
    totalesproductodescuento: 12_990,
    totalcupondescuento: 1000,
  }
  expect(await shop.checkout.place(buyer.customerId, again)).toMatchObject(first)
  expect(await shop.written()).toEqual(before)
})

test('a lost answer to an order is told also where its way to pay is offered no more', async () => {
  const fresh = await openTestCheckout()
  try {
    const product = await fresh.product()
    const buyer = await fresh.buyer()
    const transfer = { tipo_pago: 'transferencia' } as const
    const request = orderRequest(buyer, [line(product)], 9990 + 3990, transfer)
    const first = await fresh.checkout.place(buyer.customerId, request)
    expect(first).toMatchObject({ id: expect.any(Number) })
    await fresh.database.pool.query("DELETE FROM settings WHERE name = 'bank'")
    const another = { ...request, clave_idempotencia: randomUUID() }
    expect(await fresh.checkout.place(buyer.customerId, another)).toMatchObject({
      code: 'PAYMENT_UNAVAILABLE',
    })
    expect(await fresh.checkout.place(buyer.customerId, request)).toEqual(first)
    const other = { ...request, productos: [line(product, 2)] }
    expect(await fresh.checkout.place(buyer.customerId, other)).toMatchObject({ code: 'KEY_REUSED' })
  } finally {
    await fresh.database.drop()
  }
})

test('a key belongs to its customer: the same one of two buyers makes two orders', async () => {
  const product = await shop.product()
  const clave_idempotencia = randomUUID()
  const ids = await Promise.all(
    [await shop.buyer(), await shop.buyer()].map(async (buyer) => {
      const request = orderRequest(buyer, [line(product)], 9990 + 3990, { clave_idempotencia })
      const placed = await shop.checkout.place(buyer.customerId, request)
      return isRefusal(placed) ? placed.code : placed.id
    }),
  )
  expect(new Set(ids).size).toBe(2)
  expect(ids).toEqual([expect.any(Number), expect.any(Number)])
})

test('a guest whose answer was lost is given the order as a customer too, by what was sent then alone', async () => {
  const product = await shop.product()
  const [guest, customer, account] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const request = orderRequest(guest, [line(product)], 9990 + 3990)
  const made = await shop.checkout.place(guest.customerId, request)
  if (isRefusal(made)) throw new Error(made.code)
  const before = await shop.written()
  expect(await shop.checkout.place(customer.customerId, request)).toMatchObject({
    id: made.id,
    token: made.token,
  })
  const refused = { code: 'NOT_YOURS' }
  for (const other of [
    { ...request, productos: [line(product, 2)] },
    { ...request, clave_idempotencia: randomUUID() },
    { ...request, id_cliente: account.customerId },
  ])
    expect(await shop.checkout.place(customer.customerId, other)).toMatchObject(refused)
  // Handed over since, it is the customer's alone.
  const hand = (to: number) =>
    shop.database.pool.query('UPDATE orders SET customer_id = $2 WHERE id = $1', [made.id, to])
  await hand(customer.customerId)
  expect(await shop.checkout.place(customer.customerId, request)).toMatchObject({ token: made.token })
  expect(await shop.checkout.place(account.customerId, request)).toMatchObject(refused)
  // What somebody made with an account is nobody else's.
  await hand(guest.customerId)
  await shop.database.pool.query("UPDATE customers SET kind = 'customer' WHERE id = $1", [guest.customerId])
  expect(await shop.checkout.place(customer.customerId, request)).toMatchObject(refused)
  expect(await shop.written()).toEqual(before)
})

test('numbers begin at 10001 and go on without a repeat or a gap, refusals among them', async () => {
  const fresh = await openTestCheckout()
  try {
    const product = await fresh.product({ stock: [30, 0] })
    const buyers = await Promise.all(Array.from({ length: 36 }, () => fresh.buyer()))
    const results = await Promise.all(
      buyers.map((buyer, index) =>
        fresh.checkout.place(
          buyer.customerId,
          orderRequest(buyer, [line(product)], index % 6 === 0 ? 1 : 9990 + 3990),
        ),
      ),
    )
    const numbers = results.flatMap((result) => (isRefusal(result) ? [] : [result.number]))
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => 10_001 + index))
  } finally {
    await fresh.database.drop()
  }
})

test('confirming any number of times keeps the first moment', async () => {
  const product = await shop.product()
  const buyer = await shop.buyer()
  const placed = await shop.checkout.place(
    buyer.customerId,
    orderRequest(buyer, [line(product)], 9990 + 3990),
  )
  if (isRefusal(placed)) throw new Error(placed.code)
  const confirmedAt = async () =>
    (await shop.one<{ at: Date }>('SELECT confirmed_at AS at FROM orders WHERE id = $1', [placed.id])).at

  expect(await shop.checkout.confirm(buyer.customerId, placed.id)).toBe('ok')
  const first = await confirmedAt()
  expect(await shop.checkout.confirm(buyer.customerId, placed.id)).toBe('ok')
  expect(await confirmedAt()).toEqual(first)
})
