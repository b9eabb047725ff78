import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, calls } from '#contract/calls.ts'
import type { Verb } from '#contract/define-call.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { type Encoding, encode } from './encode.ts'

const lines: string[] = []
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ log: (line) => lines.push(line), environment: { RATE_LIMITS: 'off' } })
})
afterAll(async () => {
  await shop?.close()
})

/** What a field is sent as, by what its name says it holds; each is found again in whatever form it is written. */
const kinds: [RegExp, string, string][] = [
  [/contrasenia|clave|^(actual|nueva)$/, 'Contraseña-Oculta-77', 'no'],
  [/token/, 'f00dfeed'.repeat(8), 'f00dfeed-roto'],
  [/rut/, '7.654.321-6', '7.654.321-9'],
  [/mail|correo/, 'oculta.secreta@correo.cl', 'oculta.secreta@@correo'],
  [/celular|telefono/, '+56 9 8765 4321', '98765432'],
]

const traces = [
  'Oculta',
  'f00dfeed',
  '7.654.321',
  '7654321',
  'secreta',
  '8765 4321',
  '87654321',
  '98765432',
  'huella_session',
]

const secretOf = (name: string, isValid: boolean): string | undefined => {
  const found = kinds.find(([pattern]) => pattern.test(name))
  return found?.[isValid ? 1 : 2]
}

/** The example with every secret in its place, however deep it lies, and secrets that nobody asked for besides. */
function withSecrets(value: unknown, isValid: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => withSecrets(each, isValid))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      (typeof each === 'string' && secretOf(name, isValid)) || withSecrets(each, isValid),
    ]),
  )
}

const unasked = {
  contrasenia: 'Contraseña-Oculta-77',
  rut_cliente: '7.654.321-6',
  correo: 'oculta.secreta@correo.cl',
}

const formsOf = (call: Call): [Verb, Encoding][] =>
  (call.verbs as readonly Verb[]).flatMap((verb): [Verb, Encoding][] =>
    verb === 'GET'
      ? [['GET', 'query']]
      : [
          ['POST', 'json'],
          ['POST', 'form'],
          ['POST', 'multipart'],
          ['POST', 'query'],
        ],
  )

async function send(
  call: Call,
  request: unknown,
  [verb, encoding]: [Verb, Encoding],
): Promise<LightMyRequestResponse> {
  const { query, payload, type } = encode(request, encoding)
  query.append('token_authentication', shop.config.appToken)
  return shop.app.inject({
    method: verb,
    url: `/api/${call.name}?${query}`,
    headers: {
      cookie: `huella_session=${'f00dfeed'.repeat(5)}abc; XSRF-TOKEN=${'f00dfeed'.repeat(5)}abc`,
      ...(type && { 'content-type': type }),
    },
    ...(payload !== undefined && { payload }),
  })
}

function expectSilence(): void {
  const log = lines.join('')
  for (const trace of traces) expect(log).not.toContain(trace)
}

describe('the log tells no secret', () => {
  test.each(calls.map((call) => [call.name, call] as const))(
    'of %s, however it is sent',
    async (name, call) => {
      lines.length = 0
      let made = 0
      for (const isValid of [true, false]) {
        const request = { ...unasked, ...(withSecrets(call.example.request, isValid) as object) }
        for (const form of formsOf(call)) {
          const reply = await send(call, request, form)
          expect(reply.statusCode).toBeLessThan(500)
          made += 1
        }
      }
      const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
      expect(requests).toHaveLength(made)
      for (const line of requests) {
        expect(line).toMatchObject({ call: name, status: expect.any(Number), ms: expect.any(Number) })
        expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/)
      }
      expectSilence()
    },
  )

  test('of any call, when what is behind it breaks', async () => {
    lines.length = 0
    const { pool } = shop.database
    await pool.query('ALTER SCHEMA public RENAME TO broken')
    try {
      let broken = 0
      for (const call of calls) {
        const request = { ...unasked, ...(withSecrets(call.example.request, true) as object) }
        for (const form of formsOf(call)) {
          const reply = await send(call, request, form)
          if (reply.statusCode >= 500) broken += 1
        }
      }
      expect(broken).toBeGreaterThan(50)
    } finally {
      await pool.query('ALTER SCHEMA broken RENAME TO public')
    }
    expect(lines.join('')).toContain('unforeseen error')
    expectSilence()
    // Every call once, each on a database that fails.
  })
})
