import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { until } from '#testing/until.ts'

let shop: TestShop
let wire: Wire
let ana: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  wire = testWire(shop.app)
  ana = await testSignedIn(shop, { role: 'owner', name: 'Ana' })
})
afterAll(() => shop?.close())

type Kept = { id_categoria: number; id_padre: number | null; version: number; datos: { urlamigable: string } }

const tree = async (): Promise<Kept[]> => (await ana.get('staff/categorias')).json()
const at = async (slug: string): Promise<Kept> => {
  const found = (await tree()).find(({ datos }) => datos.urlamigable === slug)
  if (!found) throw new Error(`There is no category ${slug}.`)
  return found
}
const seen = ({ id_categoria, version }: Kept) => ({ id_categoria, version })
const add = async (nombre: string, below?: Kept): Promise<Kept> =>
  (
    await ana.post('staff/agregar-categoria', { nombre, ...(below && { id_padre: below.id_categoria }) })
  ).json()
const shown = async (): Promise<{ urlamigable_categoria: string; cantidad_productos: number }[]> =>
  (await wire.get('listar-categorias', {})).json()
const slugs = async () => (await shown()).map((each) => each.urlamigable_categoria)

/** What the shop lists of a category. */
const listed = async (slug: string): Promise<number> =>
  (await wire.get('listar-productos', { urlamigable_categoria: slug })).json().total

test('a save changes what it names, once, and the shop shows it by both addresses', async () => {
  const before = await add('Aves de corral')
  const changes = {
    urlamigable: 'gallinas',
    descripcion: 'Para el gallinero.',
    titulo_seo: 'Todo para gallinas',
    en: { nombre: 'Poultry', descripcion: '', titulo_seo: 'All for hens', descripcion_seo: '' },
  }
  const saved = await ana.post('staff/guardar-categoria', { ...seen(before), ...changes })
  expect(saved.json()).toMatchObject({ version: 2, responsable: 'Ana', datos: { nombre: 'Aves de corral' } })
  const late = await ana.post('staff/guardar-categoria', { ...seen(before), nombre: 'Otra' })
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { error: 'EDITED_MEANWHILE', cambio: { version: 2, responsable: 'Ana', ahora: changes } },
  ])
  const by = async (slug: string, idioma = 'es') =>
    (await wire.get('categoria', { urlamigable_categoria: slug, idioma })).json()
  await until(async () =>
    expect(await by('aves-de-corral')).toMatchObject({
      urlamigable_categoria: 'gallinas',
      titulo_seo: 'Todo para gallinas',
      direcciones_anteriores: ['aves-de-corral'],
    }),
  )
  expect(await by('gallinas', 'en')).toMatchObject({ glosa_categoria: 'Poultry', titulo_seo: 'All for hens' })
  const [entry] = (await ana.get('staff/registro')).json()
  expect(entry).toMatchObject({ accion: 'categoria-guardada', asunto: 'Aves de corral' })
  expect(entry.cambios).toContainEqual({ campo: 'slug', antes: 'aves-de-corral', despues: 'gallinas' })
})

test('an address that another has, a picture that there is not and a tree of its own below another are refused', async () => {
  const below = await add('Nidos', await at('gallinas'))
  for (const [changes, field, code] of [
    [{ urlamigable: 'perros' }, 'urlamigable', 'SLUG_TAKEN'],
    [{ imagen: 'fotos/0123456789abcdef0123456789abcdef/640.webp' }, 'imagen', 'FIELD_INVALID'],
    [{ arbol: 'vehicles' }, 'arbol', 'FIELD_INVALID'],
  ] as const) {
    const refused = await ana.post('staff/guardar-categoria', { ...seen(below), ...changes })
    expect(refused.json().fields).toEqual({ [field]: code })
  }
})

test('a move takes its products to the lists above and back, keeps the order and refuses circles', async () => {
  const [dogs, food] = [await at('perros'), await at('perros-alimentos')]
  const [before, ofFood, ofCats] = [
    await listed('perros'),
    await listed('perros-alimentos'),
    await listed('gatos'),
  ]
  const circle = await ana.post('staff/mover-categoria', { ...seen(dogs), id_padre: food.id_categoria })
  expect(circle.json().fields).toEqual({ id_padre: 'CATEGORY_CYCLE' })
  const cats = await at('gatos')
  const [first] = (await tree()).filter((each) => each.id_padre === cats.id_categoria)
  const stranger = { ...seen(food), id_padre: cats.id_categoria, antes_de: dogs.id_categoria }
  expect((await ana.post('staff/mover-categoria', stranger)).json().fields).toEqual({ antes_de: 'NOT_FOUND' })
  const moved = await ana.post('staff/mover-categoria', { ...stranger, antes_de: first?.id_categoria })
  const sisters = moved.json().filter((each: Kept) => each.id_padre === cats.id_categoria)
  expect(sisters[0]).toMatchObject({ id_categoria: food.id_categoria, version: food.version + 1 })
  await until(async () => expect(await listed('gatos')).toBe(ofCats + ofFood))
  expect(await listed('perros')).toBe(before - ofFood)
  const late = await ana.post('staff/mover-categoria', seen(food))
  expect(late.json().error).toBe('EDITED_MEANWHILE')
  const back = { ...seen(sisters[0]), id_padre: dogs.id_categoria }
  expect((await ana.post('staff/mover-categoria', back)).statusCode).toBe(200)
  await until(async () => expect(await listed('perros')).toBe(before))
  expect(await listed('gatos')).toBe(ofCats)
})

test('what a tree holds for follows the root', async () => {
  const root = await add('Motos')
  const wheel = await add('Ruedas de moto', root)
  await ana.post('staff/guardar-categoria', { ...seen(root), arbol: 'vehicles' })
  expect((await at('ruedas-de-moto')).datos).toMatchObject({ arbol: 'vehicles' })
  await ana.post('staff/mover-categoria', { ...seen(wheel), id_padre: (await at('gatos')).id_categoria })
  expect((await at('ruedas-de-moto')).datos).toMatchObject({ arbol: 'pets' })
})

test('a hidden category is shown nowhere, nor what is below it, and its products stay for sale', async () => {
  const food = await at('gatos-alimentos')
  const [item] = (await wire.get('listar-productos', { urlamigable_categoria: 'gatos-alimentos' })).json()
    .items
  const hide = await ana.post('staff/guardar-categoria', { ...seen(await at('gatos')), oculta: 1 })
  await until(async () => expect(await slugs()).not.toContain('gatos'))
  expect(await slugs()).not.toContain('gatos-alimentos')
  expect((await wire.get('categoria', { urlamigable_categoria: 'gatos' })).statusCode).toBe(404)
  const product = (await wire.get('ver-producto', { urlamigable_producto: item.urlamigable })).json()
  expect(product.categorias).toEqual([])
  const suggested = (await wire.get('FiltrarProducto', { texto: 'gatos' })).json()
  expect(JSON.stringify(suggested)).not.toContain('"gatos-alimentos"')
  await ana.post('staff/guardar-categoria', { ...seen(hide.json()), oculta: 0 })
  await until(async () => expect(await slugs()).toContain(food.datos.urlamigable))
})

test('a category goes when it is empty, or its products go elsewhere, each with its history', async () => {
  const [from, to] = [await add('Vieja'), await add('Nueva')]
  const [product] = (await ana.get('staff/productos')).json()
  const { version, categorias } = (
    await ana.get('staff/producto', { id_producto: product.id_producto })
  ).json()
  await ana.post('staff/guardar-producto', {
    id_producto: product.id_producto,
    version,
    cambios: { categorias: [...categorias, from.id_categoria] },
  })
  const full = await ana.post('staff/quitar-categoria', seen(from))
  expect([full.statusCode, full.json().error]).toEqual([409, 'CATEGORY_NOT_EMPTY'])
  const removed = await ana.post('staff/quitar-categoria', { ...seen(from), mover_a: to.id_categoria })
  expect(removed.json()).toEqual({ productos_movidos: 1 })
  const now = (await ana.get('staff/producto', { id_producto: product.id_producto })).json()
  expect([now.version, now.categorias]).toEqual([version + 2, [...categorias, to.id_categoria]])
  const [change] = (await ana.get('staff/historial-producto', { id_producto: product.id_producto })).json()
  expect(change).toMatchObject({
    version: version + 2,
    cambios: [{ campo: 'categorias', despues: now.categorias }],
  })
  await until(async () => expect(await slugs()).not.toContain('vieja'))
  expect(await listed('vieja')).toBe(1)
  expect((await ana.post('staff/quitar-categoria', seen(from))).json().error).toBe('NOT_FOUND')
})

test('one with others below it, or that a coupon names, stays', async () => {
  expect((await ana.post('staff/quitar-categoria', seen(await at('perros')))).json().error).toBe(
    'CATEGORY_NOT_EMPTY',
  )
  const named = await add('De un cupón')
  await shop.database.pool.query(
    'INSERT INTO coupon_categories (coupon_id, category_id) SELECT min(id), $1 FROM coupons',
    [named.id_categoria],
  )
  expect((await ana.post('staff/quitar-categoria', seen(named))).json().error).toBe('CATEGORY_IN_USE')
})

test('agents look at the tree and do not write it', async () => {
  const agent = await testSignedIn(shop, { role: 'agent', name: 'Lía' })
  expect((await agent.get('staff/categorias')).statusCode).toBe(200)
  for (const call of ['staff/guardar-categoria', 'staff/mover-categoria', 'staff/quitar-categoria'])
    expect((await agent.post(call, seen(await at('gatos')))).json().error).toBe('ROLE_FORBIDDEN')
})
