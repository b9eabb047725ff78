import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { until } from '#testing/until.ts'

let shop: TestShop
let wire: Wire
let desk: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop({ database: await createTestDatabase({ seeded: 'chile' }) })
  wire = testWire(shop.app)
  desk = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
})
afterAll(() => shop?.close())

const everywhere = { id_region: null, id_comuna: null, precio: 4990, desde_dias: 2, hasta_dias: 5 }
const rates = async () => (await wire.get('tarifas-despacho', {})).json()

test('an empty shop gets a branch and a carrier with rates, and shows them at once', async () => {
  const branch = await desk.post('staff/guardar-sucursal', {
    nombre: 'Centro',
    direccion: 'Calle Uno 1',
    id_comuna: 13110,
    telefono: '2 2345 6789',
  })
  expect(branch.json()).toMatchObject({ version: 1, datos: { telefono: '+56223456789' } })
  const [opened] = (await desk.get('staff/registro')).json()
  expect(opened.cambios).toContainEqual({ campo: 'comunaId', antes: '', despues: 'La Florida' })
  const made = await desk.post('staff/guardar-transportista', {
    nombre: 'Ruta Sur',
    id_tipo_despacho: 1,
    tarifas: [everywhere, { ...everywhere, id_region: 13, precio: 2990 }],
  })
  expect(made.json()).toMatchObject({ version: 1, responsable: 'Marta', datos: { activo: 1, descuento: 0 } })
  await until(async () => expect(await rates()).toHaveLength(1))
  await until(async () => expect((await wire.get('listar-sucursales', {})).json()).toHaveLength(1))

  const rateChanges = async () =>
    (await desk.get('staff/registro'))
      .json()[0]
      .cambios.filter(({ campo }: { campo: string }) => campo === 'rates')
  expect(await rateChanges()).toMatchObject([
    { antes: '', despues: expect.stringMatching(/^Chile: \$/) },
    { antes: '', despues: 'Metropolitana de Santiago: $2.990 (2–5 d)' },
  ])

  const { id_transportista: id, version } = made.json()
  const changed = await desk.post('staff/guardar-transportista', {
    id_transportista: id,
    version,
    descuento: 10,
  })
  expect(changed.json().datos).toEqual({ ...made.json().datos, descuento: 10 })
  const late = await desk.post('staff/guardar-transportista', { id_transportista: id, version, tarifas: [] })
  expect([late.statusCode, late.json().cambio]).toMatchObject([
    409,
    { version: 2, responsable: 'Marta', ahora: { descuento: 10, tarifas: made.json().datos.tarifas } },
  ])
  const same = { tarifas: made.json().datos.tarifas }
  await desk.post('staff/guardar-transportista', { id_transportista: id, version: 2, activo: 0, ...same })
  await until(async () => expect(await rates()).toEqual([]))
  const [entry] = (await desk.get('staff/registro')).json()
  expect(entry).toMatchObject({ accion: 'despacho-guardado', asunto: 'Ruta Sur' })
  expect(entry.cambios).toEqual([{ campo: 'active', antes: 'true', despues: 'false' }])
})

test.each([
  ['staff/guardar-transportista', { id_tipo_despacho: 1 }, 'nombre'],
  ['staff/guardar-transportista', { nombre: 'Otra', tarifas: [{ ...everywhere, id_comuna: 99 }] }, 'tarifas'],
  ['staff/guardar-transportista', { nombre: 'Otra', tarifas: [everywhere, everywhere] }, 'tarifas'],
  [
    'staff/guardar-transportista',
    { nombre: 'Otra', seguimiento: 'http://x.example/{numero}' },
    'seguimiento',
  ],
  ['staff/guardar-sucursal', { nombre: 'Sur', direccion: 'A 1', telefono: '223456789' }, 'id_comuna'],
  ['staff/guardar-sucursal', { nombre: 'Sur', id_comuna: 13110, telefono: '223456789' }, 'direccion'],
])('%s of %j is refused, and nothing is written', async (call, sent, field) => {
  const before = (await desk.get('staff/despacho')).json()
  const refused = await desk.post(call, sent)
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
  expect((await desk.get('staff/despacho')).json()).toEqual(before)
})

test('a kind of delivery is called as the desk says, and nobody goes by one that is switched off', async () => {
  await desk.post('staff/guardar-transportista', {
    nombre: 'Norte',
    id_tipo_despacho: 1,
    tarifas: [everywhere],
  })
  const offered = async (idioma = 'es') =>
    (await wire.get('listar-tipo-despacho', { idioma }))
      .json()
      .map((kind: { nombre_tipo_despacho: string }) => kind.nombre_tipo_despacho)
  await until(async () => expect(await offered()).toEqual(['Despacho a domicilio']))
  const [home] = (await desk.get('staff/despacho')).json().tipos
  const save = (version: number, fields: object) =>
    desk.post('staff/guardar-tipo-despacho', { id_tipo_despacho: 1, version, ...fields })
  const named = await save(home.version, { nombre: 'A tu puerta', nombre_en: 'To your door' })
  expect(named.json()).toMatchObject({
    version: home.version + 1,
    responsable: 'Marta',
    datos: { activo: 1 },
  })
  await until(async () => expect(await offered()).toEqual(['A tu puerta']))
  await until(async () => expect(await offered('en')).toEqual(['To your door']))
  expect((await save(home.version, { activo: 0 })).json()).toMatchObject({
    error: 'EDITED_MEANWHILE',
    cambio: { responsable: 'Marta', ahora: { nombre: 'A tu puerta' } },
  })
  expect((await save(home.version + 1, { nombre: '' })).json().fields).toEqual({ nombre: 'FIELD_REQUIRED' })
  await save(home.version + 1, { activo: 0 })
  await until(async () => expect(await offered()).toEqual([]))
  await until(async () => expect(await rates()).toEqual([]))
  const [entry] = (await desk.get('staff/registro')).json()
  expect(entry.cambios).toEqual([{ campo: 'active', antes: 'true', despues: 'false' }])
  await save(home.version + 2, { activo: 1, nombre: home.datos.nombre, nombre_en: '' })
  await until(async () => expect(await offered()).toEqual(['Despacho a domicilio']))
})

test.each([
  [
    'guardar-sucursal',
    'id_sucursal',
    { nombre: 'Ñuñoa', direccion: 'Irarrázaval 1', id_comuna: 13120, telefono: '+56912345678' },
  ],
  ['guardar-transportista', 'id_transportista', { nombre: 'Valles', id_tipo_despacho: 1, tarifas: [] }],
] as const)(
  '%s makes one under a key, as it is sent last, and nobody writes over what another saved',
  async (call, own, form) => {
    const key = { clave_idempotencia: randomUUID() }
    const send = (fields: object) => desk.post(`staff/${call}`, { ...form, ...key, ...fields })
    const replies = await Promise.all([send({}), send({}), send({})])
    const ids = replies.map((reply) => reply.json()[own])
    expect([replies.map((reply) => reply.statusCode), new Set(ids).size]).toEqual([[200, 200, 200], 1])
    const [id] = ids
    const again = await send({ nombre: 'Otro nombre' })
    expect(again.json()).toMatchObject({ [own]: id, datos: { nombre: 'Otro nombre' } })
    const { version } = again.json()
    const hugo = await testSignedIn(shop, { role: 'manager', name: 'Hugo' })
    await hugo.post(`staff/${call}`, { [own]: id, version, nombre: 'De Hugo' })
    const late = await send({})
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { error: 'EDITED_MEANWHILE', cambio: { responsable: 'Hugo', ahora: { nombre: 'De Hugo' } } },
    ])
    const over = await send({ version: version + 1 })
    expect(over.json()).toMatchObject({ [own]: id, datos: { nombre: form.nombre } })
    expect((await desk.post(`staff/${call}`, form)).json()[own]).not.toBe(id)
  },
)
