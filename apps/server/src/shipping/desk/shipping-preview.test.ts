import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof testSignedIn>>
let carrier: { id: number; version: number }
beforeAll(async () => {
  shop = await openTestShop({ database: await createTestDatabase({ seeded: 'chile' }) })
  desk = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
  const rate = { id_region: null, id_comuna: null, precio: 5000, desde_dias: 1, hasta_dias: 2 }
  const made = await desk.post('staff/guardar-transportista', {
    nombre: 'Ruta Sur',
    id_tipo_despacho: 1,
    minuto_corte: 720,
    tarifas: [rate, { ...rate, id_region: 13, precio: 3000 }],
  })
  carrier = { id: made.json().id_transportista, version: made.json().version }
})
afterAll(() => shop?.close())

/** A Monday, in La Florida, before the carrier's last minute. */
const sample = { id_comuna: 13110, peso: 2, subtotal: 10_000, dia: '2026-11-30', minuto: 600 }

type Carrier = Record<'nombre' | 'precio' | 'neto' | 'total' | 'llega', unknown>
type Kind = { id_tipo_despacho: number; nombre: Record<string, string>; transportistas: Carrier[] }

async function preview(draft: object, order: object = {}) {
  const reply = await desk.post('staff/previa-despacho', { ...sample, ...order, ...draft })
  return reply.json() as { hoy: Kind[]; borrador: Kind[] }
}

const told = (kinds: Kind[]) =>
  kinds.flatMap(({ transportistas }) =>
    transportistas.map(({ nombre, neto, total, llega }) => [nombre, neto, total, llega]),
  )
const on = (desde: string, hasta: string) => ({ desde, hasta })

/** All rows that a preview writes on its way. */
async function rows(): Promise<unknown> {
  const tables = ['carriers', 'carrier_rates', 'dispatch_kinds', 'settings', 'staff_actions']
  const found = []
  for (const table of tables)
    found.push((await shop.database.pool.query(`SELECT * FROM ${table} ORDER BY 1::text`)).rows)
  return found
}

test('rates that are not saved are told by the checkout’s rule beside what stands, and nothing is written', async () => {
  const before = await rows()
  const rate = { id_region: null, id_comuna: null, precio: 7000, desde_dias: 3, hasta_dias: 4 }
  const tarifas = [rate, { ...rate, id_comuna: 13110, precio: 2000, desde_dias: 1, hasta_dias: 1 }]
  const draft = { id_transportista: carrier.id, descuento: 50, tarifas }
  const found = await preview({ transportista: draft })
  expect(told(found.hoy)).toEqual([['Ruta Sur', 3000, 13_000, on('2026-12-01', '2026-12-02')]])
  expect(told(found.borrador)).toEqual([['Ruta Sur', 1000, 11_000, on('2026-12-01', '2026-12-01')]])
  expect(await rows()).toEqual(before)

  const saved = await desk.post('staff/guardar-transportista', {
    id_transportista: carrier.id,
    version: carrier.version,
    descuento: 50,
    tarifas,
  })
  carrier.version = saved.json().version
  const shoppers = await testWire(shop.app).post('listar-transportistas', {
    id_comuna: 13110,
    id_tipo_despacho: 1,
    productos: [{ id_producto: 1, cantidad: 1 }],
  })
  const [{ precio_transportista, descuento, plazo }] = shoppers.json()
  expect({ precio_transportista, descuento }).toEqual({ precio_transportista: 2000, descuento: 50 })
  expect(plazo.hasta - plazo.desde).toBe(0)
  expect((await preview({})).hoy).toEqual(found.borrador)
})

test('what is ordered after the last minute, on another day or in another place is told of that', async () => {
  expect(told((await preview({}, { minuto: 720 })).hoy)).toMatchObject([
    ['Ruta Sur', 1000, 11_000, on('2026-12-02', '2026-12-02')],
  ])
  expect(told((await preview({}, { id_comuna: 1101 })).hoy)).toMatchObject([
    ['Ruta Sur', 3500, 13_500, on('2026-12-03', '2026-12-04')],
  ])
  const later = await preview({ transportista: { id_transportista: carrier.id, minuto_corte: 540 } })
  expect(told(later.borrador)).toMatchObject([['Ruta Sur', 1000, 11_000, on('2026-12-02', '2026-12-02')]])
})

test('a parcel above what a carrier’s own rates carry has no price in its preview', async () => {
  await shop.database.pool.query(
    'INSERT INTO carrier_bands (carrier_id, up_to_kg, percent) VALUES ($1, 3, 100), ($1, 6, 150)',
    [carrier.id],
  )
  const prices = async (peso: number) =>
    (await preview({}, { peso })).hoy[0]?.transportistas.map(({ neto, total }) => [neto, total])
  expect([await prices(2), await prices(5), await prices(9)]).toEqual([
    [[1000, 11_000]],
    [[1500, 11_500]],
    [[null, null]],
  ])
})

test('a new carrier is offered beside those that there are, and one that is switched off is not', async () => {
  const rate = { id_region: null, id_comuna: null, precio: 900, desde_dias: 0, hasta_dias: 0 }
  const made = await preview({ transportista: { nombre: 'Bici', id_tipo_despacho: 1, tarifas: [rate] } })
  expect(told(made.borrador).map(([nombre]) => nombre)).toEqual(['Bici', 'Ruta Sur'])
  const off = await preview({ transportista: { id_transportista: carrier.id, activo: 0 } })
  expect([off.hoy.length, off.borrador]).toEqual([1, []])
})

test('a kind of delivery is called as the draft says in each language, and is gone where it is switched off', async () => {
  const before = await rows()
  const named = await preview({
    tipo: { id_tipo_despacho: 1, nombre: 'A tu puerta', nombre_en: 'To your door' },
  })
  expect(named.hoy[0]?.nombre).toMatchObject({ es: 'Despacho a domicilio', en: 'Home delivery' })
  expect(named.borrador[0]?.nombre).toMatchObject({ es: 'A tu puerta', en: 'To your door' })
  expect((await preview({ tipo: { id_tipo_despacho: 1, activo: 0 } })).borrador).toEqual([])
  expect(await rows()).toEqual(before)
})

test('holidays that are not saved move the days that are promised', async () => {
  const before = await rows()
  const closing = { agregados: [{ dia: '2026-12-01', nombre: 'Inventario' }], quitados: [] }
  const closed = await preview({ feriados: closing })
  expect(told(closed.hoy)[0]?.[3]).toEqual(on('2026-12-01', '2026-12-01'))
  expect(told(closed.borrador)[0]?.[3]).toEqual(on('2026-12-02', '2026-12-02'))
  // 8 December is a public holiday.
  const monday = { dia: '2026-12-07' }
  const worked = await preview({ feriados: { agregados: [], quitados: ['2026-12-08'] } }, monday)
  expect(told(worked.hoy)[0]?.[3]).toEqual(on('2026-12-09', '2026-12-09'))
  expect(told(worked.borrador)[0]?.[3]).toEqual(on('2026-12-08', '2026-12-08'))
  expect(await rows()).toEqual(before)
})

test.each([
  [{ transportista: { id_tipo_despacho: 1 } }, 400, 'INVALID_REQUEST', ['nombre']],
  [
    {
      transportista: {
        nombre: 'Otra',
        tarifas: [{ id_region: null, id_comuna: 99, precio: 1, desde_dias: 1, hasta_dias: 1 }],
      },
    },
    400,
    'INVALID_REQUEST',
    ['tarifas'],
  ],
  [{ transportista: { id_transportista: 2_000_000_000, activo: 0 } }, 404, 'NOT_FOUND', []],
  [{ id_comuna: 99 }, 404, 'NOT_FOUND', []],
])('%j is refused as a save would be', async (draft, status, error, fields) => {
  const refused = await desk.post('staff/previa-despacho', { ...sample, ...draft })
  expect([refused.statusCode, refused.json().error]).toEqual([status, error])
  expect(Object.keys(refused.json().fields ?? {})).toEqual(fields)
})

test('the dearest rate that there may be has a price, and a day that no calendar reaches is refused', async () => {
  const rate = { id_region: null, id_comuna: null, precio: 100_000_000, desde_dias: 1, hasta_dias: 1 }
  const dear = { transportista: { id_transportista: carrier.id, descuento: 0, tarifas: [rate] } }
  const { borrador } = await preview(dear, { subtotal: 100_000_000 })
  expect(told(borrador).map(([, , total]) => total)).toContain(200_000_000)
  const dearer = { ...dear.transportista, tarifas: [{ ...rate, precio: 100_000_001 }] }
  for (const [asked, field] of [
    [{ transportista: dearer }, 'transportista.tarifas.0.precio'],
    [{ dia: '9999-12-31' }, 'dia'],
  ] as const) {
    const reply = await desk.post('staff/previa-despacho', { ...sample, ...asked })
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: 'FIELD_INVALID' }])
  }
})
