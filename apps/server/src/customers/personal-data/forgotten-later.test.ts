import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestForm } from '#testing/server/test-checkout.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { type Executor, inTransaction } from '../../db/connection.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { mailStore } from '../../mail/mail.store.ts'
import { mailService } from '../../mail/send-mail.service.ts'
import { testMailShop } from '../../mail/test-order.ts'
import { MailRefused } from '../../mail/transport.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  desk = await testSignedIn(shop, { role: 'owner' })
})
afterAll(() => shop?.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

/** An order of somebody who is forgotten while it waits. */
async function forgottenOrder() {
  const [product] = await query(
    `SELECT id, price FROM products p WHERE active AND stock > 20
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) LIMIT 1`,
  )
  const wire = testWire(shop.app)
  const made = (await buy(wire, product)).json()
  const id = made.id_pedido as number
  const email = (await wire.get('mis-datos', {})).json().datos.e_mail_cliente as string
  const move = async (accion: string) => {
    const moved = await desk.post('staff/cambiar-estado-pedido', { id_pedido: id, accion })
    expect(moved.statusCode, moved.body).toBe(200)
  }
  const forget = async () =>
    expect((await wire.post('mis-datos', { accion: 'borrar' })).json()).toEqual({ borrado: true })
  return { id, number: made.numero_pedido as number, email, product: product.id as number, move, forget }
}

/** How the mails to somebody stand, the oldest first. */
const mailsTo = async (email: string) =>
  (await query('SELECT kind, state FROM mails WHERE recipient = $1 ORDER BY created_at', [email])).map(
    ({ kind, state }) => `${kind} ${state}`,
  )

/** Mails whose server takes all, or refuses it. */
function mailing({ refused = false } = {}) {
  const transport = {
    send: async () => {
      if (refused) throw new MailRefused('550 unknown')
    },
    close: () => undefined,
  }
  return mailService({
    database: shop.database,
    transport,
    compose: (each) => composeMail(each, testMailShop),
    idHost: 'huella.example',
    stageSending: async () => undefined,
    report: () => undefined,
  })
}

/** Sends all that is due, or is refused by every mail server. */
const sendMails = (server: { refused?: boolean } = {}) => mailing(server).sweep()

test.each([true, false])(
  'an order that forgets its person at its end keeps no mail to them, refused by the server: %s',
  async (refused) => {
    const { email, move, forget } = await forgottenOrder()
    await forget()
    await move('pagar')
    await sendMails()
    expect(await mailsTo(email)).toEqual(['order-paid sent'])
    await move('despachar')
    await move('entregar')
    expect(await mailsTo(email), 'what is still to be told is told').toEqual(['order-shipped waiting'])
    await sendMails({ refused })
    expect(await mailsTo(email)).toEqual([])
  },
)

test('a mail that whoever sent it did not come to forget is forgotten at night', async () => {
  const [gone, under] = [await forgottenOrder(), await forgottenOrder()]
  for (const { move, forget } of [gone, under]) {
    await forget()
    await move('pagar')
  }
  await sendMails()
  for (const { move } of [gone, under]) await move('despachar')
  await gone.move('entregar')
  // The process ended as soon as it stood, or was of the release before, which forgot none.
  await query("UPDATE mails SET state = 'sent', sent_at = now(), data = '{}' WHERE recipient = $1", [
    gone.email,
  ])
  expect(await mailsTo(gone.email)).toEqual(['order-shipped sent'])
  expect(await mailing().forgetOld()).toBe(1)
  expect(await mailsTo(gone.email)).toEqual([])
  expect(await mailsTo(under.email)).toEqual(['order-paid sent', 'order-shipped waiting'])
})

test('whoever is forgotten is reminded of nothing that they had ordered before', async () => {
  const { id, product, forget } = await forgottenOrder()
  await query(
    `INSERT INTO food_reminders (order_id, product_id, grams_per_day, runs_out_on, remind_on)
     VALUES ($1, $2, 50, '2030-01-10', '2030-01-01')`,
    [id, product],
  )
  await forget()
  expect(await query('SELECT FROM food_reminders WHERE order_id = $1', [id])).toEqual([])
})

test('a form that is under way as its guest is erased writes nothing of them back', async () => {
  const wire = testWire(shop.app)
  const mark = randomUUID().slice(0, 8)

  const form = guestForm(`${mark}@correo.cl`)
  const { datos } = (await wire.post('RegistrarclientePedido', form)).json()
  const holder = await shop.database.pool.connect()
  const waiting = async (count: number) => {
    const [row] = await query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
    return row.waiting === count
  }
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM customers WHERE id = $1 FOR UPDATE', [datos.id_cliente])
    const erased = wire.post('mis-datos', { accion: 'borrar' })
    await expect.poll(() => waiting(1)).toBe(true)
    const saved = wire.post('RegistrarclientePedido', form)
    await expect.poll(() => waiting(2)).toBe(true)
    await holder.query('COMMIT')
    expect((await erased).json()).toEqual({ borrado: true })
    expect((await saved).json().datos.id_cliente).not.toBe(datos.id_cliente)
  } finally {
    holder.release()
  }
  expect(await query('SELECT email, phone FROM customers WHERE id = $1', [datos.id_cliente])).toEqual([
    { email: `borrado-${datos.id_cliente}@huella.invalid`, phone: null },
  ])
})

test('mails that such orders have left are looked for among these orders alone', async () => {
  const asked: SQL[] = []
  const execute = async (statement: SQL) => {
    asked.push(statement)
    return { rowCount: 0 }
  }
  await mailStore.removeForgotten({ execute } as unknown as Executor, 1000)
  const plan = await inTransaction(shop.database, async (tx) => {
    // Of a few orders all are read, whatever the index.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`)
    return (await tx.execute(sql`EXPLAIN ${asked[0]}`)).rows
  })
  expect(JSON.stringify(plan)).toContain('orders_forgotten')
})
