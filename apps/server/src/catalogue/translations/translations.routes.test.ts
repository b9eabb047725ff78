import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extraData } from '#demo/data/extra-data.ts'
import { products } from '#demo/data/products.ts'
import { type Demo, demoIn } from '#demo/data/translations/demo-in.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'

let shop: TestShop
let russian: Demo
beforeAll(async () => {
  shop = await openTestShop()
  russian = await demoIn('ru')
})
afterAll(async () => {
  await shop?.close()
})

async function ask(call: string, request: Record<string, string> = {}, idioma?: string) {
  const reply = await testWire(shop.app).get(call, { ...request, ...(idioma && { idioma }) })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The demonstration lacks what is asked for')
  return value
}
const spanish = found(
  products.find(({ options, specification }) => options.length > 0 && specification.length > 0),
)
const asking = found(
  products.find(({ categoryIds }) => extraData.some(({ categoryId }) => categoryIds.includes(categoryId))),
)
const translated = () => found(russian.products.find(({ id }) => id === spanish.id))
const urlamigable_producto = spanish.slug

/** Everything that says that it is in another language than the one asked for. */
function marksIn(reply: unknown): unknown[] {
  if (typeof reply !== 'object' || reply === null) return []
  return Object.entries(reply).flatMap(([name, value]) =>
    name.startsWith('idioma') ? [value] : marksIn(value),
  )
}

describe('a product', () => {
  test('is whole in the language that is asked for, and nothing of it falls back', async () => {
    const reply = await ask('ver-producto', { urlamigable_producto }, 'ru')
    const own = translated()
    expect(reply).toMatchObject({
      id_producto: spanish.id,
      glosa_producto: own.name,
      urlamigable: spanish.slug,
      descripcioncorta_producto: own.shortDescription,
      descripcionextendida_producto: own.description.join('\n\n'),
      etiquetas: own.tags,
      destacados: own.features.map(({ name, value }) => ({ titulo: name, detalle: value })),
      atributos: own.options.map(({ name, values }) => ({
        glosa_atributo: name,
        valores: values.map((value) => ({ glosa_atributo: value.name })),
      })),
      imagenes: own.images.map(({ file, alt }) => ({ path_imagen: `/media/${file}`, alt })),
    })
    expect(reply.especificaciones).toEqual(
      own.specification.flatMap(({ group, entries }) =>
        entries.map(({ name, value }) => ({ titulo: name, detale: value, grupo: group })),
      ),
    )
    expect(marksIn(reply)).toEqual([])
  })

  test('is as it ever was without a language, with Spanish and with one that nobody speaks here', async () => {
    const plain = await ask('ver-producto', { urlamigable_producto })
    expect(plain.glosa_producto).toBe(spanish.name)
    expect(marksIn(plain)).toEqual([])
    for (const language of ['es', 'fr', ''])
      expect(await ask('ver-producto', { urlamigable_producto }, language)).toEqual(plain)
  })

  test('of which a part is not translated shows that part in Spanish and says so; a change is shown at once', async () => {
    const { pool } = shop.database
    const [feature] = spanish.features
    await pool.query('create table words as select * from term_translations')
    await pool.query(
      'create table texts as select product_id, language, name, short_description, description, tags from product_translations',
    )
    await pool.query('delete from term_translations where language = $1 and term = $2', ['ru', feature?.name])
    await pool.query(
      `update product_translations set short_description = null, description = null, tags = null
       where language = 'ru' and product_id = $1`,
      [spanish.id],
    )
    const half = () => ask('ver-producto', { urlamigable_producto }, 'ru')
    await expect.poll(async () => (await half()).idioma_textos).toBe('es')
    const reply = await half()
    expect(reply.idioma).toBeUndefined()
    expect(reply.glosa_producto).toBe(translated().name)
    expect(reply.descripcioncorta_producto).toBe(spanish.shortDescription)
    expect(reply.destacados[0]).toEqual({
      titulo: feature?.name,
      detalle: feature?.value,
      idioma: 'es',
    })
    await pool.query(`delete from product_translations where language = 'ru' and product_id = $1`, [
      spanish.id,
    ])
    await expect.poll(async () => (await half()).idioma).toBe('es')
    expect((await half()).glosa_producto).toBe(spanish.name)
    expect((await ask('ver-producto', { urlamigable_producto }, 'es')).idioma).toBeUndefined()
    await pool.query('insert into term_translations select * from words on conflict do nothing')
    await pool.query(`insert into product_translations (product_id, language, name, short_description, description, tags)
       select * from texts on conflict do nothing`)
    await expect.poll(async () => (await half()).idioma).toBeUndefined()
  })
})

test('lists have cards, categories and filters in the language, counted by the same slugs', async () => {
  const request = { urlamigable_categoria: 'gatos', limit: '8' }
  const [plain, reply] = [
    await ask('listar-productos', request),
    await ask('listar-productos', request, 'ru'),
  ]
  const nameOf = (id: number) => russian.products.find((product) => product.id === id)?.name
  for (const item of reply.items) expect(item.glosa_producto).toBe(nameOf(item.id_producto))
  const counts = (list: typeof plain) =>
    list.filtros.atributos.map((attribute: { slug: string; valores: { slug: string; count: number }[] }) => [
      attribute.slug,
      // Each language has its own order of what as many products have.
      Object.fromEntries(attribute.valores.map(({ slug, count }) => [slug, count])),
    ])
  expect(counts(reply)).toEqual(counts(plain))
  const names = reply.filtros.atributos.flatMap(
    (attribute: { name: string; valores: { name: string }[] }) => [
      attribute.name,
      ...attribute.valores.map(({ name }) => name),
    ],
  )
  expect(names.filter((name: string) => /[áéíóúñ]|[a-z]{4}/i.test(name))).toEqual([])
  for (const category of reply.filtros.categorias)
    expect(category.glosa_categoria).toBe(
      russian.categories.find(({ id }) => id === category.id_categoria)?.name,
    )
})

test.each([
  ['listar-categorias', {}],
  ['categoria', { urlamigable_categoria: 'perros-alimentos' }],
  ['productos-destacados', { tipo: 'offers', urlamigable_categoria: 'gatos' }],
  ['ListarProductoRelacionado', { id_producto: '1001' }],
  ['productos-analogos', { id_producto: '1001' }],
  ['listar-resenas', { id_producto: '1001' }],
  ['breadcrumbcategoria', { id_categoria: '11' }],
  ['modelos-marca', { url_amigable: 'andino' }],
  ['ConsultaDatoExtraCategoria', { id_producto: String(asking.id) }],
  ['menu-horizontal-web', {}],
  ['menu-horizontal-movil', {}],
  ['menu-megamenu-web', {}],
  ['ListarSliderImagenesWeb', {}],
  ['ConsultaMiniBanner', {}],
  ['campana-vigente', {}],
  ['listar-sucursales', {}],
  ['listar-tipo-despacho', {}],
  ['tarifas-despacho', {}],
  ['FiltrarProducto', { id_filtro: '1', texto: 'gatos', limitCategories: '4' }],
])('%s is in another language, and says where it is not', async (call, request: Record<string, string>) => {
  const plain = await ask(call, request)
  const reply = await ask(call, request, 'ru')
  expect(marksIn(plain)).toEqual([])
  expect(marksIn(reply).filter((mark) => mark !== 'es')).toEqual([])
  expect(JSON.stringify(reply)).toMatch(/\p{Script=Cyrillic}{3}/u)
  expect(JSON.stringify(plain)).not.toMatch(/\p{Script=Cyrillic}/u)
})

test('what carriers offer is named in the language of whoever asks, who posts it', async () => {
  const body = { id_comuna: 13110, id_tipo_despacho: 1, productos: [] }
  const wire = testWire(shop.app)
  const offersIn = async (language: string) =>
    (await wire.post('listar-transportistas', body, { 'accept-language': language })).json()
  const [offer] = await offersIn('ru')
  const own = russian.carriers.find(({ id }) => id === offer.id_transportista)
  expect([offer.nombreorazonsocial_transportista, offer.descripcion_transportista]).toEqual([
    own?.name,
    own?.description,
  ])
  expect(marksIn(await offersIn('es-CL'))).toEqual([])
})

test('what people write stays in the language in which they wrote it, in every other one too', async () => {
  const id_producto = String(spanish.id)
  const wire = testWire(shop.app)
  const review = {
    id_producto,
    calificacion: 5,
    autor: 'Ann',
    email: 'ann@correo.cl',
    contenido: 'Very good.',
  }
  expect(
    (await wire.post('guardar-resena', review, { 'accept-language': 'en' })).json().idioma,
  ).toBeUndefined()
  const newest = async (idioma: string) => (await ask('listar-resenas', { id_producto }, idioma)).items[0]
  await expect.poll(() => newest('es')).toMatchObject({ contenido: 'Very good.', idioma: 'en' })
  expect((await newest('en')).idioma).toBeUndefined()
})

describe('a text', () => {
  const english = async () => (await demoIn('en')).products
  const find = async (texto: string, idioma: string): Promise<number[]> =>
    (await ask('listar-productos', { texto, limit: '32' }, idioma)).items.map(
      (item: { id_producto: number }) => item.id_producto,
    )

  test('is looked for in the words of the language, whatever their number or case', async () => {
    const names = new Map((await english()).map(({ id, name }) => [id, name]))
    const dogs = await find('Dog FOOD', 'en')
    expect(dogs.length).toBeGreaterThan(5)
    expect(dogs.slice(0, 4).filter((id) => !/dog/i.test(names.get(id) ?? ''))).toEqual([])
    expect(new Set(await find('dogs food', 'en'))).toEqual(new Set(dogs))
    const own = new Map(russian.products.map(({ id, name }) => [id, name]))
    const cats = await find('корма для кошек', 'ru')
    expect(cats.length).toBeGreaterThan(2)
    expect(cats.slice(0, 2).filter((id) => !/корм|кош/i.test(own.get(id) ?? ''))).toEqual([])
  })

  test('that a shopper still types finds products and categories, named in the language', async () => {
    const request = { id_filtro: '1', texto: 'кош', limitCategories: '4' }
    const { productos, categorias } = await ask('FiltrarProducto', request, 'ru')
    expect(productos).toHaveLength(3)
    expect(categorias.length).toBeGreaterThan(0)
    for (const each of [...productos, ...categorias])
      expect(each.glosa_producto ?? each.glosa_categoria).toMatch(/\p{Script=Cyrillic}/u)
  })

  test('in Spanish, a brand or a code is found in every language, and what is no word finds nothing', async () => {
    expect(await find('pelota', 'en')).toEqual(await find('pelota', 'es'))
    expect((await find('andino', 'ru')).length).toBeGreaterThan(2)
    expect(await find(spanish.sku, 'en')).toEqual([spanish.id])
    for (const odd of ["it's & | ! :* ( )", "'); drop table", '\\ % _'])
      expect(Array.isArray(await find(odd, 'en'))).toBe(true)
  })
})
