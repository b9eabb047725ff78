import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { DEFAULT_APP_TOKEN } from '../../config.ts'
import { clientNetwork } from './client-network.ts'
import { createRateLimits } from './rate-limits.ts'

const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '10.0.0.1', SESSION_SECRET: 's'.repeat(32) }
let database: TestDatabase
let shops: [TestShop, TestShop]

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  const open = () => openTestShop({ database, environment })
  shops = [await open(), await open()]
})
afterAll(async () => {
  await shops[1].app.close()
  await shops[0].close()
})

const rowsOf = async () =>
  (await database.pool.query('SELECT key FROM rate_limits')).rows as { key: string }[]

describe('limits', () => {
  const guess = (at: number, address: string, headers: Record<string, string> = {}) =>
    shops[at % 2 === 0 ? 0 : 1].app.inject({
      url: `/api/verificarCuponDescuento?token_authentication=${DEFAULT_APP_TOKEN}&codigo_cupon_descuento=X${at}`,
      remoteAddress: address,
      headers: { 'accept-language': 'en', ...headers },
    })

  test('several processes count one address together, and say when to come again', async () => {
    const replies = await Promise.all(Array.from({ length: 61 }, (_, at) => guess(at, '198.51.100.7')))
    const refused = replies.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.json()).toEqual({
      error: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Wait a moment and try again.',
    })
    const wait = Number(refused[0]?.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect((await guess(0, '198.51.100.8')).statusCode).not.toBe(429)
  })

  test('what a proxy forwards is believed of a trusted one alone', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.5' }
    await Promise.all(Array.from({ length: 60 }, (_, at) => guess(at, '203.0.113.5')))
    expect((await guess(1, '10.0.0.1', forwarded)).statusCode).toBe(429)
    expect((await guess(1, '10.0.0.2', forwarded)).statusCode).not.toBe(429)
  })

  test('one e-mail is counted whatever its spelling and wherever it comes from', async () => {
    const register = (address: string, mail: string) =>
      shops[0].app.inject({
        method: 'POST',
        url: `/api/RegistrarclientePedido?token_authentication=${DEFAULT_APP_TOKEN}`,
        remoteAddress: address,
        payload: {
          datosusuario: {
            e_mail_cliente: mail,
            rut_cliente: '12.345.678-5',
            nombre_cliente: 'Camila',
            celular_cliente: '1',
          },
        },
      })
    for (let at = 0; at < 20; at += 1) {
      const reply = await register(`192.0.2.${at}`, at % 2 ? 'LIMITE@correo.cl' : ' limite@correo.cl')
      expect(reply.statusCode).toBe(400)
    }
    expect((await register('192.0.2.99', 'limite@correo.cl')).statusCode).toBe(429)
    expect((await register('192.0.2.99', 'otra@correo.cl')).statusCode).toBe(400)
  })

  test('who guesses a password at one place does not lock its owner out; many places together are stopped', async () => {
    const signIn = (address: string) =>
      shops[0].app.inject({
        method: 'POST',
        url: `/api/autentificar-usuario?token_authentication=${DEFAULT_APP_TOKEN}`,
        remoteAddress: address,
        payload: { correo: 'duena@correo.cl', contrasenia: 'adivinada' },
      })
    const codes: number[] = []
    for (let at = 0; at < 11; at += 1) codes.push((await signIn('192.0.2.200')).statusCode)
    expect(codes).toEqual([...Array(10).fill(400), 429])
    expect((await signIn('192.0.2.201')).statusCode).toBe(400)
    for (let place = 0; place < 9; place += 1) {
      for (let at = 0; at < 10; at += 1) await signIn(`198.18.${place}.1`)
    }
    expect((await signIn('198.18.200.1')).statusCode).toBe(429)
  })

  test('when they cannot be counted, nobody is let through', async () => {
    await database.pool.query('ALTER TABLE rate_limits RENAME TO away')
    try {
      const signIn = shops[0].app.inject({
        method: 'POST',
        url: `/api/autentificar-usuario?token_authentication=${DEFAULT_APP_TOKEN}`,
        payload: { correo: 'camila@correo.cl', contrasenia: 'adivinada' },
      })
      for (const reply of await Promise.all([guess(0, '198.51.100.77'), signIn])) {
        expect(reply.statusCode).toBe(503)
        expect(reply.json().error).toBe('UNAVAILABLE')
      }
    } finally {
      await database.pool.query('ALTER TABLE away RENAME TO rate_limits')
    }
  })

  test('nothing that stands in the table tells whose it is', async () => {
    await guess(0, '198.51.100.9')
    const rows = await rowsOf()
    expect(rows.length).toBeGreaterThan(0)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
  })
})

test('a RUT is one target in every spelling; what has expired counts no more', async () => {
  const onError = (error: Error) => expect.fail(error.message)
  const limits = createRateLimits({ database, secret: 'secret', onError })
  try {
    const rate = { times: 2, seconds: 30 }
    expect(await limits.takeTarget('call', rate, '12.345.678-5')).toBe(0)
    expect(await limits.takeTarget('call', rate, '123456785')).toBe(0)
    expect(await limits.takeTarget('call', rate, ' 12345678-5 ')).toBeGreaterThan(0)
    expect(await limits.takeTarget('another', rate, '12345678-5')).toBe(0)
    await database.pool.query('UPDATE rate_limits SET expire = 1')
    expect(await limits.takeTarget('call', rate, '12345678-5')).toBe(0)
  } finally {
    limits.stop()
  }
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:0DB8::7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the client at %s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
