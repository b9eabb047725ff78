import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { errorReply, type Verb } from '#contract/define-call.ts'
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts'
import type { CallCase } from './cases/case-parts.ts'
import { cases } from './cases/cases.ts'
import { type Fixture, openFixture } from './fixture.ts'
import { type RawReply, sendRaw } from './raw-socket.ts'

let fixture: Fixture
let port: number
beforeAll(async () => {
  fixture = await openFixture()
  const { app } = fixture.shop
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The shop does not listen.')
  port = address.port
})
afterAll(async () => {
  await fixture?.close()
})

const path = (call: string) => `/api/${call}?token_authentication=${fixture.shop.config.appToken}`
const stockCall = () => path('VerificarStockPedido')
const head = (line: string, headers: string[] = []) =>
  [line, 'Host: tienda', 'Connection: close', ...headers, '', ''].join('\r\n')
const json = 'Content-Type: application/json'

/** The code of a refusal in the one shape; the status belongs to it. */
function refusalOf({ status, body }: Pick<RawReply, 'status' | 'body'>): string {
  const { error } = errorReply.strict().parse(JSON.parse(body))
  expect(errorStatus[error as ErrorCode]).toBe(status)
  return error
}

const personal = calls
  .filter((call) => !('cacheable' in call && call.cacheable))
  .map((call) => [call.name, call, cases[call.name] as CallCase] as const)

describe('a page of another site', () => {
  test.each(personal)(
    'cannot make %s in any verb, with the cookies of a session',
    async (name, call, callCase) => {
      const about = await fixture.untouched('customer')
      const request = (await callCase.request?.(about, fixture)) ?? call.example.request
      await fixture.writeAudit.take()
      const { cookies } = about
      for (const verb of call.verbs as readonly Verb[]) {
        for (const site of ['cross-site', 'same-site']) {
          const headers = { 'sec-fetch-site': site, origin: 'https://otra.example' }
          const response = await fixture.ask(name, request, { verb, cookies, headers })
          expect(refusalOf({ status: response.statusCode, body: response.body })).toBe('CROSS_SITE')
          expect(response.headers['access-control-allow-origin']).toBeUndefined()
        }
      }
      expect(await fixture.writeAudit.take()).toEqual([])
    },
  )
})

describe('a body', () => {
  const large = 'x'.repeat(300_000)

  test('too large for what it says of itself is refused before it is read', async () => {
    const said = head(`POST ${stockCall()} HTTP/1.1`, [json, 'Content-Length: 50000000'])
    expect(refusalOf(await sendRaw(port, said))).toBe('BODY_TOO_LARGE')
  })

  test('in chunks that never end is refused at the limit', async () => {
    const chunk = `${large.length.toString(16)}\r\n${large}\r\n`
    const sent = head(`POST ${stockCall()} HTTP/1.1`, [json, 'Transfer-Encoding: chunked']) + chunk
    expect(refusalOf(await sendRaw(port, sent))).toBe('BODY_TOO_LARGE')
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'of %s too large is refused as well',
    async (type) => {
      const part = `--b\r\nContent-Disposition: form-data; name="productos"\r\n\r\n${large}\r\n--b--\r\n`
      const body = type.startsWith('multipart') ? part : `productos=${large}`
      const lines = [`Content-Type: ${type}`, `Content-Length: ${body.length}`]
      expect(refusalOf(await sendRaw(port, head(`POST ${stockCall()} HTTP/1.1`, lines) + body))).toBe(
        'BODY_TOO_LARGE',
      )
    },
  )

  test('of a multipart form that does not say how long it is is refused', async () => {
    const lines = ['Content-Type: multipart/form-data; boundary=b', 'Transfer-Encoding: chunked']
    const sent = `${head(`POST ${stockCall()} HTTP/1.1`, lines)}0\r\n\r\n`
    expect(refusalOf(await sendRaw(port, sent))).toBe('INVALID_REQUEST')
  })

  test.each(['text/plain', 'text/csv', 'application/xml', 'image/png', 'application/octet-stream'])(
    'of type %s is not taken',
    async (type) => {
      const sent = head(`POST ${stockCall()} HTTP/1.1`, [`Content-Type: ${type}`, 'Content-Length: 2'])
      expect(refusalOf(await sendRaw(port, `${sent}{}`))).toBe('MEDIA_TYPE')
    },
  )

  test('that stops coming is cut off, and others are answered meanwhile', async () => {
    const { server } = fixture.shop.app
    const { requestTimeout, headersTimeout } = server
    expect(headersTimeout).toBeLessThan(requestTimeout)
    Object.assign(server, { requestTimeout: 200, headersTimeout: 100 })
    try {
      const sent = head(`POST ${stockCall()} HTTP/1.1`, [json, 'Content-Length: 100'])
      const slow = sendRaw(port, `${sent}{"productos":`)
      const other = await sendRaw(port, head('GET /api/health HTTP/1.1'))
      expect(other.status).toBe(200)
      expect(refusalOf(await slow)).toBe('INVALID_REQUEST')
    } finally {
      Object.assign(server, { requestTimeout, headersTimeout })
    }
  })

  test('with two lengths, or a length and chunks, is refused, so that nobody reads two requests for one', async () => {
    const line = `POST ${stockCall()} HTTP/1.1`
    const smuggled = 'GET /api/health HTTP/1.1\r\nHost: tienda\r\n\r\n'
    for (const lengths of [
      ['Content-Length: 2', `Content-Length: ${smuggled.length + 2}`],
      ['Content-Length: 2', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
      ['Content-Length: +2'],
      ['Content-Length: 2, 2'],
    ]) {
      const reply = await sendRaw(port, `${head(line, [json, ...lengths])}{}${smuggled}`)
      expect(refusalOf(reply)).toBe('INVALID_REQUEST')
      expect(reply.body).not.toContain('HTTP/1.1')
    }
  })
})

describe('a request', () => {
  test.each(['PUT', 'PATCH', 'DELETE'])(
    'of the verb %s is refused with the verbs that there are',
    async (verb) => {
      const reply = await sendRaw(port, head(`${verb} ${path('ver-producto')} HTTP/1.1`))
      expect(refusalOf(reply)).toBe('METHOD_NOT_ALLOWED')
      expect(reply.headers.toLowerCase()).toContain('\r\nallow: get')
    },
  )

  test.each(['TRACE', 'PROPFIND', 'LINK', 'INVENTADO', 'get'])(
    'of the verb %s is refused in the one shape',
    async (verb) => {
      const reply = await sendRaw(port, head(`${verb} ${path('ver-producto')} HTTP/1.1`))
      expect(['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'INVALID_REQUEST']).toContain(refusalOf(reply))
    },
  )

  test.each([
    [
      'with a head larger than a server reads',
      head('GET /api/health HTTP/1.1', [`X-Largo: ${'x'.repeat(70_000)}`]),
    ],
    ['with a line feed in a header', head('GET /api/health HTTP/1.1', ['X-Uno: a\rX-Dos: b'])],
    ['that is none', '\u0016\u0003\u0001\u0002\u0000hola\r\n\r\n'],
    ['of another protocol', head('GET /api/health HTTP/9.9')],
    ['with an address that cannot be read', head('GET /api/%E0%A4%A HTTP/1.1')],
  ])('%s is refused as one that cannot be understood', async (_, bytes) => {
    expect(refusalOf(await sendRaw(port, bytes))).toBe('INVALID_REQUEST')
  })

  test.each([
    '/api/../api/ver-producto',
    '/api/..%2fver-producto',
    '/api//ver-producto',
    '/api/ver-producto/',
    '/api/VER-PRODUCTO',
    '/api/ver-producto%00',
    '/api/__proto__',
    '/api/constructor',
  ])('for %s finds nothing', async (address) => {
    const query = `?token_authentication=${fixture.shop.config.appToken}`
    expect(refusalOf(await sendRaw(port, head(`GET ${address}${query} HTTP/1.1`)))).toBe('NOT_FOUND')
  })

  test('without a host is refused', async () => {
    const reply = await sendRaw(port, 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(reply.status).toBe(400)
  })

  test('with the application token twice is refused: neither is believed', async () => {
    const address = `${path('TraerRegionDireccionCliente')}&token_authentication=otra`
    expect(refusalOf(await sendRaw(port, head(`GET ${address} HTTP/1.1`)))).toBe('APP_TOKEN_INVALID')
  })
})

test('H2: a connection that asks 1,500 times at once and reads nothing is closed before it is answered', async () => {
  const taken = once(fixture.shop.app.server, 'connection')
  const client = connect(port, '127.0.0.1').on('error', () => undefined)
  client.pause()
  client.write(`GET ${path('listar-categorias')} HTTP/1.1\r\nHost: tienda\r\n\r\n`.repeat(1500))
  const [socket] = (await taken) as [Socket]
  if (!socket.destroyed) await once(socket, 'close')
  expect(socket.bytesWritten).toBeLessThan(1_000_000)
  client.destroy()
})
