import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts'
import { errorTexts } from '#contract/error-texts.ts'
import { refuse } from '../refusals/refusal.ts'
import { errorLanguage, handleError, refuseMisfit, sendRefusal } from './errors.ts'

describe('errorLanguage', () => {
  test.each([
    [undefined, 'es'],
    ['', 'es'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['ES-cl', 'es'],
    ['de-DE, ru;q=0.8, en;q=0.5', 'ru'],
    ['fr, de', 'es'],
    ['*', 'es'],
  ])('%s is answered in %s', (header, language) => {
    expect(errorLanguage(header)).toBe(language)
  })
})

describe('refuseMisfit', () => {
  const schema = z.object({
    correo: z.string().refine((text) => text.includes('@'), 'EMAIL_INVALID'),
    productos: z.array(z.object({ cantidad: z.int().positive() })),
    nota: z.string().max(3).optional(),
  })
  const fieldsOf = (value: unknown) => {
    const { error } = schema.safeParse(value, { reportInput: true })
    const refused = refuseMisfit(error?.issues ?? [], value)
    expect(refused.code).toBe('INVALID_REQUEST')
    return refused.details.fields
  }

  test('names each field by its path and what is wrong with it', () => {
    expect(fieldsOf({ correo: 'x', productos: [{ cantidad: 1 }, { cantidad: 0 }], nota: 'long' })).toEqual({
      correo: 'EMAIL_INVALID',
      'productos.1.cantidad': 'FIELD_INVALID',
      nota: 'FIELD_INVALID',
    })
  })

  test('tells what is missing from what is wrong', () => {
    expect(fieldsOf({ correo: null })).toEqual({ correo: 'FIELD_INVALID', productos: 'FIELD_REQUIRED' })
    expect(fieldsOf('nothing')).toEqual({ request: 'FIELD_INVALID' })
    const ids = z.object({ id: z.coerce.number().int(), lines: z.array(z.object({ id: z.coerce.number() })) })
    const idFields = (sent: unknown) =>
      refuseMisfit(ids.safeParse(sent, { reportInput: true }).error?.issues ?? [], sent).details.fields
    expect(idFields({ lines: [{}] })).toEqual({ id: 'FIELD_REQUIRED', 'lines.0.id': 'FIELD_REQUIRED' })
    expect(idFields({ id: 'x', lines: [{ id: 'y' }] })).toEqual({
      id: 'FIELD_INVALID',
      'lines.0.id': 'FIELD_INVALID',
    })
  })
})

/** A fault of the shop's own says by which code the shop finds it. */
const messageOf = (code: ErrorCode, language: 'es' | 'en' = 'es') =>
  code === 'INTERNAL' || code === 'UNAVAILABLE'
    ? expect.stringMatching(
        new RegExp(`^${errorTexts[language][code]} (?:Código para contarnos|Code to tell us): req-\\w+\\.$`),
      )
    : errorTexts[language][code]

describe('over HTTP', () => {
  const app = fastify({ bodyLimit: 100 })
  app.setErrorHandler(handleError)
  let thrown: unknown
  app.post('/', () => ({}))
  app.get('/throw', () => {
    throw thrown
  })
  app.get<{ Params: { code: ErrorCode } }>('/refuse/:code', (request, reply) =>
    sendRefusal(request, reply, refuse(request.params.code)),
  )
  afterAll(() => app.close())

  test.each(Object.keys(errorStatus) as ErrorCode[])(
    '[S7.5] %s travels under its own status',
    async (code) => {
      const reply = await app.inject({ url: `/refuse/${code}`, headers: { 'accept-language': 'en' } })
      expect(reply.statusCode).toBe(errorStatus[code])
      expect(reply.json()).toEqual({ error: code, message: messageOf(code, 'en') })
      expect(reply.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
    },
  )

  test.each([
    ['a body that is not JSON', 'application/json', '{', 'INVALID_REQUEST'],
    ['an empty body', 'application/json', '', 'INVALID_REQUEST'],
    ['a body that is too large', 'application/json', `"${'x'.repeat(200)}"`, 'BODY_TOO_LARGE'],
    ['a body of another type', 'application/xml', '<a/>', 'MEDIA_TYPE'],
  ] as const)('%s is refused in the one error shape', async (_, type, payload, code) => {
    const reply = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
    expect(reply.statusCode).toBe(errorStatus[code])
    expect(reply.json()).toEqual({ error: code, message: messageOf(code) })
  })

  const coded = (code: string) => Object.assign(new Error('secret detail'), { code })

  test.each([
    ['a surprise', new Error('secret detail'), 'INTERNAL'],
    ['something thrown that is no error', 'secret detail', 'INTERNAL'],
    ['a refused connection', coded('ECONNREFUSED'), 'UNAVAILABLE'],
    ['a write to what is a copy after a failover', coded('25006'), 'UNAVAILABLE'],
    ['a server that shuts down, wrapped', new Error('failed', { cause: coded('57P01') }), 'UNAVAILABLE'],
    ['a server that crashed', coded('57P02'), 'UNAVAILABLE'],
    ['a broken rule of a table', coded('23505'), 'INTERNAL'],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 'UNAVAILABLE'],
  ] as const)('%s says nothing of its inside', async (_, error, code) => {
    thrown = error
    const reply = await app.inject('/throw')
    expect(reply.statusCode).toBe(errorStatus[code])
    expect(reply.json()).toEqual({ error: code, message: messageOf(code) })
  })
})
