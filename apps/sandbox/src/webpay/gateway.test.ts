import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GatewayRefusal, sandboxCommerce, webpayGateway } from './gateway.ts'
import { startGateway } from './start-gateway.ts'

let now = Date.parse('2026-11-02T12:00:00Z')
let sandbox: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  sandbox = await startGateway({ now: () => now })
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.gateway.misbehave())

const path = '/rswebpaytransaction/api/webpay/v1.2/transactions'
const headers = {
  'Tbk-Api-Key-Id': sandboxCommerce.code,
  'Tbk-Api-Key-Secret': sandboxCommerce.key,
  'Content-Type': 'application/json',
}
const call = async (method: string, at = '', body?: unknown, more: Record<string, string> = headers) => {
  const response = await fetch(`${sandbox.url}${path}${at}`, {
    method,
    headers: more,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

let orders = 0
async function create(changes: object = {}) {
  orders += 1
  return call('POST', '', {
    buy_order: `1000${orders}-1`,
    session_id: 'sesion',
    amount: 10_000,
    return_url: 'http://tienda.example/pago/webpay/retorno',
    ...changes,
  })
}
const decide = async (token: string, accion: string, more: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/webpayserver/decidir`, {
    method: 'POST',
    body: new URLSearchParams({ token_ws: token, accion, ...more }),
    redirect: 'manual',
  })

describe('the protocol', () => {
  test('create, form, commit, status', async () => {
    const { body } = await create()
    expect(body).toEqual({
      token: expect.stringMatching(/^.{64}$/),
      url: `${sandbox.url}/webpayserver/initTransaction`,
    })
    const form = await fetch(`${body.url}?token_ws=${body.token}`)
    expect(await form.text()).toContain('10.000')
    expect((await call('GET', `/${body.token}`)).body).toMatchObject({ status: 'INITIALIZED' })
    expect((await call('PUT', `/${body.token}`, {})).status).toBe(422)
    const back = await decide(body.token, 'aprobar', { tipo: 'VC', cuotas: '5' })
    expect(back.headers.get('location')).toBe(
      `http://tienda.example/pago/webpay/retorno?token_ws=${body.token}`,
    )
    const committed = await call('PUT', `/${body.token}`, {})
    expect(committed.body).toMatchObject({
      status: 'AUTHORIZED',
      response_code: 0,
      payment_type_code: 'VC',
      installments_number: 5,
      installments_amount: 2000,
      card_detail: { card_number: '6623' },
    })
    expect((await call('PUT', `/${body.token}`, {})).status).toBe(422)
    expect((await call('GET', `/${body.token}`)).body).toEqual(committed.body)
    now += 8 * 24 * 3_600_000
    expect((await call('GET', `/${body.token}`)).status).toBe(422)
  })

  test('what it refuses', async () => {
    expect((await call('GET', '/nadie', undefined, {})).status).toBe(401)
    expect((await call('GET', '/nadie')).status).toBe(404)
    for (const wrong of [
      { buy_order: 'ñandú' },
      { buy_order: 'x'.repeat(27) },
      { session_id: '' },
      { amount: 0 },
      { amount: 1.5 },
      { return_url: 'x' },
    ]) {
      const refused = await create(wrong)
      expect([refused.status, typeof refused.body.error_message]).toEqual([422, 'string'])
    }
    await create({ buy_order: 'unica' })
    expect((await create({ buy_order: 'unica' })).status).toBe(422)
  })

  test('the four kinds of return', async () => {
    const fieldsOf = async (accion: string) => {
      const { body } = await create()
      const back = new URL((await decide(body.token, accion)).headers.get('location') ?? '')
      return [...back.searchParams.keys()]
    }
    expect(await fieldsOf('rechazar')).toEqual(['token_ws'])
    expect(await fieldsOf('abortar')).toEqual(['TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA'])
    expect(await fieldsOf('vencer')).toEqual(['TBK_ID_SESION', 'TBK_ORDEN_COMPRA'])
    expect(await fieldsOf('error')).toEqual(['token_ws', 'TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA'])
  })

  test('the form ends after ten minutes', async () => {
    const { body } = await create()
    now += 11 * 60_000
    const back = (await decide(body.token, 'aprobar')).headers.get('location') ?? ''
    expect(new URL(back).searchParams.has('token_ws')).toBe(false)
  })
})

test('refunds: reversed in full within three hours, else nullified, debit in full only, 90 days', () => {
  let clock = 0
  const gateway = webpayGateway({ now: () => clock })
  const charged = (cardKind: 'VN' | 'VD') => {
    orders += 1
    const ask = { buyOrder: `${orders}`, sessionId: 's', amount: 1000, returnUrl: 'http://t.example/' }
    const { token } = gateway.create(ask)
    gateway.decide(token, { approves: true, cardKind, instalments: 0 })
    gateway.commit(token)
    return token
  }
  expect(gateway.refund(charged('VN'), 1000).type).toBe('REVERSED')
  expect(gateway.refund(charged('VN'), 999).type).toBe('NULLIFIED')
  expect(() => gateway.refund(charged('VD'), 999)).toThrow(GatewayRefusal)
  expect(() => gateway.refund(charged('VN'), 1001)).toThrow(GatewayRefusal)
  const [late, debit, old] = [charged('VN'), charged('VD'), charged('VN')]
  clock += 3 * 3_600_000 + 1
  expect(gateway.refund(late, 1000).type).toBe('NULLIFIED')
  expect(gateway.refund(debit, 1000).type).toBe('NULLIFIED')
  expect(() => gateway.refund(late, 1)).toThrow(GatewayRefusal)
  clock += 90 * 24 * 3_600_000
  expect(() => gateway.refund(old, 1000)).toThrow(GatewayRefusal)
})

test('it misbehaves as it is told, so many times', async () => {
  const { body } = await create()
  await decide(body.token, 'aprobar')
  const set = await fetch(`${sandbox.url}/webpay/fallas.json`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: { commit: { kind: 'lost', times: 1 } } }),
  })
  expect(set.status).toBe(200)
  await expect(call('PUT', `/${body.token}`, {})).rejects.toThrow()
  expect((await call('GET', `/${body.token}`)).body).toMatchObject({ status: 'AUTHORIZED' })
  expect((await call('PUT', `/${body.token}`, {})).status).toBe(422)
  const list = await (await fetch(`${sandbox.url}/webpay/transacciones.json`)).json()
  expect(list.find(({ token }: { token: string }) => token === body.token)).toMatchObject({ charges: 1 })
})

test('the return comes so many times more, by POST when asked to', async () => {
  const returns: string[] = []
  const shop = createServer(async (request, response) => {
    returns.push(`${request.method} ${request.url} ${await text(request)}`)
    response.end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const back = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/vuelta`
  try {
    sandbox.gateway.misbehave({ moreReturns: 3, returnBy: 'POST' })
    const { body } = await create({ return_url: back })
    const page = await (await decide(body.token, 'aprobar')).text()
    expect(page).toContain(`action="${back}"`)
    expect(page).toContain(`name="token_ws" value="${body.token}"`)
    await expect.poll(() => returns.length).toBe(3)
    expect(new Set(returns)).toEqual(new Set([`POST /vuelta token_ws=${body.token}`]))
  } finally {
    await new Promise((resolve) => shop.close(resolve))
  }
})
