import { afterAll, beforeAll, expect, test } from 'vitest'
import { isHoliday } from '#rules/chile/holidays.ts'
import { openPages } from '#testing/browser/pages.ts'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
let wire: Wire
beforeAll(async () => {
  shop = await openTestShop({ database: await createTestDatabase({ seeded: 'chile' }), pages: true })
  wire = testWire(shop.app)
})
afterAll(() => shop?.close())

const lists: [call: string, query: Record<string, string>][] = [
  ['listar-categorias', {}],
  ['listar-marca-imagenes', {}],
  ['productos-destacados', { tipo: 'featured' }],
  ['productos-destacados', { tipo: 'offers' }],
  ['FiltrarProducto', { id_filtro: '1', texto: 'pelota' }],
  ['blog-categorias', {}],
  ['menu-megamenu-web', {}],
  ['menu-horizontal-web', {}],
  ['menu-horizontal-movil', {}],
  ['ListarSliderImagenesWeb', {}],
  ['ConsultaMiniBanner', {}],
  ['listar-sucursales', {}],
  ['listar-tipo-despacho', {}],
]

test.each(lists)('without the demonstration %s %j is empty', async (call, query) => {
  const reply = await wire.get(call, query)
  expect([reply.statusCode, reply.json()]).toEqual([200, []])
})

test.each(['listar-productos', 'blog-articulos'])(
  'without the demonstration %s has one empty page',
  async (call) => {
    const reply = await wire.get(call, {})
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ items: [], total: 0, page: 1 })
  },
)

test('without the demonstration nobody is said to sell, and nothing stands of what a new shop needs', async () => {
  const { vendedor, horario } = (await wire.get('datos-tienda', {})).json()
  expect(new Set(Object.values(vendedor))).toEqual(new Set(['']))
  expect(horario).toEqual({ tienda: [], ventas: [] })
  expect((await wire.get('medios-pago', {})).json()).toEqual([{ tipo_pago: 'pago_en_tienda' }])
  const owner = await testSignedIn(shop, { role: 'owner', name: 'Olga' })
  const steps: { listo: number }[] = (await owner.get('staff/primeros-pasos')).json()
  expect(steps.map(({ listo }) => listo)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
})

test('without the demonstration there are the regions, comunas, holidays and vehicles of Chile', async () => {
  expect((await wire.get('TraerRegionDireccionCliente', {})).json()).toHaveLength(16)
  expect((await wire.get('TraerCiudadDireccionCliente', {})).json()).toHaveLength(346)
  expect((await wire.get('vehiculo-modelos', { anio: '2020', marca: 'Kia' })).json()).toContain('Rio')
  expect(isHoliday(Date.UTC(2027, 8, 18))).toBe(true)
})

test('every page of a shop without the demonstration is rendered, or is known not to be there', async () => {
  // Each names something of the demonstration, or nothing at all.
  const missing = /^\/shop\/(products|category)\/|^\/(brand|blog|pagina)\/.|^\/no-hay-tal/
  const answered: Record<string, number> = {}
  const expected: Record<string, number> = {}
  for (const path of Object.values(openPages('no-hay-tal'))) {
    const reply = await shop.app.inject({ url: path, headers: { accept: 'text/html' } })
    answered[path] = reply.statusCode
    expected[path] = missing.test(path) ? 404 : 200
    expect(reply.body, path).toContain('<h1')
  }
  expect(answered).toEqual(expected)
})

test('what is not there is refused, and what an empty shop says of itself names nothing that it lacks', async () => {
  expect((await wire.get('ver-producto', { urlamigable_producto: 'no-hay-tal' })).statusCode).toBe(404)
  const home = await shop.app.inject({ url: '/', headers: { 'accept-language': 'es' } })
  expect(home.body).toContain('La tienda se está llenando')
  const sitemap = await shop.app.inject('/sitemap.xml')
  expect(sitemap.statusCode).toBe(200)
  expect(sitemap.body).not.toContain('products')
  expect((await shop.app.inject('/feeds/google-merchant.xml')).body).not.toContain('<item>')
})
