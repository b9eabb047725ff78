import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GatewayCall, webpayClient } from './webpay-client.ts'
import { toCharge, transactionReply } from './webpay-shapes.ts'

/** Asked for and answered by whatever the test says. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
let server: Server
let url: string
const requested: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = []
const calls: GatewayCall[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    requested.push({ method, url, headers, body: await text(request) } as (typeof requested)[number])
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const client = (timeoutMs = 60_000) =>
  webpayClient({ url, commerceCode: '597000000001', apiKey: 'clave-que-no-se-dice', timeoutMs }, (call) =>
    calls.push(call),
  )
const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const transaction = {
  vci: 'TSY',
  amount: 10_000,
  status: 'AUTHORIZED',
  buy_order: '10001-1',
  session_id: 's',
  card_detail: { card_number: '6623' },
  accounting_date: '1102',
  transaction_date: '2026-11-02T12:00:00.000Z',
  authorization_code: '1213',
  payment_type_code: 'VC',
  response_code: 0,
  installments_number: 3,
  installments_amount: 3333,
}

test('each operation is asked as the protocol wants it, with the two headers', async () => {
  answer = json(200, { token: 'a'.repeat(64), url: `${url}/form` })
  const made = await client().create({
    buyOrder: '10001-1',
    sessionId: 's',
    amount: 10_000,
    returnUrl: 'https://huella.example/pago/webpay/retorno',
  })
  expect(made).toEqual({ ok: true, value: { token: 'a'.repeat(64), url: `${url}/form` } })
  const base = '/rswebpaytransaction/api/webpay/v1.2/transactions'
  expect(requested.at(-1)).toMatchObject({
    method: 'POST',
    url: base,
    headers: { 'tbk-api-key-id': '597000000001', 'tbk-api-key-secret': 'clave-que-no-se-dice' },
  })
  expect(JSON.parse(requested.at(-1)?.body ?? '')).toEqual({
    buy_order: '10001-1',
    session_id: 's',
    amount: 10_000,
    return_url: 'https://huella.example/pago/webpay/retorno',
  })
  answer = json(200, transaction)
  expect(await client().commit('tok')).toMatchObject({
    ok: true,
    value: { outcome: 'approved', balance: null },
  })
  expect(requested.at(-1)).toMatchObject({ method: 'PUT', url: `${base}/tok`, body: '{}' })
  await client().status('tok')
  expect(requested.at(-1)).toMatchObject({ method: 'GET', url: `${base}/tok`, body: '' })
  answer = json(200, { type: 'REVERSED' })
  expect(await client().refund('tok', 5)).toMatchObject({ ok: true, value: { type: 'REVERSED' } })
  expect(requested.at(-1)).toMatchObject({ method: 'POST', url: `${base}/tok/refunds`, body: '{"amount":5}' })
})

test.each([400, 401, 404, 405, 406, 415, 422])('%i is the gateway saying no', async (status) => {
  answer = json(status, { error_message: 'No way' })
  expect(await client().commit('tok')).toEqual({
    ok: false,
    why: 'refused',
    status,
    message: 'commit: No way',
  })
})

test('a fault, a silence, a broken connection and nonsense leave it unclear, and the key is in none of them', async () => {
  const cases: [string, typeof answer][] = [
    ['500', json(500, { error_message: 'Oops' })],
    ['a silence', () => undefined],
    ['a broken connection', (request) => request.socket.destroy()],
    ['a page', (_, response) => response.writeHead(200).end('<html>')],
    ['an empty answer', json(200, {})],
    ['an unknown state', json(200, { ...transaction, status: 'NEW' })],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ]
  for (const [name, reply] of cases) {
    answer = reply
    const startedAt = performance.now()
    const result = await client(name === 'a silence' ? 300 : undefined).commit('tok')
    expect(result).toMatchObject({ ok: false, why: 'unclear' })
    expect(performance.now() - startedAt).toBeLessThan(60_000)
    expect(JSON.stringify([result, calls.at(-1)])).not.toContain('clave-que-no-se-dice')
    expect(calls.at(-1)).toMatchObject({ operation: 'commit', result: 'unclear' })
  }
})

test('approved is code 0 and AUTHORIZED together, whatever else is said', () => {
  const statuses = [
    'INITIALIZED',
    'AUTHORIZED',
    'REVERSED',
    'FAILED',
    'NULLIFIED',
    'PARTIALLY_NULLIFIED',
    'CAPTURED',
  ] as const
  const code = fc.oneof(fc.constant(0), fc.integer({ min: -100, max: 100 }), fc.constant(undefined))
  fc.assert(
    fc.property(fc.constantFrom(...statuses), code, fc.string(), (status, response_code, vci) => {
      const raw = { ...transaction, status, response_code, vci }
      const charge = toCharge(transactionReply.parse(raw), raw)
      expect(charge.outcome === 'approved').toBe(status === 'AUTHORIZED' && response_code === 0)
    }),
  )
})
