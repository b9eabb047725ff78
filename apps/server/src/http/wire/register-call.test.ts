import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Access, Verb } from '#contract/define-call.ts'
import { vitalesPagina } from '#contract/observing/vitales-pagina.ts'
import { type AppOptions, buildApp } from '../../app.ts'
import type { Session, SessionsService } from '../../customers/sessions/sessions.service.ts'
import { refuse } from '../../refusals/refusal.ts'
import { edgeHeaders } from '../cache/edge.ts'
import { ReplyCache } from '../cache/reply-cache.ts'
import type { Kind } from '../security/overload.ts'
import { noRateLimits } from '../security/rate-limits.ts'
import type { StaffSession, StaffSessions } from '../security/staff-session.ts'
import { type CallContext, type Handlers, registerCalls } from './register-call.ts'

const token = 'application'
const guest: Session = { id: 'session', customerId: 1, kind: 'guest' }
const customer: Session = { ...guest, kind: 'customer' }

let session: Session | null
const sessions: Pick<SessionsService, 'resolve' | 'xsrfOk'> = {
  resolve: async () => session,
  xsrfOk: (request) => request.headers['x-xsrf-token'] === 'right',
}

let staff: StaffSession | null
const staffSessions: StaffSessions = {
  resolve: async () => staff,
  xsrfOk: (request) => request.headers['x-xsrf-token'] === 'right',
}

/** What a call was asked, by its name. */
const requested = new Map<string, unknown[]>()
let answer: (name: string, input: unknown, context: CallContext) => unknown
const handlers = Object.fromEntries(
  calls.map((call) => [
    call.name,
    async (input: unknown, context: CallContext) => {
      requested.set(call.name, [...(requested.get(call.name) ?? []), input])
      return answer(call.name, input, context)
    },
  ]),
) as unknown as Handlers

let refused: readonly Kind[] = []
const exampleOf = (name: string) => calls.find((call) => call.name === name)?.example.reply
const cache = new ReplyCache(1024 * 1024)
const options = {
  corsOrigins: [],
  appToken: token,
  sessions,
  staffSessions,
  unsafeGet: true,
  cache,
  limits: noRateLimits,
  overload: { admit: (_request, _reply, kind) => !refused.includes(kind), retrySeconds: () => 7 },
  trustProxy: false,
  connections: { maxConnections: 100, maxUnsentBytes: 1_000_000, stalledMs: 30_000 },
} as const satisfies Partial<AppOptions>
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  app = await buildApp({ ...options, handlers, publicUrl: 'http://localhost', logLevel: 'silent' })
})
afterAll(() => app.close())
beforeEach(() => {
  session = customer
  staff = { id: 'staff', staffId: 1, name: 'Rosa', role: 'owner' }
  requested.clear()
  refused = []
  answer = exampleOf
  cache.resume()
})

const urlOf = (name: string, query: object = {}) =>
  `/api/${name}?${new URLSearchParams({ token_authentication: token, ...textsOf(query) })}`

/** A query says lists and objects as JSON. */
const textsOf = (query: object) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )

describe('every call', () => {
  const byVerb = calls.flatMap((call) => call.verbs.map((verb) => [verb, call.name, call] as const))

  test.each(byVerb)('%s %s answers what its handler does', async (verb, name, call) => {
    const request = call.example.request as Record<string, string>
    const sent = { method: verb, headers: { 'x-xsrf-token': 'right' } }
    const reply = await (verb === 'GET'
      ? app.inject({ ...sent, url: urlOf(name, request) })
      : app.inject({ ...sent, url: urlOf(name), payload: request }))
    const answered = call.file ? reply.body : reply.json()
    expect(answered).toEqual(call.reply.parse(call.example.reply))
    expect(reply.statusCode).toBe(200)
    expect(requested.get(name)).toEqual([call.request.parse(request)])
  })

  test.each(calls.map((call) => [call.name, call] as const))('%s refuses other verbs', async (name, call) => {
    const verb = (['GET', 'POST'] as const).find((each) => !(call.verbs as readonly string[]).includes(each))
    const reply = await app.inject({ method: verb ?? 'DELETE', url: urlOf(name) })
    expect([reply.statusCode, reply.json().error]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(reply.headers.allow).toBe(call.verbs.join(', '))
  })

  test('that carries a password or changes state loses its GET form by one setting (D23)', async () => {
    const strict = await buildApp({
      ...options,
      unsafeGet: false,
      handlers,
      publicUrl: 'http://localhost',
      logLevel: 'silent',
    })
    const unsafe = calls.filter((call) => 'unsafeGet' in call && call.unsafeGet)
    expect(unsafe.length).toBeGreaterThan(0)
    for (const { name } of unsafe) {
      const reply = await strict.inject(urlOf(name))
      expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST'])
    }
    await strict.close()
  })

  test('one without a handler is a fault at the start', () => {
    const some = { ...handlers, categoria: undefined }
    const dependencies = { ...options, publicUrl: 'http://localhost' }
    expect(() => registerCalls(fastify(), calls, some, dependencies)).toThrow(
      'The call categoria has no handler.',
    )
  })
})

describe('where more is asked than can be answered', () => {
  test('who reads is told when to come again, except for what is cached, and who buys is answered', async () => {
    const read = urlOf('categoria', calls.find(({ name }) => name === 'categoria')?.example.request)
    const other = urlOf('listar-sucursales')
    expect((await app.inject(read)).statusCode).toBe(200)
    refused = ['browsing']
    expect((await app.inject(read)).statusCode).toBe(200)
    const reply = await app.inject(other)
    expect([reply.statusCode, reply.json().error]).toEqual([503, 'UNAVAILABLE'])
    expect(reply.headers['retry-after']).toBe('7')
    expect((await app.inject(urlOf('carrito'))).statusCode).not.toBe(503)
    refused = ['buying']
    expect((await app.inject(urlOf('carrito'))).statusCode).toBe(503)
    const report = () =>
      app.inject({ method: 'POST', url: urlOf('vitales-pagina'), payload: vitalesPagina.example.request })
    expect((await report()).statusCode).toBe(200)
    refused = ['robot']
    expect((await report()).statusCode).toBe(503)
  })

  test.each([
    [[], 'shop'],
    [['https://otra.example'], undefined],
  ])('tells a CDN what its cached reply shows, unless pages of %s are let in', async (corsOrigins, keys) => {
    const more = { edge: edgeHeaders(), corsOrigins, handlers, publicUrl: 'http://localhost' }
    const behind = await buildApp({ ...options, ...more, logLevel: 'silent' })
    const ask = async () => (await behind.inject(urlOf('listar-sucursales'))).headers
    expect((await ask())['surrogate-key']).toBeUndefined()
    const { 'surrogate-key': told, 'cache-control': browsers } = await ask()
    expect([told, browsers]).toEqual([keys, 'no-cache'])
    await behind.close()
  })
})

describe('who asks', () => {
  test('[S6.4] is nobody without the right application token', async () => {
    for (const query of [
      '',
      '?token_authentication=',
      '?token_authentication=other',
      `?token_authentication=${token.toUpperCase()}`,
      `?a=${token}`,
    ]) {
      const reply = await app.inject(`/api/menu-horizontal-web${query}`)
      expect([reply.statusCode, reply.json().error]).toEqual([401, 'APP_TOKEN_INVALID'])
    }
    const twice = await app.inject(`${urlOf('menu-horizontal-web')}&token_authentication=${token}`)
    expect(twice.statusCode).toBe(401)
    expect(requested.size).toBe(0)
  })

  test('needs a session where the call says so', async () => {
    session = null
    const reply = await app.inject({ method: 'POST', url: urlOf('generar-pedido'), payload: {} })
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'SESSION_REQUIRED'])
  })

  const named = (access: Access, verb: Verb) =>
    calls.filter((call) => call.access === access && (call.verbs as readonly Verb[]).includes(verb))

  test('is a customer where the call says so: a guest is told', async () => {
    session = guest
    for (const { name } of named('customer', 'GET')) {
      const reply = await app.inject(urlOf(name))
      expect([reply.statusCode, reply.json().error]).toEqual([403, 'CUSTOMER_REQUIRED'])
    }
  })

  test("is the staff where the call says so: a shopper's session does not count", async () => {
    staff = null
    for (const verb of ['GET', 'POST'] as const) {
      for (const { name } of named('staff', verb)) {
        const reply = await app.inject({ method: verb, url: urlOf(name) })
        expect([reply.statusCode, reply.json().error]).toEqual([401, 'SESSION_REQUIRED'])
      }
    }
  })

  test('of the staff proves every POST by the header too', async () => {
    for (const { name } of named('staff', 'POST')) {
      const reply = await app.inject({ method: 'POST', url: urlOf(name), payload: {} })
      expect([reply.statusCode, reply.json().error]).toEqual([403, 'XSRF_INVALID'])
    }
  })

  test('with a session proves every POST by the header (D24)', async () => {
    const reply = await app.inject({ method: 'POST', url: urlOf('VerificarStockPedido'), payload: {} })
    expect([reply.statusCode, reply.json().error]).toEqual([403, 'XSRF_INVALID'])
  })

  describe('L2: a GET of what changes state', () => {
    const unsafe = calls.filter((call) => 'unsafeGet' in call && call.unsafeGet)
    const document = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const led: [string, Record<string, string>][] = [
      ['a link in a page of the shop', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
      ['a link in another program', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
      ['a link in another program, in an older browser', { accept: document }],
      ['a picture in an older browser', { accept: 'image/avif,image/webp,*/*;q=0.5' }],
      [
        'a page that is fetched',
        { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', accept: '*/*' },
      ],
    ]

    test.each(led)('by %s is refused, session or none', async (_by, headers) => {
      for (const who of [customer, guest, null]) {
        session = who
        for (const method of ['GET', 'HEAD'] as const) {
          for (const { name, example } of unsafe) {
            const reply = await app.inject({ method, url: urlOf(name, example.request), headers })
            expect([name, reply.statusCode]).toEqual([name, 403])
            if (method === 'GET') expect(reply.json().error).toBe('XSRF_INVALID')
          }
        }
      }
      expect(requested.size).toBe(0)
    })

    test('by a session is answered under its header alone, whatever asks', async () => {
      for (const { name, example } of unsafe) {
        const url = urlOf(name, example.request)
        for (const sent of [undefined, 'wrong']) {
          const reply = await app.inject({ url, headers: sent === undefined ? {} : { 'x-xsrf-token': sent } })
          expect([reply.statusCode, reply.json().error]).toEqual([403, 'XSRF_INVALID'])
        }
        const headers = { 'x-xsrf-token': 'right', 'sec-fetch-site': 'same-origin' }
        expect((await app.inject({ url, headers })).statusCode).toBe(200)
      }
    })

    test('is answered as the specification lists it to a client that is no browser (D23)', async () => {
      session = null
      for (const { name, access, example } of unsafe.filter(({ access }) => access === 'anyone')) {
        const reply = await app.inject({ url: urlOf(name, example.request), headers: { accept: '*/*' } })
        expect([name, access, reply.statusCode]).toEqual([name, 'anyone', 200])
      }
    })
  })

  test('is not the page of another site (D23)', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site }
      const reply = await app.inject({ url: urlOf('verificarCuponDescuento'), headers })
      expect([reply.statusCode, reply.json().error]).toEqual([403, 'CROSS_SITE'])
    }
  })
})

describe('what cannot be read is refused in the one error shape', () => {
  const form = 'multipart/form-data; boundary=x'
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`

  test.each([
    ['a form without a boundary', 'multipart/form-data', 'x'],
    ['a form that breaks off', form, '--x\r\nContent-Disp'],
    ['a form without its end', form, part('productos')],
    ['a form that reaches for a prototype', form, `${part('__proto__')}--x--\r\n`],
    ['JSON that reaches for a prototype', 'application/json', '{"__proto__":{"admin":1}}'],
    ['JSON that breaks off', 'application/json', '{"productos":'],
    ['escapes that mean nothing', 'application/x-www-form-urlencoded', 'productos=%zz'],
  ])('%s', async (_, type, payload) => {
    const headers = { 'content-type': type, 'x-xsrf-token': 'right' }
    const reply = await app.inject({ method: 'POST', url: urlOf('VerificarStockPedido'), headers, payload })
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'INVALID_REQUEST'])
    expect(requested.size).toBe(0)
  })

  test('a form that can be read is taken, and a fault behind it stays ours', async () => {
    answer = () => {
      throw new Error('broken')
    }
    const headers = { 'content-type': form, 'x-xsrf-token': 'right' }
    const sent = { method: 'POST', url: urlOf('confirmar-pedido'), headers } as const
    const reply = await app.inject({ ...sent, payload: `${part('id_pedido')}--x--\r\n` })
    expect(requested.get('confirmar-pedido')).toEqual([{ id_pedido: 1 }])
    expect([reply.statusCode, reply.json().error]).toEqual([500, 'INTERNAL'])
  })

  test('a head that is longer than a server reads', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const reply = await fetch(`${address}/api/categoria?${'x'.repeat(20_000)}`)
    expect([reply.status, (await reply.json()).error]).toEqual([400, 'INVALID_REQUEST'])
  })

  test.each(['/api/%zz', '/api/%c0%80?a=1'])('the address %s', async (url) => {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'INVALID_REQUEST'])
    expect(reply.json()).not.toHaveProperty('code')
  })
})

describe('the reply', () => {
  test('carries nothing that the contract does not name', async () => {
    answer = (name) => ({ ...(exampleOf(name) as object), password_hash: 'secret' })
    const reply = await app.inject(urlOf('ver-stock-producto', { urlamigable_producto: 'hueso' }))
    expect(reply.json()).toEqual(exampleOf('ver-stock-producto'))
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('that does not fit the contract is a fault of ours and not sent', async () => {
    answer = () => ({ stock_producto: 'many' })
    const reply = await app.inject(urlOf('ver-stock-producto', { urlamigable_producto: 'hueso' }))
    expect([reply.statusCode, reply.json().error]).toEqual([500, 'INTERNAL'])
  })

  const list = (query: object) => urlOf('listar-productos', query)

  test('that is the same for everyone is made once and goes with what it shows', async () => {
    answer = (name, _input, context) => {
      context.tag([7])
      context.tag([8])
      return exampleOf(name)
    }
    const first = await app.inject(list({ page: '2' }))
    const second = await app.inject(list({ page: '2' }))
    expect(second.payload).toBe(first.payload)
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(requested.get('listar-productos')).toHaveLength(1)
    cache.apply({ products: [9] })
    await app.inject(list({ page: '2' }))
    expect(requested.get('listar-productos')).toHaveLength(1)
    cache.apply({ products: [8] })
    await app.inject(list({ page: '2' }))
    expect(requested.get('listar-productos')).toHaveLength(2)
  })

  test('M4: is one reply however it is asked for, and another where something else is meant', async () => {
    answer = exampleOf
    const same = [
      list({ page: '2', sort: 'name_asc' }),
      list({ sort: 'name_asc', page: '2' }),
      list({ page: '2', sort: 'name_asc', gclid: 'a', utm_source: 'b' }),
      list({ page: '02', sort: 'name_asc', limit: '16', texto: '  ' }),
      list({ page: '2', sort: 'name_asc', id_categoria: '' }),
    ]
    for (const url of same) expect((await app.inject(url)).statusCode).toBe(200)
    expect(requested.get('listar-productos')).toHaveLength(1)
    for (const other of [{ page: '3' }, { page: '2', sort: 'name_desc' }, { page: '2' }])
      await app.inject(list(other))
    expect(requested.get('listar-productos')).toHaveLength(4)
  })

  test('M4: an address that is known still needs its token', async () => {
    answer = exampleOf
    const url = list({ page: '2' })
    expect((await app.inject(url)).statusCode).toBe(200)
    expect((await app.inject(url.replace(token, 'other'))).statusCode).toBe(401)
    expect((await app.inject(url.replace(/token_authentication=\w+&?/, ''))).statusCode).toBe(401)
  })

  test('performance 6: is read once for all who ask at the same time, in whatever words', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    answer = async (name) => {
      await opened
      return exampleOf(name)
    }
    const askers = Array.from({ length: 40 }, (_, at) => app.inject(list({ page: '2', x: `${at}` })))
    await expect.poll(() => requested.get('listar-productos')?.length).toBe(1)
    open()
    const replies = await Promise.all(askers)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(requested.get('listar-productos')).toHaveLength(1)
  })

  test('performance 6: is read anew for who asks after a change, and a failure is told to all and cached nowhere', async () => {
    const ends: ((reply: unknown) => void)[] = []
    answer = () => new Promise((resolve) => ends.push(resolve))
    const before = app.inject(list({}))
    await expect.poll(() => ends.length).toBe(1)
    cache.apply({ products: [1] })
    const after = app.inject(list({}))
    await expect.poll(() => ends.length).toBe(2)
    for (const end of ends) end({ wrong: 'reply' })
    expect((await before).statusCode).toBe(500)
    expect((await after).statusCode).toBe(500)
    answer = exampleOf
    expect((await app.inject(list({}))).statusCode).toBe(200)
  })

  test('made while what it shows changes is sent and not cached', async () => {
    answer = (name, _input, context) => {
      context.tag([7])
      cache.apply({ products: [7] })
      return exampleOf(name)
    }
    await app.inject(list({}))
    await app.inject(list({}))
    expect(requested.get('listar-productos')).toHaveLength(2)
  })

  test('to HEAD is that to GET without its body, and neither is taken for another', async () => {
    answer = (name, input) => ({ ...(exampleOf(name) as object), page: (input as { page: number }).page })
    const head = await app.inject({ method: 'HEAD', url: list({ page: '2' }) })
    const get = await app.inject(list({ page: '2' }))
    const again = await app.inject({ method: 'HEAD', url: list({ page: '2' }) })
    expect(get.json().page).toBe(2)
    for (const bodiless of [head, again]) {
      expect(bodiless.payload).toBe('')
      expect(bodiless.headers.etag).toBe(get.headers.etag)
    }
  })

  test('that refuses is not cached', async () => {
    answer = () => refuse('NOT_FOUND')
    const url = urlOf('categoria', { urlamigable_categoria: 'perros' })
    expect((await app.inject(url)).statusCode).toBe(404)
    answer = exampleOf
    expect((await app.inject(url)).statusCode).toBe(200)
  })
})

test('L1: a page of another origin is refused where the browser names the origin alone', async () => {
  const from = async (headers: Record<string, string>) =>
    (
      await app.inject({
        url: urlOf('cerrar-sesion'),
        method: 'POST',
        payload: {},
        headers: { 'x-xsrf-token': 'ok', ...headers },
      })
    ).json().error
  for (const origin of [
    'https://otra.example',
    'null',
    'http://localhost.otra.example',
    'http://localhost:81',
  ]) {
    expect(await from({ origin }), origin).toBe('CROSS_SITE')
  }
  expect(await from({ origin: 'http://localhost' })).not.toBe('CROSS_SITE')
  expect(await from({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).not.toBe('CROSS_SITE')
  expect(await from({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).not.toBe('CROSS_SITE')
})
