import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusalOf } from '../contract-tests/refusal-of.ts'
import { createWire } from './wire.ts'

function wireAnswering(status: number, body: object, headers: Record<string, string> = {}) {
  const onUnauthorised = vi.fn()
  const wire = createWire({
    token: 't',
    language: 'es',
    fetch: async () => Response.json(body, { status, headers }),
    onUnauthorised,
  })
  return { wire, onUnauthorised }
}

describe('a call', () => {
  afterEach(() => vi.unstubAllGlobals())

  const sent = async (method: 'get' | 'post', baseUrl?: string) => {
    vi.stubGlobal('document', { cookie: 'otra=1; XSRF-TOKEN=ab%2Fc; mas=2' })
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}))
    const wire = createWire({
      token: 'la-tienda',
      language: 'es',
      fetch: fetch as unknown as typeof globalThis.fetch,
      ...(baseUrl && { baseUrl }),
    })
    await (method === 'get' ? wire.get('sesion', {}) : wire.post('cerrar-sesion', {}))
    const [url = '', init] = fetch.mock.calls[0] ?? []
    return { url, xsrf: new Headers(init?.headers).get('x-xsrf-token') }
  }

  test('[S7.1] goes out once, as it was made: its verb, its query, its body and no header beyond those it needs', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(true))
    const wire = createWire({
      token: 't',
      language: 'en',
      fetch: fetch as unknown as typeof globalThis.fetch,
    })
    await wire.get('FiltrarProducto', { id_filtro: 1, texto: ' ñandú & co ', id_sucursal: undefined })
    const datos = { nombre_cliente: ' Camila ', acepta_terminos: 1 } as const
    await wire.post('ActualizarRegistrarClienteCommerce', { datos })
    expect(fetch.mock.calls).toEqual([
      [
        '/api/FiltrarProducto?token_authentication=t&id_filtro=1&texto=+%C3%B1and%C3%BA+%26+co+&idioma=en',
        { method: 'GET', headers: { 'accept-language': 'en' } },
      ],
      [
        '/api/ActualizarRegistrarClienteCommerce?token_authentication=t',
        {
          method: 'POST',
          headers: { 'accept-language': 'en', 'content-type': 'application/json' },
          body: '{"datos":{"nombre_cliente":" Camila ","acepta_terminos":1}}',
        },
      ],
    ])
  })

  test("[S7.2] copies the cookie's XSRF-TOKEN into the header where it is no read and goes to the page's own origin", async () => {
    expect((await sent('post')).xsrf).toBe('ab/c')
    expect((await sent('get')).xsrf).toBeNull()
    expect((await sent('post', 'https://otra.example')).xsrf).toBeNull()
  })

  test('[S7.4] goes to the host of the API under /api, with the token in the query', async () => {
    expect((await sent('get')).url).toBe('/api/sesion?token_authentication=la-tienda')
    expect((await sent('post', 'https://api.example')).url).toBe(
      'https://api.example/api/cerrar-sesion?token_authentication=la-tienda',
    )
  })
})

describe('a refused call', () => {
  test.each(['SESSION_REQUIRED', 'APP_TOKEN_INVALID'])('401 %s sends the window away', async (error) => {
    const { wire, onUnauthorised } = wireAnswering(401, { error, message: '' })
    expect((await refusalOf(wire.get('sesion', {}))).code).toBe(error)
    expect(onUnauthorised).toHaveBeenCalledOnce()
  })

  test.each([
    [400, 'CREDENTIALS_INVALID'],
    [403, 'NOT_YOURS'],
  ])('%i %s does not', async (status, error) => {
    const { wire, onUnauthorised } = wireAnswering(status, { error, message: 'No.' })
    const refused = await refusalOf(wire.post('autentificar-usuario', { correo: 'a', contrasenia: 'b' }))
    expect(refused).toMatchObject({ code: error, message: 'No.', status })
    expect(onUnauthorised).not.toHaveBeenCalled()
  })

  test('[S8.2] of any other status gives the caller what its body says', async () => {
    const body = {
      error: 'INVALID_REQUEST',
      message: 'Hay datos que no se entienden.',
      fields: { rut: 'RUT_INVALID' },
      totales: { subtotal: 10, despacho: 2, cupon: 1, total: 11 },
      faltantes: [{ id_producto: 7, cantidad: 3, stock_producto: 1 }],
      cupon: { minimo: 20_000, falta: 7, productos: [7] },
    }
    for (const status of [400, 403, 404, 409, 500, 503]) {
      const { wire, onUnauthorised } = wireAnswering(status, body)
      expect(await refusalOf(wire.get('sesion', {}))).toMatchObject({
        code: body.error,
        message: body.message,
        status,
        fields: body.fields,
        totals: { subtotal: 10, shipping: 2, coupon: 1, total: 11 },
        shortfalls: [{ productId: 7, quantity: 3, stock: 1 }],
        coupon: { minimum: 20_000, missing: 7, productIds: [7] },
      })
      expect(onUnauthorised).not.toHaveBeenCalled()
    }
  })

  test('a reply that breaks off, or is another network’s page, is none; what was given up stays given up', async () => {
    const wireOf = (answer: () => Response) =>
      createWire({ token: 't', language: 'es', fetch: async () => answer() })
    const broken = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }))
    for (const answer of [broken, () => new Response('<html>Wi-Fi</html>'), Response.error]) {
      expect((await refusalOf(wireOf(answer).get('sesion', {}))).code).toBe('NETWORK')
    }
    const stopped = () =>
      new Response(
        new ReadableStream({ start: (stream) => stream.error(new DOMException('', 'AbortError')) }),
      )
    await expect(wireOf(stopped).get('sesion', {})).rejects.toBeInstanceOf(DOMException)
  })

  test('429 tells how long to wait', async () => {
    const body = { error: 'TOO_MANY_REQUESTS', message: 'Espera.' }
    const { wire } = wireAnswering(429, body, { 'retry-after': '90' })
    expect((await refusalOf(wire.get('sesion', {}))).wait).toBe(90)
  })
})
