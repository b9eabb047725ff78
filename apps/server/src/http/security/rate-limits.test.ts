import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { insertAccount } from '#testing/server/test-account.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { defaultAppToken } from '../../settings/web.settings.ts'
import { clientNetwork, countedNetworks } from './client-network.ts'
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

/** Counts a hundred tries at a secret, each from a place of its own. */
async function guessedAt(call: string, target: string): Promise<void> {
  const onError = (error: Error) => expect.fail(error.message)
  const limits = createRateLimits({ database, secret: environment.SESSION_SECRET, onError })
  for (let at = 0; at < 100; at += 1) {
    await limits.takeTarget(call, { times: 10, seconds: 900 }, target, `198.19.${at}.1`)
  }
  limits.stop()
}

/** What somebody writes about a product. */
const written = (email: string) => ({ id_producto: 1001, autor: 'Ana', email, contenido: randomUUID() })

const rowsOf = async () =>
  (await database.pool.query('SELECT key FROM rate_limits')).rows as { key: string }[]

describe('limits', () => {
  const guess = (at: number, address: string, headers: Record<string, string> = {}) =>
    shops[at % 2 === 0 ? 0 : 1].app.inject({
      url: `/api/verificarCuponDescuento?token_authentication=${defaultAppToken}&codigo_cupon_descuento=X${at}`,
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

  test('what browsers report is counted by each process itself, and stands in no table', async () => {
    const before = await rowsOf()
    const report = (at: 0 | 1) =>
      testWire(shops[at].app).post('vitales-pagina', { pagina: 'inicio', dispositivo: 'telefono', cls: 0 })
    const replies = await Promise.all(Array.from({ length: 121 }, () => report(0)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120)
    const wait = Number((await report(0)).headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect((await report(1)).statusCode).toBe(200)
    expect(await rowsOf()).toEqual(before)
  })

  test('what a proxy forwards is believed of a trusted one alone', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.5' }
    await Promise.all(Array.from({ length: 60 }, (_, at) => guess(at, '203.0.113.5')))
    expect((await guess(1, '10.0.0.1', forwarded)).statusCode).toBe(429)
    expect((await guess(1, '10.0.0.2', forwarded)).statusCode).not.toBe(429)
  })

  test('one e-mail is counted from each address, whatever its spelling', async () => {
    const register = (address: string, mail: string) =>
      shops[0].app.inject({
        method: 'POST',
        url: `/api/RegistrarclientePedido?token_authentication=${defaultAppToken}`,
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
      const reply = await register('192.0.2.98', at % 2 ? 'LIMITE@correo.cl' : ' limite@correo.cl')
      expect(reply.statusCode).toBe(400)
    }
    expect((await register('192.0.2.98', 'limite@correo.cl')).statusCode).toBe(429)
    expect((await register('192.0.2.98', 'otra@correo.cl')).statusCode).toBe(400)
    expect((await register('192.0.2.99', 'limite@correo.cl')).statusCode).toBe(400)
  })

  test.each([
    [
      'enviar-datos-contacto',
      (correo: string) => ({ nombre: 'Ana', email: correo, tema: 'Duda', mensaje: randomUUID() }),
    ],
    ['subcripcion-email', (correo: string) => ({ email: correo })],
    ['guardar-pregunta', (correo: string) => ({ ...written(correo), clave: randomUUID() })],
    ['guardar-resena', (correo: string) => ({ ...written(correo), calificacion: 5 })],
    ['NotificarPedido', (correo: string) => ({ e_mail_cliente: correo, productos: [{ id_producto: 1001 }] })],
    ['RecuperarContra', (correo: string) => ({ correo })],
  ])(
    '%s: strangers who type an e-mail keep its owner from nothing, and are stopped themselves',
    async (call, form) => {
      const send = (remoteAddress: string) =>
        shops[0].app.inject({
          method: 'POST',
          url: `/api/${call}?token_authentication=${defaultAppToken}`,
          remoteAddress,
          payload: form('ana@ajena.cl'),
        })
      for (const stranger of ['198.51.100.71', '198.51.100.72']) {
        const codes: number[] = []
        for (let at = 0; at < 21; at += 1) codes.push((await send(stranger)).statusCode)
        expect([codes[0], codes.at(-1)]).toEqual([200, 429])
      }
      expect((await send('198.51.100.73')).statusCode).toBe(200)
    },
  )

  test('who guesses a password at one place does not lock its owner out; many places together are stopped', async () => {
    const signIn = (address: string) =>
      shops[0].app.inject({
        method: 'POST',
        url: `/api/autentificar-usuario?token_authentication=${defaultAppToken}`,
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

  test('L9: who has got in from a place gets in there while others guess; a mailed link lets in from a new one', async () => {
    const correo = 'asediada@correo.cl'
    const id = await insertAccount(database, { email: correo })
    const post = (call: string, address: string, payload: object) =>
      shops[0].app.inject({
        method: 'POST',
        url: `/api/${call}?token_authentication=${defaultAppToken}`,
        remoteAddress: address,
        payload,
      })
    const signIn = (address: string, contrasenia = 'clave-secreta') =>
      post('autentificar-usuario', address, { correo, contrasenia })
    expect((await signIn('203.0.113.200')).statusCode).toBe(200)
    await guessedAt('autentificar-usuario', correo)
    expect((await signIn('198.19.200.1')).statusCode).toBe(429)
    for (let at = 0; at < 3; at += 1) expect((await signIn('203.0.113.200')).statusCode).toBe(200)

    const token = randomBytes(32).toString('base64url')
    await database.pool.query(
      `INSERT INTO recovery_links (customer_id, token_hash, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [id, createHash('sha256').update(token).digest()],
    )
    const set = { token, contrasenia_actual: 'otra-clave-larga' }
    expect((await post('restablecer-contrasenia', '203.0.113.201', set)).statusCode).toBe(200)
    expect((await signIn('203.0.113.201', 'otra-clave-larga')).statusCode).toBe(200)
    const codes = []
    for (let at = 0; at < 11; at += 1) codes.push((await signIn('203.0.113.200', 'adivinada')).statusCode)
    expect(codes).toEqual([...Array(10).fill(400), 429])
  })

  test('L9: a start lets the staff in again, and an order is tracked by pairs of its number and an address', async () => {
    const post = (call: string, address: string, payload: object, at = 0) =>
      shops[at === 0 ? 0 : 1].app.inject({
        method: 'POST',
        url: `/api/${call}?token_authentication=${defaultAppToken}`,
        remoteAddress: address,
        payload,
      })
    const enter = (address: string, correo = 'jefa@huella.example') =>
      post('staff/entrar', address, { correo, contrasenia: 'adivinada' })
    await guessedAt('staff/entrar', 'jefa@huella.example')
    expect((await enter('198.18.250.9')).statusCode).toBe(429)
    const named = { ...environment, STAFF_EMAIL: 'jefa@huella.example', STAFF_PASSWORD: 'una clave larga' }
    const again = await openTestShop({ database, environment: named })
    await again.app.close()
    expect((await enter('198.18.250.9')).statusCode).toBe(400)
    const tries = []
    for (let at = 0; at < 11; at += 1)
      tries.push((await enter('198.18.251.1', 'otra@huella.example')).statusCode)
    expect(tries).toEqual([...Array(10).fill(400), 429])
    expect((await enter('198.18.251.2', 'otra@huella.example')).statusCode).toBe(400)

    const track = (address: string) =>
      post('seguir-pedido', address, { numero_pedido: 987_654, e_mail_cliente: 'nadie@correo.cl' })
    const codes = []
    for (let at = 0; at < 11; at += 1) codes.push((await track('198.51.100.40')).statusCode)
    expect(codes).toEqual([...Array(10).fill(404), 429])
    expect((await track('198.51.100.41')).statusCode).toBe(404)
  })

  test('L10: the calls that ask whether somebody is known are counted as one', async () => {
    const ask = (call: string, query: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
      shops[0].app.inject({
        method,
        url: `/api/${call}?${new URLSearchParams({ token_authentication: defaultAppToken, ...query })}`,
        remoteAddress: '198.51.100.60',
        ...(method === 'POST' && { payload: query }),
      })
    const codes: number[] = []
    for (let at = 0; at < 15; at += 1) {
      codes.push((await ask('VerificarEmailCliente', { email: `a${at}@correo.cl` })).statusCode)
      codes.push((await ask('VerificarEmailCommerce', { email: `b${at}@correo.cl` })).statusCode)
    }
    expect(new Set(codes)).toEqual(new Set([200]))
    const rut = '12.345.678-5'
    for (const [call, query, method] of [
      ['VistaNuevaEmailRutCommerce', { email_cliente: 'c@correo.cl', rut_cliente: rut }, 'GET'],
      ['VerificarEmailRutCommerce', { email: 'c@correo.cl', rut_cliente: rut }, 'POST'],
      ['VerificarRutCommerce', { rut }, 'POST'],
      ['VerificarEmailCommerce', { email: 'd@correo.cl' }, 'POST'],
      ['VerificarEmailCliente', { email: 'd@correo.cl' }, 'GET'],
    ] as const) {
      expect([call, (await ask(call, query, method)).statusCode]).toEqual([call, 429])
    }
  })

  test('when they cannot be counted, nobody is let through', async () => {
    await database.pool.query('ALTER TABLE rate_limits RENAME TO away')
    try {
      const signIn = shops[0].app.inject({
        method: 'POST',
        url: `/api/autentificar-usuario?token_authentication=${defaultAppToken}`,
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

test('who is refused is refused without the database until their time is over', async () => {
  const asked: string[] = []
  const { pool } = database
  const counting = {
    query: (...query: Parameters<typeof pool.query>) => {
      asked.push(JSON.stringify(query[0]))
      return pool.query(...query)
    },
  } as typeof pool
  const onError = (error: Error) => expect.fail(error.message)
  const limits = createRateLimits({ database: { pool: counting }, secret: 'final', onError })
  try {
    const rate = { times: 2, seconds: 600 }
    const takes = {
      address: () => limits.takeAddress('call', rate, '198.51.100.90'),
      target: () => limits.takeTargetOf('call', rate, 'ana@correo.cl', '198.51.100.90'),
    }
    for (const take of Object.values(takes)) {
      asked.length = 0
      expect([await take(), await take()]).toEqual([0, 0])
      for (let at = 0; at < 20; at += 1) {
        const wait = await take()
        expect(wait).toBeGreaterThan(500)
        expect(wait).toBeLessThanOrEqual(600)
      }
      expect(asked).toHaveLength(3)
    }
    // What may be given back, or forgiven, is looked up each time.
    const others = { counted: ['units'], rate: { times: 1, seconds: 600 } }
    await limits.take(others.counted, others.rate)
    expect(await limits.take(others.counted, others.rate)).toBeGreaterThan(0)
    await limits.giveBack(others.counted, others.rate, 2)
    expect(await limits.take(others.counted, others.rate)).toBe(0)
  } finally {
    limits.stop()
  }
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
  ['198.51.100.7:50123', '198.51.100.7'],
  ['[2001:db8:0:7::1]:50123', '2001:db8:0:7::/64'],
  ['[2001:db8:0:7::1]', '2001:db8:0:7::/64'],
  ['::1', '0:0:0:0::/64'],
])('the client at %s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})

test('of an IPv6 address its site is counted too, which has many networks; an IPv4 address stands for itself', async () => {
  expect(countedNetworks('198.51.100.7')).toEqual([{ network: '198.51.100.7', times: 1 }])
  expect(countedNetworks('::ffff:198.51.100.7')).toEqual([{ network: '198.51.100.7', times: 1 }])
  expect(countedNetworks('2001:db8:5:7::1')).toEqual([
    { network: '2001:db8:5:7::/64', times: 1 },
    { network: '2001:db8:5::/48', times: 16 },
  ])
  const onError = (error: Error) => expect.fail(error.message)
  const limits = createRateLimits({ database, secret: 'site', onError })
  try {
    const rate = { times: 2, seconds: 600 }
    const takes = {
      address: async (from: string) => limits.takeAddress('call', rate, from),
      target: async (from: string) => limits.takeTargetOf('call', rate, 'ana@correo.cl', from),
      here: async (from: string) => limits.takeHere('call', rate, from),
    }
    for (const [name, take] of Object.entries(takes)) {
      for (let at = 0; at < 16; at += 1) {
        const from = `2001:db8:1:${at}::1`
        expect([await take(from), await take(from)], name).toEqual([0, 0])
        expect(await take(from), `${name}, a network`).toBeGreaterThan(0)
      }
      expect(await take('2001:db8:1:99::1'), `${name}, its site`).toBeGreaterThan(0)
      expect(await take('2001:db8:2:99::1'), `${name}, another`).toBe(0)
    }
  } finally {
    limits.stop()
  }
})
