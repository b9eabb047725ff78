import { afterAll, beforeAll, expect, test } from 'vitest'
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

type Entry = { titulo: string; titulo_en: string; enlace: string; entradas: Entry[] }

const menu = async (name: string): Promise<{ version: number; datos: { entradas: Entry[] } }> =>
  (await desk.get('staff/menus')).json().find(({ nombre }: { nombre: string }) => nombre === name)
const bar = async (query = {}) => (await wire.get('menu-horizontal-web', query)).json()
const save = (sent: object) => desk.post('staff/guardar-menu', sent)

test('a menu is edited whole: order, panels, and what is said in another language', async () => {
  const shown = await bar()
  const { version, datos } = await menu('horizontal')
  const blog = datos.entradas.find(({ enlace }) => enlace === '/blog') as Entry
  const others = datos.entradas.filter((entry) => entry !== blog)
  const entradas = [{ ...blog, titulo: 'Consejos', titulo_en: 'Advice' }, ...others]
  const saved = await save({ nombre: 'horizontal', version, entradas })
  expect(saved.json()).toMatchObject({ version: version + 1, responsable: 'Marta', datos: { entradas } })
  await until(async () => expect((await bar())[0].title).toBe('Consejos'))
  expect((await bar()).slice(1)).toEqual(shown.filter(({ url }: { url: string }) => url !== '/blog'))
  expect((await bar({ idioma: 'en' }))[0]).toMatchObject({ title: 'Advice', url: '/blog' })

  const late = await save({ nombre: 'horizontal', version, entradas: [] })
  expect([late.statusCode, late.json().cambio]).toMatchObject([
    409,
    { version: version + 1, responsable: 'Marta', ahora: { entradas } },
  ])
  const [entry] = (await desk.get('staff/registro')).json()
  expect(entry).toMatchObject({ accion: 'contenido-guardado', asunto: 'menu horizontal' })
  expect(entry.cambios).toMatchObject([
    { campo: 'entries', antes: 'Blog → /blog', despues: '' },
    { campo: 'entries', antes: '', despues: 'Consejos → /blog' },
    { campo: 'entriesEn', antes: expect.stringMatching(/^Blog: /), despues: '' },
    { campo: 'entriesEn', antes: '', despues: 'Consejos: Advice' },
    { campo: 'entriesRu', antes: expect.stringMatching(/^Blog: /), despues: '' },
    { campo: 'entriesRu', antes: '', despues: expect.stringMatching(/^Consejos: /) },
  ])
})

test('a text in another language is forgotten where it is emptied, and stays where another menu has the entry', async () => {
  const { version, datos } = await menu('movil')
  const [first] = datos.entradas as [Entry, ...Entry[]]
  expect(first.titulo_en).not.toBe('')
  const bare = { titulo: first.titulo, enlace: first.enlace }
  await save({ nombre: 'movil', version, entradas: [] })
  await save({ nombre: 'movil', version: version + 1, entradas: [bare] })
  const [again] = (await menu('movil')).datos.entradas
  expect(again).toMatchObject({ titulo: first.titulo, titulo_en: first.titulo_en })
  await save({ nombre: 'movil', version: version + 2, entradas: [bare] })
  expect((await menu('movil')).datos.entradas[0]).toMatchObject({ titulo_en: '' })
})

const blog = { titulo: 'Blog', enlace: '/blog' }

test.each([
  [{ entradas: [{ titulo: '', enlace: '/blog' }] }, 'entradas.0.titulo'],
  [{ entradas: [{ titulo: 'Malo', enlace: 'javascript:alert(1)' }] }, 'entradas.0.enlace'],
  [{ entradas: [{ titulo: 'Nada', enlace: '/shop/category/nada' }] }, 'enlace /shop/category/nada'],
  [{ entradas: [blog, { ...blog, titulo: 'Otro' }] }, 'entradas'],
])('%j is refused, and nothing is written', async (sent, field) => {
  const before = await menu('megamenu')
  const refused = await save({ nombre: 'megamenu', version: before.version, ...sent })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
  expect(await menu('megamenu')).toEqual(before)
})

test('a preview has the menu that is not saved', async () => {
  const before = await menu('horizontal')
  const { direccion } = (
    await desk.post('staff/previa-menu', { nombre: 'horizontal', entradas: [blog] })
  ).json()
  expect(direccion).toMatch(/^\/\?vista=/)
  expect(await menu('horizontal')).toEqual(before)
  const { rows } = await shop.database.pool.query('SELECT replies FROM previews')
  expect(rows.at(-1).replies['menu-horizontal-web'].es).toMatchObject([{ title: 'Blog', url: '/blog' }])
})
