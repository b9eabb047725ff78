import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDatabase } from '#server/db/connection.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { ReplyCache } from './reply-cache.ts'

/** Two processes of one shop: the desk edits at the first, shoppers read at the second, each with memory of its own. */
let edited: TestShop
let read: TestShop
let owner: Awaited<ReturnType<typeof testSignedIn>>
let shopper: Wire
let product: { id: number; slug: string; sku: string }
/** Nobody edits it: its units are changed after an edit, to hear when the other process has heard of both. */
let marker: { id: number }

beforeAll(async () => {
  edited = await openTestShop()
  const { url } = edited.database
  const database = createDatabase(url)
  read = await openTestShop({ database: { ...database, drop: () => database.close() } })
  owner = await testSignedIn(edited, { role: 'owner' })
  shopper = testWire(read.app)
  const { rows } = await edited.database.pool.query(
    `SELECT id, slug, sku FROM products p WHERE active AND stock > 5 AND compare_at_price IS NULL
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY id LIMIT 2`,
  )
  ;[product, marker] = rows
})
afterAll(async () => {
  await read?.close()
  await edited?.close()
})

const asked = async (call: string, query: Record<string, string> = {}) =>
  (await owner.get(call, query)).json()

async function save(call: string, body: object) {
  const reply = await owner.post(call, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

/** Saves fields of the product with the version that stands. */
async function saveProduct(cambios: object): Promise<void> {
  const { version } = await asked('staff/producto', { id_producto: String(product.id) })
  await save('staff/guardar-producto', { id_producto: product.id, version, cambios })
}

type Row = [
  what: string,
  edit: (mark: string) => Promise<void>,
  call: string,
  query: () => Record<string, string>,
  /** What the reply has once the edit shows; the mark where left out. */
  shows?: string | RegExp,
]

const detail = () => ({ urlamigable_producto: product.slug })
const none = () => ({})
/** That no product and nobody else has. */
const ourWord = 'zurumbatico'
const coupon = { codigo: 'DOS-PROCESOS', tipo: 0, desde: '2026-01-01', hasta: '2099-12-31' }

/** Changes fields of the first of a list of the desk's. */
async function saveFirst(id: string, list: object[], call: string, fields: object): Promise<void> {
  const [{ version, ...first }] = list as [{ version: number; [id: string]: unknown }]
  await save(call, { [id]: first[id], version, ...fields })
}

const edits: Row[] = [
  ['a price', () => saveProduct({ precio: 7_654_321 }), 'ver-producto', detail, '7654321'],
  [
    'a price',
    () => saveProduct({ precio: 7_654_322 }),
    'listar-productos',
    () => ({ texto: product.sku }),
    '7654322',
  ],
  ['a name', (mark) => saveProduct({ nombre: `Cosa ${mark}` }), 'ver-producto', detail],
  ['a text', (mark) => saveProduct({ descripcion_corta: mark }), 'ver-producto', detail],
  [
    'a text in English',
    (mark) => saveProduct({ en: { nombre: mark, descripcion_corta: '', descripcion: [], etiquetas: [] } }),
    'ver-producto',
    () => ({ ...detail(), idioma: 'en' }),
  ],
  [
    'a feature',
    (mark) => saveProduct({ caracteristicas: [{ nombre: 'Color', valor: mark }] }),
    'ver-producto',
    detail,
  ],
  [
    'a category of a product',
    async (mark) => {
      const made = await save('staff/agregar-categoria', { nombre: mark })
      await saveProduct({ categorias: [made.id_categoria] })
    },
    'ver-producto',
    detail,
  ],
  [
    'a draft',
    async () => {
      await saveProduct({ publicado: true })
      await saveProduct({ publicado: false })
    },
    'ver-producto',
    detail,
    /NOT_FOUND/,
  ],
  [
    'units',
    async () => {
      const place = { id_producto: product.id, id_sucursal: 1 }
      const levels = await asked('staff/stock-producto', { id_producto: String(product.id) })
      const { stock: visto } = levels.find(({ id_sucursal }: { id_sucursal: number }) => id_sucursal === 1)
      await save('staff/ajustar-stock', { ...place, visto, cantidad: 87_654 })
    },
    'ver-producto',
    detail,
    /"stock_producto":876\d\d\b/,
  ],
  [
    'prices of many',
    async () => {
      const request = {
        filtro: { texto: product.sku },
        cambio: { tipo: 'precio_fijo', precio: 8_765_432 },
      }
      const { huella } = (await owner.post('staff/previa-masivo', request)).json()
      await save('staff/aplicar-masivo', { ...request, huella })
    },
    'ver-producto',
    detail,
    '8765432',
  ],
  [
    'who sells',
    async (mark) => {
      const { version } = (await asked('staff/datos-tienda')).vendedor
      await save('staff/guardar-vendedor', { version, nombre: mark })
    },
    'datos-tienda',
    none,
  ],
  [
    'a synonym',
    () => save('staff/guardar-sinonimos-busqueda', { terminos: [ourWord, 'alimento'] }),
    'FiltrarProducto',
    () => ({ texto: ourWord, id_filtro: '1', limitProducts: '3', limitCategories: '3' }),
    /alimento/i,
  ],
  [
    'pixels',
    async (mark) => {
      const { version } = (await asked('staff/datos-tienda')).pixeles
      await save('staff/guardar-seo', { version, pixelgoogle: [`'${mark}'`] })
    },
    'HerramientoSeo',
    none,
  ],
  [
    'a branch',
    async (mark) =>
      saveFirst('id_sucursal', (await asked('staff/despacho')).sucursales, 'staff/guardar-sucursal', {
        direccion: mark,
      }),
    'listar-sucursales',
    none,
  ],
  [
    'a carrier',
    async (mark) =>
      saveFirst(
        'id_transportista',
        (await asked('staff/despacho')).transportistas,
        'staff/guardar-transportista',
        {
          descripcion: mark,
        },
      ),
    'tarifas-despacho',
    none,
  ],
  [
    'a rate',
    async () => {
      const rate = { id_region: null, id_comuna: null, precio: 4_321_987, desde_dias: 1, hasta_dias: 2 }
      const { transportistas } = await asked('staff/despacho')
      await saveFirst('id_transportista', transportistas, 'staff/guardar-transportista', { tarifas: [rate] })
    },
    'tarifas-despacho',
    none,
    '4321987',
  ],
  [
    'the name of a category',
    async (mark) =>
      saveFirst('id_categoria', await asked('staff/categorias'), 'staff/guardar-categoria', { nombre: mark }),
    'listar-categorias',
    none,
  ],
  [
    'the name of a brand',
    async (mark) => {
      const { id_marca: brand } = await asked('staff/producto', { id_producto: String(product.id) })
      const brands = (await asked('staff/marcas')).filter(
        ({ id_marca }: { id_marca: number }) => id_marca === brand,
      )
      await saveFirst('id_marca', brands, 'staff/guardar-marca', { nombre: mark })
    },
    'ver-producto',
    detail,
  ],
  [
    'a slide',
    async (mark) =>
      saveFirst('id_diapositiva', (await asked('staff/portada')).diapositivas, 'staff/guardar-diapositiva', {
        titulo: mark,
      }),
    'ListarSliderImagenesWeb',
    none,
  ],
  [
    'a menu',
    async (mark) => {
      const menus = await asked('staff/menus')
      const { version } = menus.find(({ nombre }: { nombre: string }) => nombre === 'horizontal')
      const entradas = [{ titulo: mark, enlace: '/blog' }]
      await save('staff/guardar-menu', { nombre: 'horizontal', version, entradas })
    },
    'menu-horizontal-web',
    none,
  ],
  [
    'a rate of a currency',
    async () => {
      const { version } = (await asked('staff/datos-tienda')).tasas
      await save('staff/guardar-tasas', { version, dolar: 987.25 })
    },
    'datos-tienda',
    none,
    '987.25',
  ],
  [
    'the name of the shop',
    async (mark) => {
      const { version } = (await asked('staff/datos-tienda')).marca
      await save('staff/guardar-identidad', { version, nombre: mark })
    },
    'datos-tienda',
    none,
  ],
  [
    'a coupon',
    async () => {
      const { id_cupon, version } = await save('staff/guardar-cupon', { ...coupon, valor: 1000 })
      await save('staff/guardar-cupon', { ...coupon, id_cupon, version, valor: 2345 })
    },
    'verificarCuponDescuento',
    () => ({ codigo_cupon_descuento: coupon.codigo }),
    '2345',
  ],
]

/**
 * Until both processes have heard of all that was saved by now. What is announced is heard in the order in which it
 * was committed: once the word of the marker's units has come, which change after the edit, the word of the edit has.
 */
async function heardOfAll(): Promise<void> {
  const told = vi.spyOn(ReplyCache.prototype, 'apply')
  const ofMarker = () =>
    told.mock.calls.filter(([change]) => change !== 'everything' && change.products.includes(marker.id))
  await edited.database.pool.query('UPDATE stock SET quantity = quantity + 1 WHERE product_id = $1', [
    marker.id,
  ])
  await expect.poll(ofMarker, { timeout: 10_000 }).toHaveLength(2)
  told.mockRestore()
}

test.each(edits)(
  '%s that is saved at the desk of one process shows in the shop of another',
  async (_, edit, call, query, shows) => {
    const mark = randomUUID()
    await edited.database.pool.query('UPDATE products SET active = true WHERE id = $1', [product.id])
    const reply = async () => (await shopper.get(call, query())).body
    // What it has answered it keeps: without a word from the database it would answer so for minutes.
    expect(await reply()).not.toMatch(shows ?? mark)
    await edit(mark)
    await heardOfAll()
    // The very first reply after that has it: nothing is waited for besides.
    expect(await reply()).toMatch(shows ?? mark)
  },
)
