import fastify from 'fastify'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import { ReplyCache } from '../cache/reply-cache.ts'
import { CachedCall } from './cached-call.ts'
import { localFetch } from './local-fetch.ts'

const app = fastify()
afterAll(() => app.close())
app.get('/api/sesion', () => ({ injected: true }))

const call = calls.find(({ name }) => name === 'categoria')
if (!call) throw new Error('The contract has no such call.')
const cache = new ReplyCache(1024 * 1024)
const make = vi.fn()
const ask = localFetch(app, new Map([[call.name, new CachedCall(call, make, cache)]]))
const url = '/api/categoria?token_authentication=x&urlamigable_categoria=perros'

beforeEach(() => {
  cache.resume()
  make.mockReset().mockResolvedValue(call.example.reply)
})

test('performance 2: what pages read is read once, as data that none of them can change', async () => {
  const [first, second] = [await (await ask(url)).json(), await (await ask(`${url}&x=1`)).json()]
  expect(first).toEqual(call.example.reply)
  expect(second).toBe(first)
  expect(make).toHaveBeenCalledOnce()
  expect(Object.isFrozen(first) && Object.isFrozen(first.padres)).toBe(true)
  cache.apply('everything')
  await ask(url)
  expect(make).toHaveBeenCalledTimes(2)
})

test('what one page alone is made of is not kept beside the page, and taken from where it is', async () => {
  const product = calls.find(({ name }) => name === 'ver-producto')
  if (!product) throw new Error('The contract has no such call.')
  make.mockResolvedValue(product.example.reply)
  const cached = new CachedCall(product, make, cache)
  const askProduct = localFetch(app, new Map([[product.name, cached]]))
  const parameters = { token_authentication: 'x', urlamigable_producto: 'collar' }
  const read = async () =>
    (await askProduct(`/api/ver-producto?${new URLSearchParams(parameters)}`)).json() as Promise<object>
  for (const times of [1, 2]) {
    const data = await read()
    expect(data).toEqual(product.example.reply)
    expect(Object.isFrozen(data)).toBe(true)
    expect(make).toHaveBeenCalledTimes(times)
  }
  const asked = cached.readParameters(parameters)
  if (isRefusal(asked)) throw new Error('The call is not asked as it wants.')
  expect(cache.get(asked.key)).toBeUndefined()
  await cached.read(asked)
  expect(await read()).toEqual(product.example.reply)
  expect(make).toHaveBeenCalledTimes(3)
})

test('what is translated is read and cached once for each language, what is not once for all', async () => {
  const plain = { ...call, translated: false }
  make.mockImplementation(async (_input, _tag, language) => ({
    ...(call.example.reply as object),
    glosa_categoria: language,
  }))
  const nameAt = async (fetch: typeof ask, address: string, preferred = 'es') =>
    (await (await fetch(address, { headers: { 'accept-language': preferred } })).json()).glosa_categoria
  for (const _ of ['made', 'cached']) {
    expect(await nameAt(ask, url)).toBe('es')
    expect(await nameAt(ask, `${url}&idioma=en`)).toBe('en')
    expect(await nameAt(ask, `${url}&idioma=ru`)).toBe('ru')
    // The address alone says it, so that caches between cannot mix them.
    expect(await nameAt(ask, url, 'en')).toBe('es')
    expect(await nameAt(ask, `${url}&idioma=fr`, 'en')).toBe('es')
  }
  expect(make).toHaveBeenCalledTimes(3)
  cache.apply('everything')
  const askPlain = localFetch(app, new Map([[call.name, new CachedCall(plain, make, cache)]]))
  expect(await nameAt(askPlain, `${url}&idioma=en`)).toBe('es')
  expect(await nameAt(askPlain, url)).toBe('es')
  expect(make).toHaveBeenCalledTimes(4)
})

test('a refusal, a misfit and a failure are told as over the wire', async () => {
  const told = async (address: string) => {
    const reply = await ask(address, { headers: { 'accept-language': 'en' } })
    const { error, fields } = await reply.json()
    return [reply.ok, reply.status, error, fields]
  }
  make.mockResolvedValueOnce(refuse('NOT_FOUND'))
  expect(await told(url)).toEqual([false, 404, 'NOT_FOUND', undefined])
  const misfit = { urlamigable_categoria: 'FIELD_INVALID' }
  expect(await told(`${url}%00`)).toEqual([false, 400, 'INVALID_REQUEST', misfit])
  make.mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  expect(await told(url)).toEqual([false, 503, 'UNAVAILABLE', undefined])
})

test('a call that is not the same for everybody is injected', async () => {
  expect(await (await ask('/api/sesion')).json()).toEqual({ injected: true })
})
