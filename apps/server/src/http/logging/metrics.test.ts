import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'
import { openTestShop } from '#testing/server/test-shop.ts'
import { gaugeOfDatabase } from '../../observing/gauge-of-database.ts'

let paying: Paying
beforeAll(async () => {
  paying = await openPaying({ environment: { METRICS_TOKEN: token } })
})
afterAll(() => paying?.close())

const token = 'un-secreto-de-metricas'
const authorization = `Bearer ${token}`
const read = async () => (await paying.app.inject({ url: '/metrics', headers: { authorization } })).body
const value = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length),
  )

test('how payments ended, what is stuck, what has to go back, and how long the gateway takes', async () => {
  const approved = await paying.order()
  await paying.comeBack(await paying.atForm(approved.pago?.token_ws ?? '', { accion: 'aprobar' }))
  const aborted = await paying.order()
  await paying.comeBack(await paying.atForm(aborted.pago?.token_ws ?? '', { accion: 'abortar' }))
  const left = await paying.order()
  let text = await read()
  expect(value(text, 'huella_payments_total{outcome="approved"}')).toBe(1)
  expect(value(text, 'huella_payments_total{outcome="aborted"}')).toBe(1)
  expect(value(text, 'huella_gateway_seconds_count{operation="commit",result="ok"}')).toBe(1)
  expect(value(text, 'huella_gateway_seconds_count{operation="create",result="ok"}')).toBe(3)
  for (const name of ['payments_stuck', 'payments_lost', 'refunds_due', 'refunds_failed']) {
    expect(value(text, `huella_${name}`)).toBe(0)
  }
  await paying.pass(31)
  const desk = await paying.staff()
  await desk.post('staff/reembolsar-pago', {
    id_pedido: approved.id,
    monto: 4000,
    queda: 10_000,
    clave_idempotencia: randomUUID(),
  })
  text = await read()
  expect(value(text, 'huella_payments_stuck')).toBe(1)
  expect(value(text, 'huella_refunds_due')).toBe(1)
  expect(value(text, 'huella_refunds_due_pesos')).toBe(4000)
  await paying.payments.sweep()
  await paying.payments.refunds.sendDue()
  text = await read()
  expect(value(text, 'huella_payments_stuck')).toBe(0)
  expect(value(text, 'huella_refunds_due')).toBe(0)
  for (const secret of [
    left.token,
    approved.pago?.token_ws ?? left.token,
    paying.config.webpay?.apiKey ?? '',
  ]) {
    expect(text).not.toContain(secret)
  }
})

test('how many mails wait for long, and how many are not tried again', async () => {
  const shop = await openTestShop({ environment: { METRICS_TOKEN: token } })
  onTestFinished(() => shop.close())
  const ask = async () => (await shop.app.inject({ url: '/metrics', headers: { authorization } })).body
  let text = await ask()
  for (const name of ['mails_late', 'mails_failed', 'redis_away', 'copies_left_alone'])
    expect(value(text, `huella_${name}`)).toBe(0)
  await shop.database.pool.query(
    `INSERT INTO mails (kind, recipient, language, data, state, created_at, sent_at)
     VALUES ('news', 'ana@correo.cl', 'es', '{}', 'waiting', now() - interval '1 hour', NULL),
       ('news', 'ana@correo.cl', 'es', '{}', 'waiting', now(), NULL),
       ('news', 'ana@correo.cl', 'es', '{}', 'dead', now() - interval '2 days', NULL),
       ('news', 'ana@correo.cl', 'es', '{}', 'sent', now() - interval '2 days', now())`,
  )
  text = await ask()
  expect(value(text, 'huella_mails_late')).toBe(1)
  expect(value(text, 'huella_mails_failed')).toBe(1)
})

test('while the database does not answer a process tells what it measures itself', async () => {
  const shop = await openTestShop({ environment: { METRICS_TOKEN: token } })
  onTestFinished(() => shop.close())
  const ask = () => shop.app.inject({ url: '/metrics', headers: { authorization } })
  expect(value((await ask()).body, 'huella_payments_stuck')).toBe(0)
  const away = (callback: (error: Error) => void) => callback(new Error('It is away.'))
  const connect = vi.spyOn(shop.database.pool, 'connect').mockImplementation(away as never)
  const { statusCode, body } = await ask()
  expect(statusCode).toBe(200)
  expect(value(body, 'huella_pool_connections{pool="primary",state="waiting"}')).toBe(0)
  // Nothing is told of what nobody knows.
  const figures = body.split('\n').filter((line) => !line.startsWith('#'))
  expect(figures.filter((line) => /^huella_(?:payments_stuck|refunds|backup|archive)/.test(line))).toEqual([])
  connect.mockRestore()
  expect(value((await ask()).body, 'huella_payments_stuck')).toBe(0)
})

test('a figure of a database that says nothing is not waited for', async () => {
  const register = new Registry()
  const about = { name: 'huella_one', help: 'One', register, patienceMs: 1 }
  gaugeOfDatabase({ ...about, read: () => new Promise<number>(() => undefined) })
  expect(await register.metrics()).not.toMatch(/^huella_one/m)
})

test('L3: without a token nobody reads them, from this machine neither', async () => {
  const from = async (environment: NodeJS.ProcessEnv, remoteAddress: string) => {
    const shop = await openTestShop({ environment })
    try {
      return (await shop.app.inject({ url: '/metrics', remoteAddress })).statusCode
    } finally {
      await shop.close()
    }
  }
  expect(await from({}, '127.0.0.1')).toBe(404)
  expect(await from({ METRICS_TOKEN: token }, '127.0.0.1')).toBe(404)
})

test('with a token whoever shows it reads them, from wherever', async () => {
  const shop = await openTestShop({ environment: { METRICS_TOKEN: token } })
  try {
    const from = (authorization?: string) =>
      shop.app.inject({
        url: '/metrics',
        remoteAddress: '192.168.1.20',
        headers: { ...(authorization && { authorization }) },
      })
    expect((await from(`Bearer ${token}`)).statusCode).toBe(200)
    for (const wrong of [undefined, 'Bearer otro-secreto', `Basic ${token}`, token]) {
      expect((await from(wrong)).statusCode).toBe(404)
    }
  } finally {
    await shop.close()
  }
})
