import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorReply } from '#contract/define-call.ts'
import { timesOf } from '#testing/counts.ts'
import { type CheckoutApp, openCheckoutApp } from '#testing/server/test-app.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { testWire } from '#testing/server/test-wire.ts'

let checkout: CheckoutApp
beforeAll(async () => {
  checkout = await openCheckoutApp()
})
afterAll(() => checkout.close())

const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, '1e3', '0x10', ' 1 ', '', null),
)
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom("'; DROP TABLE orders; --", '\u0000', '\ud800', '‮', '%', '_', '<script>', 'x'.repeat(5000)),
)
const anything = fc.oneof(numbers, texts, fc.boolean(), fc.constant([]), fc.constant({}), fc.jsonValue())
const lines = fc.array(
  fc.record({ id_producto: numbers, cantidad: numbers, atributos: fc.array(numbers, { maxLength: 3 }) }),
  { maxLength: 3 },
)

const order = fc.record(
  {
    id_cliente: fc.oneof(fc.constant('own'), numbers),
    productos: fc.oneof(lines, anything),
    id_sucursal: numbers,
    id_comuna: numbers,
    id_transportista: numbers,
    precio_transportista: numbers,
    descuento_transportista: numbers,
    tipo_pago: fc.constantFrom('transferencia', 'webpay', 'otro'),
    id_direccion_cliente: numbers,
    tipo_documento: fc.constantFrom('boleta', 'factura'),
    datos_factura: fc.oneof(
      anything,
      fc.record({ rut: texts, razon_social: texts, giro: texts, direccion: texts, comuna: texts }),
    ),
    datosformulario: fc.oneof(anything, fc.record({ nota: texts })),
    total: numbers,
    cupon_descuento: texts,
    totalcupondescuento: numbers,
    clave_idempotencia: fc.oneof(fc.uuid(), texts),
  },
  { requiredKeys: ['id_cliente', 'tipo_pago'] },
)

const requests: Record<string, fc.Arbitrary<object>> = {
  'generar-pedido': order,
  'confirmar-pedido': fc.record({ id_pedido: anything }, { requiredKeys: [] }),
  VerificarStockPedido: fc.record({ productos: fc.oneof(lines, anything) }, { requiredKeys: [] }),
  verificarCuponDescuento: fc.record(
    { codigo_cupon_descuento: texts, rut_cliente: anything, contrasenia: anything, subtotal: numbers },
    { requiredKeys: [] },
  ),
  RegistrarclientePedido: fc.record(
    {
      datosusuario: fc.oneof(
        anything,
        fc.record({
          e_mail_cliente: texts,
          rut_cliente: texts,
          nombre_cliente: texts,
          celular_cliente: texts,
        }),
      ),
      datosformulario: fc.oneof(
        anything,
        fc.record({ id_comuna: numbers, calle_direccion_cliente: texts, numero_direccion_cliente: texts }),
      ),
      datosextra: anything,
      id_direccion_cliente: numbers,
    },
    { requiredKeys: [] },
  ),
}

test.each(Object.keys(requests))(
  '%s answers whatever it is sent with a reply or the one error shape',
  async (call) => {
    const wire = testWire(checkout.app)
    const { datos } = (await wire.post('RegistrarclientePedido', guestForm())).json()
    const written = await checkout.shop.written()
    await fc.assert(
      fc.asyncProperty(requests[call] ?? fc.object(), async (request) => {
        const own = 'id_cliente' in request && request.id_cliente === 'own'
        const body = own ? { ...request, id_cliente: datos.id_cliente } : request
        const answer = await wire.post(call, body)
        expect(answer.statusCode).toBeLessThan(500)
        if (answer.statusCode >= 400) expect(errorReply.parse(answer.json()).error).toMatch(/^[A-Z_]+$/)
      }),
      { numRuns: timesOf(150) },
    )
    expect(await checkout.shop.written()).toEqual(written)
  },
)

test('generar-pedido with some fields of a good order replaced never fails by itself', async () => {
  const { app, shop } = checkout
  const wire = testWire(app)
  const { datos, id_direccion_cliente } = (await wire.post('RegistrarclientePedido', guestForm())).json()
  const product = await shop.product({ price: 1000, stock: [1_000_000, 0] })
  const good = {
    id_cliente: datos.id_cliente,
    productos: [{ id_producto: product, cantidad: 1 }],
    id_transportista: 1,
    precio_transportista: 3990,
    tipo_pago: 'transferencia',
    id_direccion_cliente,
    total: 4990,
  }
  await fc.assert(
    fc.asyncProperty(order, fc.uuid({ version: 4 }), fc.func(fc.boolean()), async (wrong, key, replaced) => {
      const changes = Object.entries(wrong).filter(([field]) => field !== 'id_cliente' && replaced(field))
      const body = { ...good, clave_idempotencia: key, ...Object.fromEntries(changes) }
      const answer = await wire.post('generar-pedido', body)
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: timesOf(300) },
  )
})
