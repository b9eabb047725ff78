import { randomUUID } from 'node:crypto'
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

const atDesk = async () => (await desk.get('staff/portada')).json()
const slides = async (query = {}) => (await wire.get('ListarSliderImagenesWeb', query)).json()
const banners = async () => (await wire.get('ConsultaMiniBanner', {})).json()
const titles = async () =>
  (await banners()).map((row: { glosa_mini_banner: string }) => row.glosa_mini_banner)
const banner = { titulo: 'Invierno', imagen: 'banner-9.svg', enlace: '/shop/category/perros' }

/** A picture as the desk uploads it. */
async function uploaded(key: string): Promise<string> {
  await shop.database.pool.query(
    `INSERT INTO pictures (key, type, bytes, width, height, ground, uploaded_by, state)
     VALUES ($1, 'png', 70, 1500, 800, '#ffffff', 'Ana', 'drawn') ON CONFLICT DO NOTHING`,
    [key],
  )
  return `fotos/${key}/1500.webp`
}

const made = async () => {
  const imagen = await uploaded('a'.repeat(32))
  return (await desk.post('staff/guardar-banner', { ...banner, imagen })).json()
}

describe('a slide', () => {
  test('is changed field by field, shows at once, and is noted from what to what', async () => {
    const [first] = (await atDesk()).diapositivas
    const { id_diapositiva, version, datos } = first
    const saved = await desk.post('staff/guardar-diapositiva', {
      id_diapositiva,
      version,
      titulo: 'Vuelven las clases',
    })
    expect(saved.json()).toEqual({
      id_diapositiva,
      version: version + 1,
      responsable: 'Marta',
      fecha: expect.any(String),
      datos: { ...datos, titulo: 'Vuelven las clases' },
    })
    await until(async () => expect((await slides())[0].title).toBe('Vuelven las clases'))
    expect((await slides({ idioma: 'en' }))[0].title).toBe(datos.titulo_en)
    const [entry] = (await desk.get('staff/registro')).json()
    expect(entry).toMatchObject({ accion: 'contenido-guardado', asunto: 'Vuelven las clases' })
    expect(entry.cambios).toEqual([{ campo: 'title', antes: datos.titulo, despues: 'Vuelven las clases' }])
  })

  test('leads to a page of the shop, or elsewhere by https', async () => {
    const [{ id_diapositiva, version, datos }] = (await atDesk()).diapositivas
    expect((await slides())[0]).toMatchObject({ urlamigable_categoria: 'perros', enlace: datos.enlace })
    await desk.post('staff/guardar-diapositiva', { id_diapositiva, version, enlace: '/site/promociones' })
    await until(async () =>
      expect((await slides())[0]).toMatchObject({ urlamigable_categoria: '', enlace: '/site/promociones' }),
    )
  })

  test('with a new picture is not shown with the old one in another language', async () => {
    await shop.database.pool.query(
      "UPDATE slide_translations SET image_classic = 'slide-9.svg', image_mobile = 'm.svg'",
    )
    const imagen = await uploaded('b'.repeat(32))
    const [{ id_diapositiva, version }] = (await atDesk()).diapositivas
    await desk.post('staff/guardar-diapositiva', { id_diapositiva, version, imagen })
    await until(async () =>
      expect((await slides({ idioma: 'en' }))[0].image_classic).toBe(`/media/${imagen}`),
    )
    expect((await slides({ idioma: 'en' }))[1].image_classic).toBe('/media/slide-9.svg')
  })
})

describe('what somebody has saved meanwhile', () => {
  test('is not written over: the second hears who, and what stands', async () => {
    const { id_banner, version, datos } = await made()
    await desk.post('staff/guardar-banner', { id_banner, version, enlace: '/blog' })
    const late = await desk.post('staff/guardar-banner', { id_banner, version, titulo: 'Verano' })
    expect([late.statusCode, late.json().cambio]).toMatchObject([
      409,
      { version: 2, responsable: 'Marta', ahora: { ...datos, enlace: '/blog' } },
    ])
    const removed = await desk.post('staff/quitar-portada', { tipo: 'banner', id: id_banner, version })
    expect(removed.statusCode).toBe(409)
    await desk.post('staff/quitar-portada', { tipo: 'banner', id: id_banner, version: 2 })
    await until(async () => expect(await titles()).not.toContain('Invierno'))
    expect((await desk.post('staff/guardar-banner', { id_banner, version: 2 })).statusCode).toBe(404)
  })

  test('is the order too, which is of all of them', async () => {
    const { banners: rows, orden } = await atDesk()
    const ids = rows.map(({ id_banner }: { id_banner: number }) => id_banner).toReversed()
    const arrange = (version: number, order: number[]) =>
      desk.post('staff/ordenar-portada', { tipo: 'banner', version, ids: order })
    expect((await arrange(orden.banner, ids.slice(1))).statusCode).toBe(400)
    expect((await arrange(orden.banner, ids)).json()).toEqual({ version: orden.banner + 1 })
    await until(async () =>
      expect((await banners()).map((row: { id_mini_banner: number }) => row.id_mini_banner)).toEqual(ids),
    )
    const { id_banner, version } = await made()
    expect((await arrange(orden.banner + 1, ids)).json()).toMatchObject({ error: 'EDITED_MEANWHILE' })
    await desk.post('staff/quitar-portada', { tipo: 'banner', id: id_banner, version })
  })
})

test('what is made under a key stands once, however often it is sent', async () => {
  const imagen = await uploaded('b'.repeat(32))
  const slide = { titulo: 'Otoño', imagen, enlace: '/shop/category/perros', boton: 'Ver' }
  const hasta = '2099-01-01T03:00:00.000Z'
  for (const [call, own, form] of [
    ['guardar-diapositiva', 'id_diapositiva', slide],
    ['guardar-banner', 'id_banner', { ...banner, imagen }],
    ['guardar-campana', 'id_campana', { titulo: 'Otoño', hasta }],
  ] as const) {
    const sent = { ...form, clave_idempotencia: randomUUID() }
    const one = (await desk.post(`staff/${call}`, sent)).json()
    const other = await desk.post(`staff/${call}`, { ...sent, titulo: 'Otoño e invierno' })
    expect([other.statusCode, other.json()]).toMatchObject([
      200,
      { [own]: one[own], datos: { titulo: 'Otoño e invierno' } },
    ])
  }
})

test('what is switched off, over or not begun is not shown, and stays at the desk', async () => {
  const shown = await titles()
  const { id_banner, version } = await made()
  await until(async () => expect(await titles()).toEqual([...shown, 'Invierno']))
  const times = [
    { activo: 0 },
    { activo: 1, hasta: '2020-01-01T00:00:00Z' },
    { desde: '2999-01-01T00:00:00Z', hasta: null },
  ]
  for (const [index, time] of times.entries()) {
    const saved = await desk.post('staff/guardar-banner', { id_banner, version: version + index, ...time })
    expect(saved.statusCode).toBe(200)
    await until(async () => expect(await titles()).toEqual(shown))
  }
  const { banners: rows } = await atDesk()
  expect(rows.at(-1)).toMatchObject({ id_banner, datos: { desde: '2999-01-01T00:00:00.000Z' } })
  await desk.post('staff/quitar-portada', { tipo: 'banner', id: id_banner, version: version + times.length })
})

test('the campaign that ends first of those that have begun is the one shown', async () => {
  const campaign = async () => (await wire.get('campana-vigente', {})).json()?.glosa_campana
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const own = (
    await desk.post('staff/guardar-campana', { titulo: 'Hora loca', texto: 'Corre.', hasta: soon })
  ).json()
  await until(async () => expect(await campaign()).toBe('Hora loca'))
  await desk.post('staff/guardar-campana', { id_campana: own.id_campana, version: own.version, activo: 0 })
  await until(async () => expect(await campaign()).toBe('Semana de la cola feliz'))
})

test.each([
  ['staff/guardar-banner', { ...banner, titulo: '' }, 'titulo'],
  ['staff/guardar-banner', { ...banner, imagen: 'fotos/nada/1.webp' }, 'imagen'],
  ['staff/guardar-banner', { ...banner, imagen: '' }, 'imagen'],
  ['staff/guardar-banner', { ...banner, enlace: 'javascript:alert(1)' }, 'enlace'],
  ['staff/guardar-banner', { ...banner, enlace: '//malo.example' }, 'enlace'],
  ['staff/guardar-banner', { ...banner, enlace: '/shop/category/nada' }, 'enlace'],
  ['staff/guardar-diapositiva', { titulo: 'Uno', boton: 'Ver', boton_en: 'See', enlace: '/' }, 'titulo_en'],
  ['staff/guardar-campana', { titulo: 'Semana' }, 'hasta'],
  [
    'staff/guardar-campana',
    { titulo: 'Semana', desde: '2030-02-01T00:00:00Z', hasta: '2030-01-01T00:00:00Z' },
    'hasta',
  ],
])('%s of %j is refused, and nothing is written', async (call, sent, field) => {
  const before = await atDesk()
  const refused = await desk.post(call, sent)
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json().fields)).toContain(field)
  expect(await atDesk()).toEqual(before)
})

test('a preview writes nothing, and is refused as a save is', async () => {
  const before = await atDesk()
  const imagen = await uploaded('c'.repeat(32))
  const preview = await desk.post('staff/previa-portada', { banner: { ...banner, imagen, activo: 0 } })
  expect(preview.json().direccion).toMatch(/^\/\?vista=[\w-]{43}$/)
  expect(await atDesk()).toEqual(before)
  const { rows } = await shop.database.pool.query('SELECT replies FROM previews')
  expect(rows.at(-1).replies.ConsultaMiniBanner.es[0].glosa_mini_banner).toBe('Invierno')
  const refused = await desk.post('staff/previa-portada', { banner: { ...banner, enlace: '' } })
  expect(refused.json().fields).toMatchObject({ enlace: 'FIELD_REQUIRED' })
})
