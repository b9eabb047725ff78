import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Buyer,
  line,
  openTestCheckout,
  orderRequest,
  type TestCheckout,
} from '#testing/server/test-checkout.ts'
import type { WireOrder } from './read-order-request.ts'

let shop: TestCheckout
let buyer: Buyer
let product: number
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())
beforeEach(async () => {
  buyer = await shop.buyer()
  product = await shop.product({ price: 10_000, stock: [5, 0] })
})

const total = 10_000 + 3990

/** Places an order with these changes, which must be refused and write nothing. */
async function refusedWith(changes: Partial<WireOrder>, lines = [line(product)]) {
  const before = await shop.written()
  const result = await shop.checkout.place(buyer.customerId, orderRequest(buyer, lines, total, changes))
  expect(await shop.written()).toEqual(before)
  return result
}

describe('an order that is refused writes nothing', () => {
  test('another total: the new totals are told', async () => {
    expect(await refusedWith({ total: total - 1 })).toMatchObject({
      code: 'TOTAL_CHANGED',
      details: { totales: { subtotal: 10_000, despacho: 3990, cupon: 0, total } },
    })
  })

  test('another price or discount of the carrier, though the total is right', async () => {
    expect(await refusedWith({ precio_transportista: 3989 })).toMatchObject({ code: 'TOTAL_CHANGED' })
    expect(await refusedWith({ descuento_transportista: 5 })).toMatchObject({ code: 'TOTAL_CHANGED' })
  })

  test('[S3.27] [S7.39] another amount for the lines, though the total is right', async () => {
    expect(await refusedWith({ totalesproductodescuento: 12_345 })).toMatchObject({
      code: 'TOTAL_CHANGED',
      details: { totales: { subtotal: 10_000, total } },
    })
  })

  test('another amount for the coupon', async () => {
    const code = await shop.coupon({ type: 1, value: 10 })
    const request = { cupon_descuento: code, total: 9000 + 3990, totalcupondescuento: 999 }
    expect(await refusedWith(request)).toMatchObject({
      code: 'TOTAL_CHANGED',
      details: { totales: { cupon: 1000, total: 12_990 } },
    })
  })

  test('more units than there are', async () => {
    expect(await refusedWith({}, [line(product, 6)])).toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { faltantes: [{ id_producto: product, cantidad: 6, stock_producto: 5 }] },
    })
  })

  test('a product that does not exist or is no longer sold', async () => {
    expect(await refusedWith({}, [line(2_000_000_000)])).toMatchObject({ code: 'OUT_OF_STOCK' })
    await shop.database.pool.query('UPDATE products SET active = false WHERE id = $1', [product])
    expect(await refusedWith({})).toMatchObject({ code: 'OUT_OF_STOCK' })
  })

  test('an option that is not chosen, chosen twice, or of another product', async () => {
    const { id, values } = await shop.productWithValues(10_000, [5, 5])
    const [first = 0, second = 0] = values
    const other = await shop.productWithValues(10_000, [5])
    for (const chosen of [[], [first, second], other.values]) {
      expect(await refusedWith({}, [line(product), line(id, 1, chosen)])).toMatchObject({
        code: 'OPTION_REQUIRED',
        details: { fields: { 'productos.1.atributos': 'OPTION_REQUIRED' } },
      })
    }
    expect(await refusedWith({}, [line(product, 1, [first])])).toMatchObject({ code: 'OPTION_REQUIRED' })
  })

  test('a carrier that does not go there, or that is of the other kind', async () => {
    expect(await refusedWith({ id_transportista: 999 })).toMatchObject({ code: 'CARRIER_UNAVAILABLE' })
    expect(await refusedWith({ id_transportista: 3 })).toMatchObject({ code: 'CARRIER_UNAVAILABLE' })
    const pickup = { id_direccion_cliente: undefined, id_sucursal: 1 }
    expect(await refusedWith(pickup)).toMatchObject({ code: 'CARRIER_UNAVAILABLE' })
  })

  test('each payment but the transfer', async () => {
    expect(await refusedWith({ tipo_pago: 'webpay' })).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    expect(await refusedWith({ tipo_pago: 'pago_en_tienda' })).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
  })

  test('no destination, an unknown branch, another comuna than the address has', async () => {
    expect(await refusedWith({ id_direccion_cliente: undefined })).toMatchObject({
      details: { fields: { id_direccion_cliente: 'FIELD_REQUIRED' } },
    })
    const unknown = { id_direccion_cliente: undefined, id_sucursal: 77 }
    expect(await refusedWith(unknown)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusedWith({ id_comuna: 5109 })).toMatchObject({ code: 'INVALID_REQUEST' })
  })

  test('a factura without its data or with a wrong RUT', async () => {
    expect(await refusedWith({ tipo_documento: 'factura' })).toMatchObject({
      details: { fields: { datos_factura: 'FIELD_REQUIRED' } },
    })
    const datos_factura = { rut: '76.192.083-0', razon_social: '', giro: 'g', direccion: 'd', comuna: 'c' }
    expect(await refusedWith({ tipo_documento: 'factura', datos_factura })).toMatchObject({
      details: {
        fields: { 'datos_factura.razon_social': 'FIELD_REQUIRED', 'datos_factura.rut': 'RUT_INVALID' },
      },
    })
  })

  test('a coupon that does not hold', async () => {
    const refused = async (code: string) => refusedWith({ cupon_descuento: code })
    expect(await refused('NADA')).toMatchObject({ code: 'COUPON_UNKNOWN' })
    expect(await refused(await shop.coupon({ minimum: 10_001 }))).toMatchObject({
      code: 'COUPON_MINIMUM_NOT_REACHED',
      details: { cupon: { minimo: 10_001, falta: 1, productos: null } },
    })
    expect(await refused(await shop.coupon({ limit: 3, used: 3 }))).toMatchObject({ code: 'COUPON_USED_UP' })
  })

  test('amounts beyond what a row can hold', async () => {
    const dear = await shop.product({ price: 2_000_000_000, stock: [9, 0] })
    expect(await refusedWith({}, [line(dear, 2)])).toMatchObject({ code: 'INVALID_REQUEST' })
  })
})

describe("what is another's is refused alike whether it exists or not", () => {
  test('a customer', async () => {
    const other = await shop.buyer()
    const theirs = await refusedWith({ id_cliente: other.customerId })
    const nobodys = await refusedWith({ id_cliente: 2_000_000_000 })
    expect(theirs).toMatchObject({ code: 'NOT_YOURS' })
    expect(nobodys).toEqual(theirs)
  })

  test('an address', async () => {
    const other = await shop.buyer()
    const theirs = await refusedWith({ id_direccion_cliente: other.addressId })
    const nobodys = await refusedWith({ id_direccion_cliente: 2_000_000_000 })
    expect(theirs).toMatchObject({ code: 'NOT_YOURS' })
    expect(nobodys).toEqual(theirs)
  })

  test('an order to confirm', async () => {
    const placed = await shop.checkout.place(buyer.customerId, orderRequest(buyer, [line(product)], total))
    const id = 'id' in placed ? placed.id : 0
    const other = await shop.buyer()
    const theirs = await shop.checkout.confirm(other.customerId, id)
    expect(theirs).toMatchObject({ code: 'NOT_YOURS' })
    expect(await shop.checkout.confirm(other.customerId, 2_000_000_000)).toEqual(theirs)
  })
})

test('an order that is refused can be asked again under its key once what was wrong is right', async () => {
  const clave_idempotencia = randomUUID()
  await refusedWith({ clave_idempotencia, total: 1 })
  const placed = await shop.checkout.place(
    buyer.customerId,
    orderRequest(buyer, [line(product)], total, { clave_idempotencia }),
  )
  expect(placed).toMatchObject({ id: expect.any(Number) })
})
