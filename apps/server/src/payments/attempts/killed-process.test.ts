import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { inProof, timesOf } from '#testing/counts.ts'
import { openPaying, type Paying, staff } from '#testing/server/test-paying.ts'
import { idleJobs, throwReported } from '#testing/server/test-services.ts'
import { compileCache, drizzleNode } from '../../../../../scripts/lib/server-node.mjs'
import { composeMailing } from '../../mail/mail.compose.ts'
import { defaultAppToken } from '../../settings/web.settings.ts'
import type { Checkpoint } from '../checkpoint.ts'

// A round is an order that is at the very place when its process is killed: so many processes die at each
// place, each with so many orders there, and with some more that had not come so far.
const kills = timesOf(4)
const ordersEach = timesOf(5, 2)
const rounds = kills * ordersEach
const besides = 1

const gatewaySeconds = 60
/** After so long what a dead process had claimed is free: it claims for three questions and ten seconds. */
const leaseMinutes = Math.ceil((3 * gatewaySeconds + 10) / 60)
const shoppers = kills * (ordersEach + besides)

let paying: Paying
let inbox: Inbox
const children: ChildProcess[] = []
beforeAll(async () => {
  paying = await openPaying()
  inbox = await startInbox()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await inbox?.stop()
  await paying?.close()
})

/** A shop of its own process on the same database that dies at a place; `ended` tells by which signal. */
function spawnDying(place: Checkpoint) {
  const { webpay, dataDir } = paying.config
  const child = spawn(process.execPath, [...drizzleNode, join(import.meta.dirname, 'test-dying-shop.ts')], {
    env: {
      ...process.env,
      ...compileCache,
      DATABASE_URL: paying.database.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      SMTP_URL: inbox.url,
      WEBPAY_URL: webpay?.url,
      WEBPAY_COMMERCE_CODE: webpay?.commerceCode,
      WEBPAY_API_KEY: webpay?.apiKey,
      WEBPAY_TIMEOUT_SECONDS: String(gatewaySeconds),
      // A shop whose settings name nobody ends the staff that there is.
      STAFF_EMAIL: staff.correo,
      STAFF_PASSWORD: staff.contrasenia,
      DIE_AT: place,
      DIE_ON: String(ordersEach),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null)
  return { child, ended }
}

async function openDying(place: Checkpoint) {
  const { child, ended } = spawnDying(place)
  const line = once(createInterface({ input: child.stdout }), 'line').then(([said]) => String(said))
  const url = await Promise.race([line, ended.then(() => Promise.reject(new Error('It did not open.')))])
  return { url, ended }
}

/** Each of the shoppers does something in a shop that dies while they do it; some share one. */
async function dieWhile<Shopper>(
  place: Checkpoint,
  all: readonly Shopper[],
  visit: (url: string, shopper: Shopper) => Promise<unknown>,
): Promise<void> {
  const shops = await Promise.all(Array.from({ length: kills }, () => openDying(place)))
  await Promise.all(all.map((shopper, index) => visit(shops[index % kills]?.url ?? '', shopper)))
  for (const { ended } of shops) expect(await ended).toBe('SIGKILL')
}

/** What a browser sees of a shop that dies is a broken connection. */
const ask = (url: string, options: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', ...options }).catch((error: Error) => error)

const call = (shop: string, name: string, body: object, headers: Record<string, string> = {}) =>
  ask(`${shop}/api/${name}?token_authentication=${defaultAppToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const many = <Made>(make: () => Promise<Made>, count = shoppers) =>
  Promise.all(Array.from({ length: count }, make))

const pay = async (token: string) => paying.comeBack(await paying.atForm(token, { accion: 'aprobar' }))

type Order = Pick<Awaited<ReturnType<Paying['order']>>, 'id' | 'product'>

/** Sends what waits, as the shop does that was started again. */
async function sendMails(): Promise<void> {
  const config = { ...paying.config, smtpUrl: inbox.url }
  const { mail } = composeMailing({
    config,
    database: paying.database,
    jobs: idleJobs,
    report: throwReported,
  })
  // What a process had taken when it died is free again after a while.
  await paying.database.pool.query("UPDATE mails SET due_at = now() WHERE state = 'waiting'")
  await mail.sweep()
  mail.close()
}

/** How often each mail that waits for these orders' shoppers comes; then the inbox is empty. */
async function countMails(orders: readonly Order[]): Promise<{ mails: number; times: number[] }[]> {
  await sendMails()
  const { rows } = await paying.database.pool.query<{ customer_email: string }>(
    'SELECT customer_email FROM orders WHERE id = ANY($1)',
    [orders.map(({ id }) => id)],
  )
  const got = inbox.list()
  inbox.clear()
  return rows.map(({ customer_email }) => {
    const ids = got.filter(({ to }) => to.includes(customer_email)).map(({ messageId }) => messageId)
    const each = [...new Set(ids)]
    return { mails: each.length, times: each.map((id) => ids.filter((other) => other === id).length) }
  })
}

/** Each order is paid, was charged once, its shopper got one mail, once, and no unit is gone or doubled. */
async function expectAllPaid(orders: readonly Order[]): Promise<void> {
  for (const order of orders) {
    const stands = await paying.stands(order.id)
    expect(stands).toMatchObject({ order: 'PENDING PAID', refunds: [], mails: ['order-paid'] })
    expect(await paying.unitsOf(order.product)).toEqual({ stock: 4, units: 4 })
    const { rows } = await paying.database.pool.query<{ token: string }>(
      'SELECT token FROM payments WHERE order_id = $1 AND token IS NOT NULL',
      [order.id],
    )
    const charges = rows.map(({ token }) => paying.gateway.find(token).charges)
    expect(charges.reduce((sum, each) => sum + each, 0)).toBe(1)
  }
  expect(await countMails(orders)).toEqual(orders.map(() => ({ mails: 1, times: [1] })))
}

test('killed at order-placed: asked again, the order is the same one, and it can be paid', async () => {
  const baskets = await many(() => paying.basket())
  const before = (await paying.written()).orders ?? 0
  await dieWhile('order-placed', baskets, (shop, { wire, body }) => {
    const cookie = [...wire.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'x-xsrf-token': wire.cookies.get('XSRF-TOKEN') ?? '' }
    return call(shop, 'generar-pedido', body, headers)
  })
  expect((await paying.written()).orders).toBeGreaterThanOrEqual(before + rounds)
  const orders: Order[] = []
  for (const { wire, body, product } of baskets) {
    const made = await wire.post('generar-pedido', body)
    expect(made.statusCode).toBe(200)
    await pay(made.json().pago.token_ws)
    orders.push({ id: made.json().id_pedido, product })
  }
  expect((await paying.written()).orders).toBe(before + shoppers)
  await expectAllPaid(orders)
})

// What a process leaves that ends at those of the proof, failing-gateway.test.ts and refunds.test.ts ask within their own
// process in each run.
test.each<Checkpoint>(['payment-opened', ...inProof<Checkpoint>('payment-inserted', 'payment-created')])(
  'killed at %s while shoppers set out to pay: each order stands and can be paid',
  async (place) => {
    paying.gateway.misbehave({ faults: { create: { kind: 'down' } } })
    const orders = await many(() => paying.order())
    paying.gateway.misbehave()
    await dieWhile(place, orders, (shop, { token }) => call(shop, 'iniciar-pago', { token }))
    await paying.pass(3)
    await paying.payments.sweep()
    for (const { id, token } of orders) {
      const started = await paying.start(token)
      expect(started.statusCode).toBe(200)
      expect((await paying.stands(id)).attempts).not.toContain('OPENING')
      await pay(started.json().pago.token_ws)
    }
    await expectAllPaid(orders)
  },
)

test.each<Checkpoint>([
  ...(['payment-committed', 'payment-applied'] as const),
  ...inProof<Checkpoint>('payment-claimed', 'payment-settled'),
])(
  'killed at %s while shoppers come back: each is charged once, told once, and has the order',
  async (place) => {
    const paid = await many(async () => {
      const order = await paying.order()
      return { ...order, back: await paying.atForm(order.pago?.token_ws ?? '', { accion: 'aprobar' }) }
    })
    await dieWhile(place, paid, (shop, { back }) => {
      const { pathname, search } = new URL(back)
      return ask(shop + pathname + search)
    })
    // Those whose return met a dead shop load the page again; whose return was cut off do not.
    await paying.pass(leaseMinutes)
    await paying.payments.sweep()
    for (const { back } of paid) await paying.comeBack(back)
    await expectAllPaid(paid)
  },
)

test.each<Checkpoint>(['refund-sent', ...inProof<Checkpoint>('refund-claimed')])(
  'killed at %s: each order that is paid back is paid back once',
  async (place) => {
    const desk = await paying.staff()
    const orders = await many(async () => {
      const order = await paying.order()
      await pay(order.pago?.token_ws ?? '')
      return order
    }, rounds)
    await sendMails()
    inbox.clear()
    for (const { id } of orders) {
      const answer = await desk.post('staff/reembolsar-pago', {
        id_pedido: id,
        queda: 10_000,
        clave_idempotencia: randomUUID(),
      })
      expect(answer.statusCode).toBe(200)
    }
    const dying = Array.from({ length: kills }, () => spawnDying(place))
    for (const { ended } of dying) expect(await ended).toBe('SIGKILL')
    await paying.pass(5)
    await paying.payments.refunds.sendDue()
    for (const { id, pago, product } of orders) {
      expect((await paying.stands(id)).order).toBe('CANCELLED REFUNDED')
      expect((await paying.stands(id)).refunds).toEqual([expect.stringMatching(/DONE 10000$/)])
      expect(paying.gateway.find(pago?.token_ws ?? '')).toMatchObject({ balance: 0, charges: 1 })
      expect(await paying.unitsOf(product)).toEqual({ stock: 5, units: 5 })
      const mails = (await paying.stands(id)).mails.filter((kind) => kind !== 'order-paid')
      expect(mails).toEqual(['order-cancelled', 'payment-refunded'])
    }
    // That the order was cancelled, and that its money is back.
    expect(await countMails(orders)).toEqual(orders.map(() => ({ mails: 2, times: [1, 1] })))
  },
)

test.each([
  ['mail-claimed', 'each mail is sent once', 1],
  // Nobody can know that it was taken: the mailbox tells by the Message-ID that it is the same.
  ['mail-sent', 'taken and not noted, each comes again as the same mail', 2],
] as const)('killed at %s: %s', async (place, _, times) => {
  const orders = await many(async () => {
    const order = await paying.order()
    await pay(order.pago?.token_ws ?? '')
    return order
  }, rounds)
  const dying = Array.from({ length: kills }, () => spawnDying(place))
  for (const { ended } of dying) expect(await ended).toBe('SIGKILL')
  expect(await countMails(orders)).toEqual(orders.map(() => ({ mails: 1, times: [times] })))
})
