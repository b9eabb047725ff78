import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { besideWriter } from '#testing/database/waiting-for-locks.ts'
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

const save = (sent: object) => desk.post('staff/guardar-pagina', sent)
const shown = (url: string, idioma = 'es') => wire.get('pagina', { url, idioma })
const made = async (titulo: string, rest: object = {}) => (await save({ titulo, ...rest })).json()

describe('a page', () => {
  test('is a draft until it is published, and shown at once then', async () => {
    const contenido = '## Quién\n\nQuien <b>compra</b>.'
    const draft = await made('Bases del sorteo', { contenido, descripcion_seo: 'Cómo se gana.' })
    expect(draft).toMatchObject({ version: 1, responsable: 'Marta', datos: { url: 'bases-del-sorteo' } })
    expect((await shown('bases-del-sorteo')).statusCode).toBe(404)
    const { id_pagina, version } = draft
    const published = await save({ id_pagina, version, publicado: 1, titulo_en: 'Rules', contenido_en: 'Hi' })
    expect(published.json().datos).toEqual({
      ...draft.datos,
      publicado: 1,
      titulo_en: 'Rules',
      contenido_en: 'Hi',
    })
    await until(async () =>
      expect((await shown('bases-del-sorteo')).json()).toEqual({
        url: 'bases-del-sorteo',
        titulo: 'Bases del sorteo',
        contenido: expect.stringContaining('&lt;b&gt;'),
        titulo_seo: '',
        descripcion_seo: 'Cómo se gana.',
      }),
    )
    expect((await shown('bases-del-sorteo', 'en')).json()).toMatchObject({ titulo: 'Rules' })
    expect((await shown('bases-del-sorteo', 'ru')).json()).toMatchObject({
      idioma: 'es',
      titulo: 'Bases del sorteo',
    })
    const [entry] = (await desk.get('staff/registro')).json()
    expect(entry.cambios).toContainEqual({ campo: 'isPublished', antes: 'false', despues: 'true' })
  })

  test('is suggested to who searches for words of its title, in their language, once it is published', async () => {
    const { id_pagina, version } = await made('Feria de adopción', {
      contenido: 'El sábado.',
      titulo_en: 'Adoption fair',
      contenido_en: 'On Saturday.',
    })
    const suggested = async (texto: string, idioma = 'es') => {
      const sent = { id_filtro: '1', texto, limitCategories: '4', idioma }
      return (await wire.get('FiltrarProducto', sent)).json().paginas
    }
    expect(await suggested('adopcion')).toBeUndefined()
    await save({ id_pagina, version, publicado: 1 })
    const page = { url: 'feria-de-adopcion', titulo: 'Feria de adopción' }
    await until(async () => expect(await suggested('feria de ADOPC')).toEqual([page]))
    expect(await suggested('fair', 'en')).toEqual([{ ...page, titulo: 'Adoption fair' }])
    expect(await suggested('adopcion', 'ru')).toEqual([{ ...page, idioma: 'es' }])
    expect(await suggested('opcion')).toBeUndefined()
  })

  test('is found at an address that it had, until another takes it', async () => {
    const { id_pagina } = await made('Donde estaba', { contenido: 'Uno', publicado: 1 })
    await save({ id_pagina, version: 1, url: 'donde-esta' })
    await until(async () => expect((await shown('donde-estaba')).json()).toMatchObject({ url: 'donde-esta' }))
    await made('Otra', { contenido: 'Dos', publicado: 1, url: 'donde-estaba' })
    await until(async () => expect((await shown('donde-estaba')).json()).toMatchObject({ titulo: 'Otra' }))
    await save({ id_pagina, version: 2, publicado: 0 })
    await until(async () => expect((await shown('donde-esta')).statusCode).toBe(404))
  })

  test('is not written over, nor taken away, when somebody has saved meanwhile', async () => {
    const { id_pagina, version, datos } = await made('Dos que escriben')
    await save({ id_pagina, version, contenido: 'Otro' })
    const late = await save({ id_pagina, version, titulo: 'Tres' })
    expect([late.statusCode, late.json().cambio]).toMatchObject([
      409,
      { version: 2, responsable: 'Marta', ahora: { ...datos, contenido: 'Otro' } },
    ])
    expect((await desk.post('staff/quitar-pagina', { id_pagina, version })).statusCode).toBe(409)
    expect((await desk.post('staff/quitar-pagina', { id_pagina, version: 2 })).statusCode).toBe(200)
    expect((await desk.get('staff/pagina', { id_pagina: `${id_pagina}` })).statusCode).toBe(404)
  })

  test('is previewed as the shop would show it, and nothing is saved', async () => {
    const before = (await desk.get('staff/paginas')).json()
    const sent = { titulo: 'Solo una idea', contenido: '## Antes' }
    const { direccion } = (await desk.post('staff/previa-pagina', sent)).json()
    expect(direccion).toMatch(/^\/pagina\/solo-una-idea\?vista=[\w-]{43}$/)
    const { rows } = await shop.database.pool.query('SELECT replies FROM previews')
    expect(rows.at(-1).replies.pagina.es).toMatchObject({ contenido: expect.stringContaining('<h2>Antes') })
    expect((await desk.get('staff/paginas')).json()).toEqual(before)
  })
})

test.each([
  [{ contenido: 'Uno' }, { titulo: 'FIELD_REQUIRED' }],
  [{ titulo: 'ↀ' }, { url: 'FIELD_REQUIRED' }],
  [{ titulo: 'Uno', publicado: 1 }, { contenido: 'FIELD_REQUIRED' }],
  [{ titulo: 'Uno', contenido_ru: 'Раз' }, { titulo_ru: 'FIELD_REQUIRED' }],
  [{ titulo: 'Uno', url: 'trabaja-con-nosotros' }, { url: 'SLUG_TAKEN' }],
])('%j is refused', async (sent, fields) => {
  const refused = await save(sent)
  expect([refused.statusCode >= 400, refused.json().fields]).toEqual([true, fields])
})

test('of two that take one address at once, the second is refused', async () => {
  const first = "INSERT INTO site_pages (slug, title, body) VALUES ('a-la-vez', 'A la vez', '')"
  const second = await besideWriter(shop.database, first, () => save({ titulo: 'A la vez' }))
  expect([second.statusCode, second.json()]).toMatchObject([
    400,
    { error: 'SLUG_TAKEN', fields: { url: 'SLUG_TAKEN' } },
  ])
})

test('pages are listed from the last on, by their words and state', async () => {
  const { id_pagina } = await made('Zarigüeya de la lista', { contenido: 'Uno' })
  const [first, second] = (await desk.get('staff/paginas')).json()
  expect(first).toMatchObject({
    id_pagina,
    titulo: 'Zarigüeya de la lista',
    publicado: 0,
    responsable: 'Marta',
  })
  expect((await desk.get('staff/paginas', { tras: `${id_pagina}` })).json()[0]).toEqual(second)
  const found = async (query: Record<string, string>) =>
    (await desk.get('staff/paginas', query)).json().length
  expect(await found({ texto: 'ZARIGUEYA lista' })).toBe(1)
  expect(await found({ texto: 'zarigüeya', estado: 'publicado' })).toBe(0)
})

test('a menu leads to pages that there are', async () => {
  const { rows } = await shop.database.pool.query(`SELECT version FROM menus WHERE name = 'mobile'`)
  const saved = (enlace: string) =>
    desk.post('staff/guardar-menu', {
      nombre: 'movil',
      version: rows[0].version,
      entradas: [{ titulo: 'Una', enlace }],
    })
  expect((await saved('/pagina/no-hay')).statusCode).toBe(400)
  expect((await saved('/pagina/trabaja-con-nosotros')).statusCode).toBe(200)
})
