import { afterAll, beforeAll, expect, test } from 'vitest'
import { comunas } from '#chile/comunas.ts'
import { regions } from '#chile/regions.ts'
import type { WireReply } from '#contract/wire-types.ts'
import { products } from '#demo/data/products.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
let wire: Wire
beforeAll(async () => {
  shop = await openTestShop()
  wire = testWire(shop.app)
})
afterAll(async () => {
  await shop?.close()
})

test('[S7.14] TraerRegionDireccionCliente lists the 16 regions from north to south', async () => {
  const reply = await wire.get('TraerRegionDireccionCliente', {})
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toHaveLength(16)
  expect(reply.json()).toEqual(
    regions.map(({ id, name, order, courierCode }) => ({
      id_region: id,
      glosa_region: name,
      orden_region: order,
      codigochilexpress_region: courierCode,
    })),
  )
})

test('[S7.15] TraerCiudadDireccionCliente lists the comunas of a region, all of them without one, and none of no region', async () => {
  const byId = <Row extends { id_comuna: number }>(rows: Row[]) =>
    rows.toSorted((a, b) => a.id_comuna - b.id_comuna)
  const onWire = (all: typeof comunas) =>
    byId(
      all.map(({ id, name, regionId, courierCode, aliases }) => ({
        id_comuna: id,
        glosa_comuna: name,
        id_ciudad: regionId,
        codigochilexpress_comuna: courierCode,
        alias: expect.arrayContaining(aliases),
      })),
    )
  for (const { id } of regions) {
    const reply = await wire.get('TraerCiudadDireccionCliente', { id_region: String(id) })
    expect(byId(reply.json())).toEqual(onWire(comunas.filter(({ regionId }) => regionId === id)))
  }
  const all = await wire.get('TraerCiudadDireccionCliente', {})
  expect(byId(all.json())).toEqual(onWire(comunas))
  expect(all.json()).toHaveLength(346)
  const unknown = await wire.get('TraerCiudadDireccionCliente', { id_region: '99' })
  expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'NOT_FOUND'])
})

test('[S7.25] listar-tipo-despacho lists the kinds, each with the least that it costs', async () => {
  expect((await wire.get('listar-tipo-despacho', {})).json()).toEqual([
    {
      id_tipo_despacho: 1,
      nombre_tipo_despacho: 'Despacho a domicilio',
      preciodefecto_tipo_despacho: 1990,
      pathlogo_tipo_despacho: '/media/dispatch-home.svg',
      orden_tipo_despacho: 1,
    },
    {
      id_tipo_despacho: 2,
      nombre_tipo_despacho: 'Retiro en tienda',
      preciodefecto_tipo_despacho: 0,
      pathlogo_tipo_despacho: '/media/dispatch-pickup.svg',
      orden_tipo_despacho: 2,
    },
  ])
})

test('[S7.47] listar-transportistas lists who brings the cart to a comuna, the cheapest first, as a form asks', async () => {
  const light = products.find(({ package: { weight, width, height, depth }, options }) => {
    return options.length === 0 && weight < 1 && Math.max(width, height, depth) < 40
  })
  const productos = JSON.stringify([{ id_producto: light?.id, cantidad: 1 }])
  const ask = (fields: Record<string, string>) =>
    wire.postForm('listar-transportistas', { id_tipo_despacho: '1', productos, ...fields })
  expect((await ask({ id_comuna: '10101' })).json()).toEqual([
    {
      id_transportista: 2,
      nombreorazonsocial_transportista: 'Ruta Sur',
      descripcion_transportista: 'Encomiendas grandes a buen precio, de Rancagua a Puerto Montt.',
      pathlogo_transportista: '/media/carrier-2.svg',
      consultaapi_transportista: 0,
      precio_transportista: 5490,
      descuento: 20,
      plazo: { desde: 2, hasta: 4 },
    },
    {
      id_transportista: 1,
      nombreorazonsocial_transportista: 'Chilexpress',
      descripcion_transportista: 'A todo Chile, con seguimiento en línea.',
      pathlogo_transportista: '/media/carrier-1.svg',
      consultaapi_transportista: 1,
      precio_transportista: 6990,
      descuento: 0,
      plazo: { desde: 2, hasta: 5 },
    },
  ])
  for (const unknown of [{ id_comuna: '99' }, { id_comuna: '13110', id_tipo_despacho: '3' }]) {
    const refused = await ask(unknown as Record<string, string>)
    expect([refused.statusCode, refused.json().error]).toEqual([404, 'NOT_FOUND'])
  }
  const bad = await ask({ id_comuna: '13110', productos: '[{"id_producto":1,"cantidad":0}]' })
  expect([bad.statusCode, bad.json().fields]).toEqual([400, { 'productos.0.cantidad': 'FIELD_INVALID' }])
})

test('tarifas-despacho says what each carrier asks by default: regions, elsewhere, then comunas', async () => {
  const reply = await wire.get('tarifas-despacho', {})
  expect(reply.statusCode, reply.body).toBe(200)
  const carriers = reply.json() as WireReply<'tarifas-despacho'>
  expect(
    carriers.map((carrier) => [carrier.nombreorazonsocial_transportista, carrier.id_tipo_despacho]),
  ).toEqual([
    ['Chilexpress', 1],
    ['Ruta Sur', 1],
    ['Huella en bici', 1],
    ['Retiro en tienda', 2],
  ])
  const [first, second] = carriers
  expect(first).toMatchObject({ descuento: 0, lado_maximo: 200, consultaapi_transportista: 0 })
  expect(first?.tramos[1]).toEqual({ hasta_kg: 15, porcentaje: 140 })
  const places = first?.tarifas.map((rate) => rate.glosa_comuna ?? rate.glosa_region)
  expect(places?.[0]).toBe('Arica y Parinacota')
  expect(places?.slice(-4)).toEqual([null, 'La Florida', 'Isla de Pascua', 'Juan Fernández'])
  expect(first?.tarifas.at(-2)).toMatchObject({ precio: 24990, plazo: { desde: 7, hasta: 15 } })
  expect(second).toMatchObject({ descuento: 20 })
})
