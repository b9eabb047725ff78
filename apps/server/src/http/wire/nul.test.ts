import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { timesOf } from '#testing/counts.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import { defaultAppToken } from '../../settings/web.settings.ts'
import { readRequest } from './read-request.ts'

let shop: TestShop
const lines: string[] = []
beforeAll(async () => {
  shop = await openTestShop({ log: (line) => lines.push(line) })
})
afterAll(() => shop?.close())

/** The places of every text in a value, each as its path. */
function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}

function withNul(value: unknown, [name, ...rest]: string[], at: number): unknown {
  if (typeof value === 'string') return `${value.slice(0, at)}\0${value.slice(at)}`
  if (Array.isArray(value)) {
    return value.map((inner, index) => (String(index) === name ? withNul(inner, rest, at) : inner))
  }
  const known = value as Record<string, unknown>
  return { ...known, [name ?? '']: withNul(known[name ?? ''], rest, at) }
}

const places = calls.flatMap((call) => textsIn(call.example.request).map((path) => ({ call, path })))
/** Of calls that read what anybody sends; the others ask first who it is. */
const open = places.filter(
  ({ call: { access, verbs } }) => access === 'anyone' && (verbs as readonly string[]).includes('POST'),
)

test('L6: a NUL in any text of any call is none of what the call reads', () => {
  expect(places.length).toBeGreaterThan(300)
  for (const { call, path } of places) {
    const read = readRequest(call, withNul(call.example.request, path, 1))
    // A few texts are read without it.
    const isRead = !isRefusal(read) && JSON.stringify(read.data).includes('\\u0000')
    expect(isRead, `${call.name} ${path.join('.')}`).toBe(false)
  }
})

test('L6: a NUL in any text of any call is refused and never reaches the database', async () => {
  expect(open.length).toBeGreaterThan(50)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...open), fc.nat(8), async ({ call, path }, at) => {
      const reply = await shop.app.inject({
        method: 'POST',
        url: `/api/${call.name}?token_authentication=${defaultAppToken}`,
        payload: withNul(call.example.request, path, at) as object,
      })
      expect([400, 401, 403], `${call.name} ${path.join('.')}`).toContain(reply.statusCode)
    }),
    { numRuns: timesOf(150, 30) },
  )
  for (const url of ['/pago/webpay/retorno?token_ws=a%00b', '/pago/webpay/retorno?TBK_TOKEN=a%00b']) {
    expect((await shop.app.inject(url)).headers.location).toBe('/')
  }
  const result = await shop.app.inject(
    `/api/resultado-pago?token_authentication=${defaultAppToken}&token_pedido=a%00b&token_ws=a%00b&token=a%00b`,
  )
  expect(result.statusCode).toBe(400)
  expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
})

test('what is nested as deeply as a body has room for is read like anything else', async () => {
  const before = lines.length
  const depth = 100_000
  const { example, name } = calls.find((call) => call.name === 'ChatBoxApi') ?? {}
  for (const innermost of ['"b"', '"a\\u0000b"']) {
    const nested = `${'['.repeat(depth)}${innermost}${']'.repeat(depth)}`
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api/${name}?token_authentication=${defaultAppToken}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...example?.request, conversacion: 0 }).replace(
        '"conversacion":0',
        () => `"conversacion":${nested}`,
      ),
    })
    expect([400, 403]).toContain(reply.statusCode)
  }
  expect(lines.slice(before).filter((line) => /"level":(50|60)/.test(line))).toEqual([])
})
