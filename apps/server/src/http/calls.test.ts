import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { errorReply } from '#contract/define-call.ts'
import { errorStatus } from '#contract/error-codes.ts'
import { withCookies } from '../test-browser.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'
import { injectFetch } from './inject-fetch.ts'

const cases = 60

let shop: TestShop
let send: typeof fetch
beforeAll(async () => {
  shop = await openTestShop()
  send = injectFetch(shop.app)
})
afterAll(async () => {
  await shop?.close()
})

type Query = Record<string, string | string[]>

function urlOf(name: string, query: Query, token: string | null = shop.config.appToken): string {
  const parameters = new URLSearchParams()
  if (token !== null) parameters.set('token_authentication', token)
  for (const [key, value] of Object.entries(query)) {
    for (const each of [value].flat()) parameters.append(key, each)
  }
  return `/api/${name}?${parameters}`
}

const postJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Refused calls answer in the one shape, with the status that belongs to the code. */
async function expectRefusal(response: Response): Promise<string> {
  const body = errorReply.strict().parse(await response.json())
  expect(Object.hasOwn(errorStatus, body.error)).toBe(true)
  expect(errorStatus[body.error as keyof typeof errorStatus]).toBe(response.status)
  return body.error
}

const writtenTables = ['customers', 'addresses', 'sessions', 'orders', 'order_lines', 'coupon_uses'] as const

async function countRows(): Promise<string> {
  const counts = await Promise.all(
    writtenTables.map((table) => shop.database.pool.query(`SELECT count(*) AS n FROM ${table}`)),
  )
  const { rows } = await shop.database.pool.query('SELECT sum(quantity) AS n FROM stock')
  return JSON.stringify([...counts.map((count) => count.rows[0]), rows])
}

/** Text that a form does not expect: fragments of SQL and HTML, other scripts, marks, numbers, nothing. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'NaN',
    '1e309',
    '99999999999999999999',
    '2147483648',
    'null',
    'undefined',
    "'; DROP TABLE orders; --",
    '%27%20OR%201=1',
    '<script>alert(1)</script>',
    '\u202eabc',
    '\u0000',
    '[object Object]',
    '{}',
    '[]',
    '[{"id_producto":1}]',
    '{"__proto__":{"admin":1}}',
    'a'.repeat(5000),
  ),
)

const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 4 }),
  fc.dictionary(fc.string(), fc.anything({ maxDepth: 2 }), { maxKeys: 4 }),
)

const keysOf = (call: (typeof calls)[number]) => [
  ...Object.keys(call.request.shape),
  '__proto__',
  'constructor',
]

describe('every call of the wire', () => {
  const named = calls.map((call) => [call.name, call] as const)

  test.each(named)('%s answers its own example', async (name, call) => {
    if (call.access === 'session') return
    const [verb] = call.verbs
    const response =
      verb === 'GET'
        ? await send(urlOf(name, call.example.request as unknown as Query))
        : await send(urlOf(name, {}), postJson(call.example.request))
    if (response.ok) expect(call.reply.safeParse(await response.json()).error).toBeUndefined()
    else await expectRefusal(response)
    expect(response.status).toBeLessThan(500)
  })

  test.each(named)(
    '[S6.4] %s is refused without the application token or with another',
    async (name, call) => {
      const [verb] = call.verbs
      const init = verb === 'GET' ? {} : postJson(call.example.request)
      for (const token of [null, '', 'otra', `${shop.config.appToken}x`]) {
        const response = await send(urlOf(name, {}, token), init)
        expect(await expectRefusal(response)).toBe('APP_TOKEN_INVALID')
      }
    },
  )

  test.each(named)('%s refuses the verbs that it does not have', async (name, call) => {
    for (const verb of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      if ((call.verbs as readonly string[]).includes(verb)) continue
      const response = await send(urlOf(name, {}), { ...postJson({}), method: verb })
      expect(await expectRefusal(response)).toBe('METHOD_NOT_ALLOWED')
    }
  })

  test.each(named)('%s answers anything odd with a 4xx in the one error shape', async (name, call) => {
    const before = await countRows()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...call.verbs),
        fc.dictionary(fc.constantFrom(...keysOf(call)), oddValue, { noNullPrototype: true }),
        fc.boolean(),
        async (verb, odd, onTopOfExample) => {
          const asked = onTopOfExample ? { ...(call.example.request as object), ...odd } : odd
          const query = Object.fromEntries(
            Object.entries(asked).map(([key, value]) => [
              key,
              Array.isArray(value) ? value.map(toText) : toText(value),
            ]),
          )
          const response =
            verb === 'GET' ? await send(urlOf(name, query)) : await send(urlOf(name, {}), postJson(asked))
          expect(response.status).toBeLessThan(500)
          if (!response.ok) await expectRefusal(response)
        },
      ),
      { numRuns: cases },
    )
    // A guest may have been registered by a request that happened to fit; nothing else writes here.
    if (name !== 'RegistrarclientePedido') expect(await countRows()).toBe(before)
  })

  const sessionCalls = named.filter(([, call]) => call.access === 'session')

  test.each(sessionCalls)('%s needs a session', async (name, call) => {
    const response = await send(urlOf(name, {}), postJson(call.example.request))
    expect(await expectRefusal(response)).toBe('SESSION_REQUIRED')
  })

  test.each(sessionCalls)('%s needs the XSRF header of its session (D24)', async (name, call) => {
    const cookies = new Map<string, string>()
    const keeping: typeof fetch = async (input, init) => {
      const response = await send(input, init)
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        cookies.set(pair.slice(0, pair.indexOf('=')), pair)
      }
      return response
    }
    const registered = await keeping(urlOf('RegistrarclientePedido', {}), postJson(guest))
    expect(registered.status).toBe(200)
    const response = await send(urlOf(name, {}), {
      ...postJson(call.example.request),
      headers: { 'content-type': 'application/json', cookie: cookies.get('huella_session') ?? '' },
    })
    expect(await expectRefusal(response)).toBe('XSRF_INVALID')
  })
})

const toText = (value: unknown): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)

const guest = {
  datosusuario: {
    e_mail_cliente: 'camila@example.cl',
    rut_cliente: '12345678-5',
    nombre_cliente: 'Camila',
    celular_cliente: '912345678',
  },
  datosextra: { acepta_terminos: 1 },
}

describe('what carries a call', () => {
  test('form data is taken like JSON (specification §7)', async () => {
    const json = await send(urlOf('VerificarStockPedido', {}), postJson({ productos: [] }))
    const form = await send(urlOf('VerificarStockPedido', {}), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ productos: '[]' }).toString(),
    })
    expect(form.status).toBe(200)
    expect(await form.json()).toEqual(await json.json())
  })

  test('multipart form data is taken too, and a file is not', async () => {
    const boundary = 'frontera'
    const multipart = (part: string) => ({
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\n${part}\r\n--${boundary}--\r\n`,
    })
    const fields = multipart('Content-Disposition: form-data; name="productos"\r\n\r\n[]')
    expect((await send(urlOf('VerificarStockPedido', {}), fields)).status).toBe(200)
    const file = multipart('Content-Disposition: form-data; name="productos"; filename="a.txt"\r\n\r\n[]')
    const refused = await send(urlOf('VerificarStockPedido', {}), file)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    await expectRefusal(refused)
  })

  test('a body that is not JSON, of another type or too large is refused', async () => {
    const post = (body: string, type: string) =>
      send(urlOf('VerificarStockPedido', {}), { method: 'POST', headers: { 'content-type': type }, body })
    expect(await expectRefusal(await post('{', 'application/json'))).toBe('INVALID_REQUEST')
    expect(await expectRefusal(await post('a', 'text/csv'))).toBe('MEDIA_TYPE')
    const large = JSON.stringify({ productos: 'x'.repeat(300_000) })
    expect(await expectRefusal(await post(large, 'application/json'))).toBe('BODY_TOO_LARGE')
  })

  test('a page of another site cannot make a call that a session could (D23)', async () => {
    const response = await send(urlOf('RegistrarclientePedido', {}), {
      ...postJson(guest),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    })
    expect(await expectRefusal(response)).toBe('CROSS_SITE')
  })

  test('refusals are worded in the language that is asked for', async () => {
    const ask = async (language: string) => {
      const response = await send(urlOf('ver-producto', { urlamigable_producto: 'nada' }), {
        headers: { 'accept-language': language },
      })
      return ((await response.json()) as { message: string }).message
    }
    expect(await ask('es-CL')).toBe('No lo encontramos.')
    expect(await ask('en-US,en')).toBe('We could not find it.')
    expect(await ask('ru')).toBe('Не удалось найти.')
  })

  test('a kept reply answers 304 to who has it, and is compressed for who takes it', async () => {
    const url = urlOf('listar-categorias', {})
    const first = await send(url, { headers: { 'accept-encoding': 'br' } })
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await send(url, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect((await send(url)).headers.get('content-encoding')).toBeNull()
  })

  test("a stranger's session cannot confirm another's order, nor learn whether it exists (D22)", async () => {
    const stranger = withCookies(send)
    expect((await stranger(urlOf('RegistrarclientePedido', {}), postJson(guest))).status).toBe(200)
    for (const id of [1, 999_999]) {
      const response = await stranger(urlOf('confirmar-pedido', {}), postJson({ id_pedido: id }))
      expect(await expectRefusal(response)).toBe('NOT_YOURS')
    }
  })
})
