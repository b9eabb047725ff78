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

type Kept = { id_marca: number; version: number }

const seen = ({ id_marca, version }: Kept) => ({ id_marca, version })
const add = async (nombre: string): Promise<Kept> =>
  (await ana.post('staff/agregar-marca', { nombre })).json()
const shown = async (): Promise<{ id_marca: number; direcciones_anteriores?: string[] }[]> =>
  (await wire.get('listar-marca-imagenes', {})).json()
const listed = async (slug: string): Promise<number> =>
  (await wire.get('listar-productos', { urlamigable_marca: slug })).json().total

test('a save changes what it names, once, and the former address is told', async () => {
  const before = await add('Canelo')
  const saved = await ana.post('staff/guardar-marca', {
    ...seen(before),
    urlamigable: 'canelo-sur',
    pais: 'Chile',
  })
  expect(saved.json()).toMatchObject({ version: 2, datos: { nombre: 'Canelo', pais: 'Chile' } })
  const late = await ana.post('staff/guardar-marca', { ...seen(before), nombre: 'Otra' })
  expect([late.statusCode, late.json().cambio]).toMatchObject([
    409,
    { version: 2, responsable: 'Ana', ahora: { nombre: 'Canelo', urlamigable: 'canelo-sur' } },
  ])
  for (const [changes, field, code] of [
    [{ urlamigable: 'andino' }, 'urlamigable', 'SLUG_TAKEN'],
    [{ imagen: 'fotos/0123456789abcdef0123456789abcdef/640.webp' }, 'imagen', 'FIELD_INVALID'],
  ] as const) {
    const refused = await ana.post('staff/guardar-marca', { ...seen(saved.json()), ...changes })
    expect(refused.json().fields).toEqual({ [field]: code })
  }
  await until(async () =>
    expect((await shown()).find((each) => each.id_marca === before.id_marca)).toMatchObject({
      urlamigable_marca: 'canelo-sur',
      direcciones_anteriores: ['canelo'],
    }),
  )
})

test('no two are called the same, also after one was renamed', async () => {
  const [maiten, arrayan] = [await add('Maitén'), await add('Arrayán')]
  const save = async (brand: Kept, nombre: string) =>
    (await ana.post('staff/guardar-marca', { ...seen(brand), nombre })).json()
  expect(await save(maiten, 'ARRAYAN')).toMatchObject({
    error: 'NAME_TAKEN',
    fields: { nombre: 'NAME_TAKEN' },
  })
  expect(await save(arrayan, 'ARRAYÁN')).toMatchObject({ datos: { nombre: 'ARRAYÁN' } })
  expect(await save(maiten, 'Boldo')).toMatchObject({
    datos: { nombre: 'Boldo', urlamigable: 'maiten' },
  })
  expect((await ana.post('staff/agregar-marca', { nombre: 'boldo' })).json().error).toBe('NAME_TAKEN')
})

test('one that becomes another gives it products, history and address; one in use stays', async () => {
  const all: (Kept & { datos: { urlamigable: string } })[] = (await ana.get('staff/marcas')).json()
  const [from, to] = ['andino', 'ruca'].map((slug) => all.find(({ datos }) => datos.urlamigable === slug))
  if (!from || !to) throw new Error('The demonstration has no such brands.')
  const [mine, theirs] = [await listed('andino'), await listed('ruca')]
  const used = await ana.post('staff/quitar-marca', seen(from))
  expect([used.statusCode, used.json().error]).toEqual([409, 'BRAND_IN_USE'])
  const itself = await ana.post('staff/quitar-marca', { ...seen(from), unir_con: from.id_marca })
  expect(itself.json().fields).toEqual({ unir_con: 'FIELD_INVALID' })
  const [product] = (await ana.get('staff/productos', { id_marca: String(from.id_marca) })).json()
  const merged = await ana.post('staff/quitar-marca', { ...seen(from), unir_con: to.id_marca })
  expect(merged.json().productos_movidos).toBeGreaterThanOrEqual(mine)
  await until(async () => expect(await listed('ruca')).toBe(mine + theirs))
  const [change] = (await ana.get('staff/historial-producto', { id_producto: product.id_producto })).json()
  expect(change.cambios).toEqual([{ campo: 'id_marca', antes: from.id_marca, despues: to.id_marca }])
  await until(async () =>
    expect(
      (await shown()).find(({ id_marca }) => id_marca === to.id_marca)?.direcciones_anteriores,
    ).toContain('andino'),
  )
  const [entry] = (await ana.get('staff/registro')).json()
  expect(entry).toMatchObject({ accion: 'marcas-unidas', cambios: [{ campo: 'nombre' }] })
})

test('one without products goes, and agents change none', async () => {
  const alone = await add('Sin nada')
  const agent = await testSignedIn(shop, { role: 'agent', name: 'Lía' })
  for (const call of ['staff/guardar-marca', 'staff/quitar-marca'])
    expect((await agent.post(call, seen(alone))).json().error).toBe('ROLE_FORBIDDEN')
  expect((await ana.post('staff/quitar-marca', seen(alone))).json()).toEqual({ productos_movidos: 0 })
})
