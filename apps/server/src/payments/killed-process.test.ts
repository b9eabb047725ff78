import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_APP_TOKEN } from '../config.ts'
import type { Checkpoint } from './checkpoint.ts'
import { openPaying, type Paying } from './test-paying.ts'

/** How often a process is killed at each place, with some shoppers at once; KILL_ROUNDS=20 for a long run. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const shoppers = 6
const longestMs = 30_000 + rounds * 20_000

let paying: Paying
beforeAll(async () => {
  paying = await openPaying()
})
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await paying?.close()
})

/** A shop of its own process on the same database; `ended` resolves to the signal that ended it. */
async function openDying(place: Checkpoint, hit: number) {
  const { webpay } = paying.config
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-dying-shop.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: paying.database.url,
      DATA_DIR: paying.config.dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      WEBPAY_URL: webpay?.url,
      WEBPAY_COMMERCE_CODE: webpay?.commerceCode,
      WEBPAY_API_KEY: webpay?.apiKey,
      WEBPAY_TIMEOUT_SECONDS: '1',
      DIE_AT: place,
      DIE_ON: String(hit),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = once(child, 'exit').then(([, signal]) => signal as string | null)
  const line = once(createInterface({ input: child.stdout }), 'line').then(([said]) => String(said))
  const url = await Promise.race([line, ended.then(() => Promise.reject(new Error('It did not open.')))])
  return { url, ended }
}

/** What a browser sees of a shop that dies is a broken connection. */
const ask = (url: string, options: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', ...options }).catch((error: Error) => error)

const start = (shop: string, token: string) =>
  ask(`${shop}/api/iniciar-pago?token_authentication=${DEFAULT_APP_TOKEN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })

type Order = Awaited<ReturnType<Paying['order']>>

/** Each order is paid, each was charged once, each shopper was told once, and no unit is gone or doubled. */
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
}

const hits = Array.from({ length: rounds }, (_, round) => 1 + ((round * 3) % shoppers))

test.each(['payment-claimed', 'payment-committed', 'payment-settled', 'payment-applied'] as const)(
  'killed at %s while shoppers come back: each is charged once, told once, and has the order',
  async (place) => {
    for (const hit of hits) {
      const orders = await Promise.all(Array.from({ length: shoppers }, () => paying.order()))
      const backs = await Promise.all(
        orders.map(({ pago }) => paying.atForm(pago?.token_ws ?? '', { accion: 'aprobar' })),
      )
      const shop = await openDying(place, hit)
      await Promise.all(
        backs.map((back) => {
          const { pathname, search } = new URL(back)
          return ask(shop.url + pathname + search)
        }),
      )
      expect(await shop.ended).toBe('SIGKILL')
      // Those whose return met a dead shop load the page again; whose return was cut off do not.
      await paying.pass(2)
      await paying.payments.sweep()
      for (const back of backs) await paying.comeBack(back)
      await expectAllPaid(orders)
    }
  },
  longestMs,
)

test.each(['payment-inserted', 'payment-created', 'payment-opened'] as const)(
  'killed at %s while shoppers set out to pay: each order stands and can be paid',
  async (place) => {
    for (const hit of hits) {
      paying.gateway.misbehave({ faults: { create: { kind: 'down' } } })
      const orders = await Promise.all(Array.from({ length: shoppers }, () => paying.order()))
      paying.gateway.misbehave()
      const shop = await openDying(place, hit)
      await Promise.all(orders.map(({ token }) => start(shop.url, token)))
      expect(await shop.ended).toBe('SIGKILL')
      await paying.pass(3)
      await paying.payments.sweep()
      for (const { id, token } of orders) {
        const started = await paying.start(token)
        expect(started.statusCode).toBe(200)
        expect((await paying.stands(id)).attempts).not.toContain('OPENING')
        await paying.comeBack(await paying.atForm(started.json().pago.token_ws, { accion: 'aprobar' }))
      }
      await expectAllPaid(orders)
    }
  },
  longestMs,
)
