import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import type { Verb } from '#contract/define-call.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { WireRequest } from '#contract/wire-types.ts'
import { type Actor, customerPassword, type Fixture, openFixture } from './fixture.ts'

let fixture: Fixture
let customer: Actor
beforeAll(async () => {
  fixture = await openFixture()
  customer = await fixture.actor('customer')
})
afterAll(async () => {
  await fixture?.close()
})

type Example<Name extends CallName = CallName> = {
  call: Name
  request: (customer: Actor, fixture: Fixture) => WireRequest<Name>
  verb?: Verb
  status: number
  error: ErrorCode
  /** What it says in Spanish, where the specification gives the words. */
  message?: string
  /** The code of each field, by its path. */
  fields?: Record<string, string>
}

/** Keeps the request's type to that of its call. */
const example = <Name extends CallName>(given: Example<Name>) => given as unknown as Example

const loginFailed = {
  status: 400,
  error: 'CREDENTIALS_INVALID',
  message: 'Dirección de correo electrónico o contraseña no válidos.',
} as const

const visitor = randomUUID()

const signUp = (email: string, password: string) => ({
  datos: { e_mail_cliente: email, contrasenia: password, acepta_terminos: 1 },
})

const refusals: Record<string, Example> = {
  'login with a wrong password': example({
    call: 'autentificar-usuario',
    request: ({ email }) => ({ correo: email, contrasenia: `${customerPassword}x` }),
    ...loginFailed,
  }),
  'login with an e-mail that nobody has': example({
    call: 'autentificar-usuario',
    request: () => ({ correo: 'nadie@correo.cl', contrasenia: customerPassword }),
    ...loginFailed,
  }),
  'login by GET with a wrong password': example({
    call: 'autentificar-usuario',
    verb: 'GET',
    request: ({ email }) => ({ correo: email, contrasenia: 'otra' }),
    ...loginFailed,
  }),
  'login without an e-mail': example({
    call: 'autentificar-usuario',
    request: () => ({ correo: ' ', contrasenia: customerPassword }),
    status: 400,
    error: 'INVALID_REQUEST',
    fields: { correo: 'FIELD_REQUIRED' },
  }),
  'login without a password': example({
    call: 'autentificar-usuario',
    request: ({ email }) => ({ correo: email, contrasenia: '' }),
    status: 400,
    error: 'INVALID_REQUEST',
    fields: { contrasenia: 'FIELD_REQUIRED' },
  }),
  'login with what is no e-mail': example({
    call: 'autentificar-usuario',
    request: () => ({ correo: 'camila.cl', contrasenia: customerPassword }),
    status: 400,
    error: 'EMAIL_INVALID',
    fields: { correo: 'EMAIL_INVALID' },
  }),
  'sign-up with what is no e-mail': example({
    call: 'ActualizarRegistrarClienteCommerce',
    request: () => signUp('camila@', customerPassword),
    status: 400,
    error: 'EMAIL_INVALID',
  }),
  'sign-up with a password of 5 characters': example({
    call: 'ActualizarRegistrarClienteCommerce',
    request: () => signUp('nueva@correo.cl', '12345'),
    status: 400,
    error: 'WEAK_PASSWORD',
  }),
  'sign-up with an e-mail that a customer has': example({
    call: 'ActualizarRegistrarClienteCommerce',
    request: ({ email }) => signUp(email, customerPassword),
    status: 400,
    error: 'EMAIL_TAKEN',
  }),
  'an unknown product': example({
    call: 'ver-producto',
    request: () => ({ urlamigable_producto: 'no-hay-tal' }),
    verb: 'GET',
    status: 404,
    error: 'NOT_FOUND',
  }),
  'the stock of an unknown product': example({
    call: 'ver-stock-producto',
    request: () => ({ urlamigable_producto: 'no-hay-tal' }),
    verb: 'GET',
    status: 404,
    error: 'NOT_FOUND',
  }),
  'an order of an unknown token': example({
    call: 'pedido-por-token',
    request: () => ({ token: '0'.repeat(32) }),
    verb: 'GET',
    status: 404,
    error: 'NOT_FOUND',
  }),
  'an unknown category': example({
    call: 'categoria',
    request: () => ({ urlamigable_categoria: 'no-hay-tal' }),
    verb: 'GET',
    status: 404,
    error: 'NOT_FOUND',
  }),
  'a range filter that is not low-high': example({
    call: 'listar-productos',
    request: () => ({ filter_price: '100' }),
    verb: 'GET',
    status: 400,
    error: 'INVALID_REQUEST',
    fields: { filter_price: 'FIELD_INVALID' },
  }),
  'a check filter whose slugs are not parted by commas': example({
    call: 'listar-productos',
    request: () => ({ filter_brand: 'una;otra' }),
    verb: 'GET',
    status: 400,
    error: 'INVALID_REQUEST',
    fields: { filter_brand: 'FIELD_INVALID' },
  }),
  'a rating filter that is not of numbers': example({
    call: 'listar-productos',
    request: () => ({ filter_rating: 'cinco' }),
    verb: 'GET',
    status: 400,
    error: 'INVALID_REQUEST',
    fields: { filter_rating: 'FIELD_INVALID' },
  }),
  'the newsletter without an e-mail': example({
    call: 'subcripcion-email',
    request: () => ({ email: '' }),
    status: 400,
    error: 'EMAIL_INVALID',
  }),
  'the newsletter with what is no e-mail': example({
    call: 'subcripcion-email',
    request: () => ({ email: 'camila@' }),
    status: 400,
    error: 'EMAIL_INVALID',
  }),
  'the chat without a name': example({
    call: 'ChatBoxDatoClienteApi',
    request: () => ({ nombre_usuario: ' ', correo_usuario: 'a@correo.cl', cliente_identificado: visitor }),
    status: 400,
    error: 'INVALID_REQUEST',
    fields: { nombre_usuario: 'FIELD_REQUIRED' },
  }),
  'the chat with what is no e-mail': example({
    call: 'ChatBoxDatoClienteApi',
    request: () => ({ nombre_usuario: 'Camila', correo_usuario: 'camila', cliente_identificado: visitor }),
    status: 400,
    error: 'EMAIL_INVALID',
  }),
  'a quantity under 1': example({
    call: 'VerificarStockPedido',
    request: (_, { product }) => ({ productos: [{ id_producto: product.id, cantidad: 0 }] }),
    status: 400,
    error: 'INVALID_REQUEST',
    fields: { 'productos.0.cantidad': 'FIELD_INVALID' },
  }),
}

describe('what the specification refuses, as the wire does (specification §5 and §8)', () => {
  test.each(Object.entries(refusals))('%s', async (_, given) => {
    const { call, request, verb = 'POST', status, ...expected } = given
    const response = await fixture.ask(call, request(customer, fixture), {
      verb,
      headers: { 'accept-language': 'es-CL' },
    })
    expect(response.json()).toMatchObject(expected)
    expect(response.statusCode).toBe(status)
  })

  test('a new password of 5 characters is WEAK_PASSWORD, one of 6 is taken', async () => {
    const { customerId, cookies } = await fixture.actor('customer')
    const change = (contrasenia_actual: string) =>
      fixture.ask(
        'actualizarcontrasenia-usuario',
        { id_usuario: customerId, contrasenia_anterior: customerPassword, contrasenia_actual },
        { cookies },
      )
    const weak = await change('12345')
    expect([weak.statusCode, weak.json().error]).toEqual([400, 'WEAK_PASSWORD'])
    expect((await change('x7Kp2m')).statusCode).toBe(200)
  })

  test('a wrong old password is a 400', async () => {
    const { customerId: id_usuario, cookies } = await fixture.actor('customer')
    const request = { id_usuario, contrasenia_anterior: 'otra', contrasenia_actual: '123456' }
    const response = await fixture.ask('actualizarcontrasenia-usuario', request, { cookies })
    expect([response.statusCode, response.json().error]).toEqual([400, 'PASSWORD_WRONG'])
  })

  test('a token that is missing and a session that has ended are a 401 on any call (D25)', async () => {
    const { customerId, cookies } = await fixture.actor('customer')
    const list = () =>
      fixture.ask('ListadoDireccionCliente', { id_cliente: customerId }, { verb: 'GET', cookies })
    expect((await list()).statusCode).toBe(200)
    await fixture.pool.query('UPDATE sessions SET expires_at = now() WHERE customer_id = $1', [customerId])
    expect((await list()).statusCode).toBe(401)
    const bare = await fixture.ask('listar-marca-imagenes', {}, { verb: 'GET', token: null })
    expect(bare.statusCode).toBe(401)
  })
})

describe('what the specification has answered', () => {
  test('[S5.18, S5.19, S5.20] filters: low-high, slugs and ratings with commas', async () => {
    const { json } = await fixture.ask('listar-productos', {}, { verb: 'GET' })
    const { filtros } = json()
    const [one, another] = filtros.marcas as { slug: string; count: number }[]
    const list = async (filters: object) =>
      (await fixture.ask('listar-productos', { limit: 32, ...filters }, { verb: 'GET' })).json()
    const brands = await list({ filter_brand: `${one?.slug},${another?.slug}` })
    expect(brands.total).toBe((one?.count ?? 0) + (another?.count ?? 0))
    const { min } = filtros.precio as { min: number }
    const prices = await list({ filter_price: `${min}-${min + 5000}` })
    expect(prices.items.length).toBeGreaterThan(0)
    for (const { price } of prices.items) expect(price).toBeLessThanOrEqual(min + 5000)
    const rated = await list({ filter_rating: '4,5' })
    expect(rated.items.length).toBeGreaterThan(0)
    for (const { calificacion } of rated.items) expect(Math.round(calificacion)).toBeGreaterThanOrEqual(4)
  })

  test('a text of 2 characters suggests nothing, one of 3 does', async () => {
    const suggest = async (texto: string) =>
      (await fixture.ask('FiltrarProducto', { id_filtro: 1, texto }, { verb: 'GET' })).json()
    expect(await suggest('pe')).toEqual([])
    expect(await suggest('per')).not.toEqual([])
  })

  test('the newsletter answers enviado_suscripcion, and the chat takes a visitor without a phone', async () => {
    const newsletter = await fixture.ask('subcripcion-email', { email: 'nueva@correo.cl' }, { verb: 'GET' })
    expect(newsletter.json()).toBe('enviado_suscripcion')
    const cookies = new Map()
    const cliente_identificado = randomUUID()
    const data = { nombre_usuario: 'Camila', correo_usuario: 'camila@correo.cl', cliente_identificado }
    expect((await fixture.ask('ChatBoxDatoClienteApi', data, { cookies })).json()).toBe(true)
    const say = async (message: string) =>
      fixture.ask('ChatBoxApi', { cliente_identificado, message }, { cookies, encoding: 'form' })
    expect((await say('')).json().fields).toEqual({ message: 'FIELD_REQUIRED' })
    expect((await say('Hola')).json()).toBe('ok enviado')
    const end = { cliente_identificado }
    expect((await fixture.ask('ChatBoxDatoClienteDesconectadoApi', end, { cookies })).json()).toBe(true)
  })

  test('more than the stock is told as a shortfall with what there is', async () => {
    const { rows } = await fixture.pool.query<{ id: number; stock: number }>(
      `SELECT id, stock FROM products p WHERE active AND NOT backorder AND stock BETWEEN 1 AND 50
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) LIMIT 1`,
    )
    const { id = 0, stock = 0 } = rows[0] ?? {}
    const shortOf = async (cantidad: number) =>
      (await fixture.ask('VerificarStockPedido', { productos: [{ id_producto: id, cantidad }] })).json()
    expect(await shortOf(stock)).toEqual([])
    expect(await shortOf(stock + 1)).toEqual([
      { id_producto: id, cantidad: stock + 1, stock_producto: stock },
    ])
  })
})
