import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { until } from '#testing/until.ts'

let shop: TestShop
let wire: Wire
let desk: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  wire = testWire(shop.app)
  desk = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
})
afterAll(() => shop?.close())

const whole = {
  resumen: 'Lo que conviene saber.',
  contenido: '## Antes\n\nRevisa el <b>arnés</b>.',
  autor: 'Ana Rojas',
  imagen: '',
  etiquetas: ['viajes', 'Perros Mayores'],
}

const save = (sent: object) => desk.post('staff/guardar-articulo', sent)
const shown = async (slug: string) => wire.get('blog-articulo', { urlamigable_articulo: slug })
const listed = async () => (await wire.get('blog-articulos', { limit: '24' })).json()
const made = async (titulo: string) =>
  (await save({ ...whole, titulo, id_categoria: 1, imagen: await picture() })).json()

async function picture(): Promise<string> {
  const key = 'd'.repeat(32)
  await shop.database.pool.query(
    `INSERT INTO pictures (key, type, bytes, width, height, ground, uploaded_by, state)
     VALUES ($1, 'png', 70, 1500, 800, '#ffffff', 'Ana', 'drawn') ON CONFLICT DO NOTHING`,
    [key],
  )
  return `fotos/${key}/1500.webp`
}

describe('a post', () => {
  test('is a draft that the shop does not show until it is published, and then at once', async () => {
    const before = await listed()
    const draft = await made('Viajar con un perro mayor')
    expect(draft).toMatchObject({
      version: 1,
      responsable: 'Marta',
      datos: { url: 'viajar-con-un-perro-mayor', publicado: 0, etiquetas: ['viajes', 'Perros Mayores'] },
    })
    expect((await shown('viajar-con-un-perro-mayor')).statusCode).toBe(404)
    expect((await listed()).total).toBe(before.total)

    const { id_articulo, version } = draft
    const published = await save({ id_articulo, version, publicado: 1, titulo_seo: 'Perros mayores en ruta' })
    expect(published.json().datos).toEqual({
      ...draft.datos,
      publicado: 1,
      titulo_seo: 'Perros mayores en ruta',
    })
    await until(async () =>
      expect((await shown('viajar-con-un-perro-mayor')).json()).toMatchObject({
        titulo: 'Viajar con un perro mayor',
        titulo_seo: 'Perros mayores en ruta',
        contenido: expect.stringContaining('&lt;b&gt;'),
        etiquetas: [
          { urlamigable_etiqueta: 'viajes' },
          { urlamigable_etiqueta: 'perros-mayores', glosa_etiqueta: 'Perros Mayores' },
        ],
      }),
    )
    const [entry] = (await desk.get('staff/registro')).json()
    expect(entry.cambios).toContainEqual({ campo: 'isPublished', antes: 'false', despues: 'true' })

    const ahead = { id_articulo, version: version + 1, fecha: '2999-01-01' }
    await save(ahead)
    await until(async () => expect((await shown('viajar-con-un-perro-mayor')).statusCode).toBe(404))
    const sent = { id_articulo, version: version + 1 }
    expect((await desk.post('staff/quitar-articulo', sent)).statusCode).toBe(409)
    await desk.post('staff/quitar-articulo', { ...sent, version: version + 2 })
    expect((await desk.get('staff/articulo', { id_articulo: String(id_articulo) })).statusCode).toBe(404)
  })

  test('is not written over what somebody has saved meanwhile', async () => {
    const { id_articulo, version, datos } = await made('Dos que escriben')
    await save({ id_articulo, version, resumen: 'Otro' })
    const late = await save({ id_articulo, version, titulo: 'Tres que escriben' })
    expect([late.statusCode, late.json().cambio]).toMatchObject([
      409,
      { version: 2, responsable: 'Marta', ahora: { ...datos, resumen: 'Otro' } },
    ])
    const again = await save({ titulo: 'Dos que escriben', id_categoria: 1 })
    expect(again.json()).toMatchObject({ error: 'SLUG_TAKEN', fields: { url: 'SLUG_TAKEN' } })
  })

  test('keeps its other languages when one is not sent, and loses one whose title is emptied', async () => {
    const [{ id_articulo }] = (await desk.get('staff/articulos', { estado: 'publicado' })).json()
    const { version, datos } = (await desk.get('staff/articulo', { id_articulo })).json()
    expect(datos.titulo_en).not.toBe('')
    const saved = (await save({ id_articulo, version, autor: 'Otra' })).json()
    expect(saved.datos).toEqual({ ...datos, autor: 'Otra' })
    const refused = await save({ id_articulo, version: version + 1, titulo_en: '' })
    expect(refused.json().fields).toEqual({ titulo_en: 'FIELD_REQUIRED' })
  })

  test('is found at an address that it had, until another takes it', async () => {
    const { id_articulo } = await made('Donde estaba')
    await save({ id_articulo, version: 1, url: 'donde-esta', publicado: 1 })
    await until(async () =>
      expect((await shown('donde-estaba')).json()).toMatchObject({ urlamigable_articulo: 'donde-esta' }),
    )
    await made('Donde estaba')
    await until(async () => expect((await shown('donde-estaba')).statusCode).toBe(404))
  })

  test('is previewed as the shop would show it, and nothing is saved', async () => {
    const before = (await desk.get('staff/articulos')).json()
    const sent = { ...whole, titulo: 'Solo una idea', id_categoria: 1 }
    const { direccion } = (await desk.post('staff/previa-articulo', sent)).json()
    expect(direccion).toMatch(/^\/blog\/solo-una-idea\?vista=[\w-]{43}$/)
    const { rows } = await shop.database.pool.query('SELECT replies FROM previews')
    expect(rows.at(-1).replies['blog-articulo'].es).toMatchObject({
      titulo: 'Solo una idea',
      contenido: expect.stringContaining('<h2>Antes</h2>'),
    })
    expect((await desk.get('staff/articulos')).json()).toEqual(before)
  })
})

test.each([
  [{ id_categoria: 1 }, 'titulo'],
  [{ titulo: 'ↀ', id_categoria: 1 }, 'url'],
  [{ titulo: 'Uno' }, 'id_categoria'],
  [{ titulo: 'Uno', id_categoria: 99 }, 'id_categoria'],
  [{ titulo: 'Uno', id_categoria: 1, publicado: 1 }, 'contenido'],
  [{ titulo: 'Uno', id_categoria: 1, imagen: 'fotos/nada/1.webp' }, 'imagen'],
  [{ titulo: 'Uno', id_categoria: 1, productos_categoria: 'nada' }, 'productos_categoria'],
])('%j is refused', async (sent, field) => {
  const before = (await desk.get('staff/articulos')).json()
  const refused = await save(sent)
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json().fields)).toContain(field)
  expect((await desk.get('staff/articulos')).json()).toEqual(before)
})

test('posts are listed from the last on, by their words, state and category', async () => {
  await made('Zarigüeya de la lista')
  const [first, second] = (await desk.get('staff/articulos')).json()
  expect(first).toMatchObject({ titulo: 'Zarigüeya de la lista', publicado: 0, visible: 0 })
  expect((await desk.get('staff/articulos', { tras: String(first.id_articulo) })).json()[0]).toEqual(second)
  const found = async (query: Record<string, string>) =>
    (await desk.get('staff/articulos', query)).json().map(({ titulo }: { titulo: string }) => titulo)
  expect(await found({ texto: 'ZARIGUEYA lista' })).toEqual(['Zarigüeya de la lista'])
  expect(await found({ texto: 'zarigüeya', estado: 'publicado' })).toEqual([])
  expect(await found({ texto: 'zarigüeya', id_categoria: '2' })).toEqual([])
})

test('a category is made, renamed with its version, and taken away while nothing stands in it', async () => {
  const saveCategory = (sent: object) => desk.post('staff/guardar-blog-categoria', sent)
  const own = (await saveCategory({ nombre: 'Guías rápidas' })).json()
  expect(own).toMatchObject({ version: 1, cantidad_articulos: 0, datos: { url: 'guias-rapidas' } })
  const { id_categoria } = own
  await saveCategory({ id_categoria, version: 1, nombre: 'Guías' })
  expect((await saveCategory({ id_categoria, version: 1, nombre: 'Otra' })).statusCode).toBe(409)
  expect((await saveCategory({ nombre: 'Guías rápidas' })).json()).toMatchObject({ error: 'SLUG_TAKEN' })
  expect((await saveCategory({ nombre: 'ↀ' })).json().fields).toEqual({ url: 'FIELD_REQUIRED' })
  const { categorias } = (await desk.get('staff/blog-categorias')).json()
  const full = categorias.find((row: { cantidad_articulos: number }) => row.cantidad_articulos > 0)
  const remove = (sent: object) => desk.post('staff/quitar-blog-categoria', sent)
  const { version } = full
  expect((await remove({ id_categoria: full.id_categoria, version })).statusCode).toBe(400)
  expect((await remove({ id_categoria, version: 2 })).statusCode).toBe(200)
  await until(async () =>
    expect((await wire.get('blog-categorias', {})).json()).toHaveLength(categorias.length - 1),
  )
})
