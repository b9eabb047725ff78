import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { errorReply } from '#contract/define-call.ts'
import { errorStatus } from '#contract/error-codes.ts'
import { withCookies } from '#testing/server/test-browser.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { injectFetch } from '../http/wire/inject-fetch.ts'

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

describe('every call of the wire', () => {
  const named = calls.map((call) => [call.name, call] as const)

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
})

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

  test('a cached reply answers 304 to who has it, and is compressed for who takes it', async () => {
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
