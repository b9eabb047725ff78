import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireReply } from '#contract/wire-types.ts'
import { waitingForLocks } from '#testing/database/waiting-for-locks.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { until } from '#testing/until.ts'
import { inTransaction } from '../../db/connection.ts'
import { newestWithWords } from './newest-with-words.store.ts'
import { offersService } from './offers.service.ts'
import { productListStore } from './product-list.store.ts'
import { readProductStore } from './read-product.store.ts'
import { writeOptions } from './write-options.store.ts'

type Product = WireReply<'staff/producto'>
type Member = Awaited<ReturnType<typeof testSignedIn>>

let shop: TestShop
let ana: Member
let hugo: Member
let shopper: Wire
beforeAll(async () => {
  shop = await openTestShop()
  ana = await testSignedIn(shop, { role: 'owner', name: 'Ana' })
  hugo = await testSignedIn(shop, { role: 'manager', name: 'Hugo' })
  shopper = testWire(shop.app)
})
afterAll(() => shop?.close())

let made = 0
const code = () => {
  made += 1
  return `PRUEBA-${made}`
}

const save = (by: Member, body: object) => by.post('staff/guardar-producto', body)
const read = async (id: number): Promise<Product> =>
  (await ana.get('staff/producto', { id_producto: String(id) })).json()

/** A product with a name and a code, and what else is given. */
async function add(changes: Partial<Product> = {}): Promise<Product> {
  const reply = await save(ana, { cambios: { nombre: 'Collar de cuero', codigo: code(), ...changes } })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

async function change(product: Product, cambios: Partial<Product>, by = ana): Promise<Product> {
  const reply = await save(by, { id_producto: product.id_producto, version: product.version, cambios })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const inShop = (slug: string) => shopper.get('ver-producto', { urlamigable_producto: slug })
const listed = async (query: Record<string, string>): Promise<WireReply<'staff/productos'>> =>
  (await ana.get('staff/productos', query)).json()
const published = { publicado: true, precio: 5990, categorias: [1] }

describe('a product at the desk', () => {
  test('is a draft that only the desk sees until it is published', async () => {
    const draft = await add({ precio: 5990, categorias: [1] })
    expect(draft.urlamigable).toMatch(/^collar-de-cuero/)
    expect((await inShop(draft.urlamigable)).statusCode).toBe(404)
    expect(
      (await listed({ texto: draft.codigo, estado: 'borradores' })).map((row) => row.id_producto),
    ).toEqual([draft.id_producto])
    await change(draft, { publicado: true })
    expect((await inShop(draft.urlamigable)).json()).toMatchObject({
      glosa_producto: 'Collar de cuero',
      price: 5990,
    })
    const found = await shopper.get('FiltrarProducto', { id_filtro: '1', texto: 'collar de cuero' })
    expect(found.json().map((row: { id_producto: number }) => row.id_producto)).toContain(draft.id_producto)
  })

  test('is found by its words, the newest first, however far behind the newest it is', async () => {
    const ids: number[] = []
    for (const nombre of ['Zafiro lunar', 'Otra cosa', 'Zafiro solar', 'Otra cosa', 'Zafiro lunar'])
      ids.unshift((await add({ nombre })).id_producto)
    const zafiros = ids.filter((_, place) => place % 2 === 0)
    for (const walked of [1, 2, 4, 1500]) {
      const list = (query: string, after: number | null, limit: number) => {
        const where = after === null ? sql`NOT p.active` : sql`NOT p.active AND p.id < ${after}`
        return newestWithWords(shop.database.db, { query, where, after }, limit, walked)
      }
      expect(await list(`'zafiro':*`, null, 2), String(walked)).toEqual(zafiros.slice(0, 2))
      expect(await list(`'zafiro':*`, zafiros[1] ?? 0, 2)).toEqual(zafiros.slice(2))
      expect(await list(`'zafiro':* & 'lun':*`, null, 5)).toEqual([zafiros[0], zafiros[2]])
      expect(await list(`'zafiro':* & 'collar':*`, null, 5)).toEqual([])
    }
    const wired = async (query: object) =>
      (await listed({ texto: 'zafiro', ...query })).map((row) => row.id_producto)
    expect(await wired({})).toEqual(zafiros)
    expect(await wired({ sigue_a: String(zafiros[0]) })).toEqual(zafiros.slice(1))
    expect(await wired({ estado: 'publicados' })).toEqual([])
    const placed = await add({ nombre: 'Zafiro de gato', categorias: [2], id_marca: 1 })
    const filter = { text: 'zafiro', state: 'all', after: null } as const
    for (const walked of [1, 1500]) {
      const found = async (more: {
        categoryId: number | null
        brandId: number | null
        withoutStock: boolean
      }) =>
        (await productListStore.list(shop.database.db, { ...filter, ...more }, walked)).map(({ id }) => id)
      const all = [placed.id_producto, ...zafiros]
      expect(await found({ categoryId: null, brandId: null, withoutStock: true })).toEqual(all)
      for (const brandId of [null, 1]) {
        for (const withoutStock of [true, false]) {
          expect(await found({ categoryId: 2, brandId, withoutStock })).toEqual([placed.id_producto])
          expect(await found({ categoryId: 1, brandId, withoutStock })).toEqual([])
        }
      }
    }
  })

  test('stands first of those saved last once it is saved, and a page begins behind what its last one was listed by', async () => {
    const [older, newer] = [await add({ precio: 1 }), await add({ precio: 2 })]
    await shop.database.pool.query(
      `UPDATE product_edits SET changed_at = now() - interval '1 day' WHERE product_id = ANY ($1)`,
      [[older.id_producto, newer.id_producto]],
    )
    const { rows } = await shop.database.pool.query('SELECT max(changed_at) AS last FROM product_edits')
    await change(older, { precio: 3 })
    const [first] = await listed({ orden: 'cambio', sentido: 'desc' })
    expect(first?.id_producto).toBe(older.id_producto)
    expect(Date.parse(first?.cambio ?? '')).toBeGreaterThan(rows[0].last.getTime())
    const saved = { orden: 'cambio', sentido: 'desc', sigue_a: String(first?.id_producto) }
    const [second] = await listed({ ...saved, sigue_tras: first?.cambio ?? '' })
    expect(second).toBeDefined()
    expect(Date.parse(second?.cambio ?? '')).toBeLessThanOrEqual(rows[0].last.getTime())
    const cheap = await listed({ orden: 'precio', sigue_a: String(newer.id_producto), sigue_tras: '1' })
    expect(cheap.find(({ precio }) => precio < 2)).toBeUndefined()
    for (const wrong of [
      { orden: 'precio', sigue_tras: 'gratis' },
      { orden: 'stock', sigue_tras: '99999999999' },
      { orden: 'cambio', sigue_tras: '0000-01-01T00:00:00Z' },
      { orden: 'cambio', sigue_tras: '2026-13-01T00:00:00Z' },
      { orden: 'nombre' },
    ]) {
      const reply = await ana.get('staff/productos', { ...wrong, sigue_a: '1' })
      expect([wrong, reply.statusCode, reply.json().fields]).toEqual([
        wrong,
        400,
        { sigue_tras: 'FIELD_INVALID' },
      ])
    }
  })

  test('is found by a number beside its unit, and by the beginnings of its words', async () => {
    const { id_producto: id } = await add({ nombre: 'Topacio lunar 500 ml' })
    const found = async (texto: string) => (await listed({ texto })).map((row) => row.id_producto)
    const set = (active: boolean) =>
      shop.database.pool.query('UPDATE products SET active = $2 WHERE id = $1', [id, active])
    // Only what has been for sale can be in an order.
    await set(true)
    for (const text of ['topacio 500ml', '500ml topacio', 'topa lun', 'topacio 5']) {
      expect(await found(text), text).toEqual([id])
      expect(await productListStore.findIds(shop.database.db, text, 5), text).toEqual([id])
    }
    for (const text of ['5 topacio', 'topacio 501 ml', 'topacio zafirolunar']) {
      expect(await found(text), text).toEqual([])
      expect(await productListStore.findIds(shop.database.db, text, 5), text).toEqual([])
    }
    await set(false)
  })

  test('keeps everything that is written of it', async () => {
    const other = await add()
    const { rows: vehicles } = await shop.database.pool.query<{ id: number }>(
      'SELECT id FROM vehicles LIMIT 1',
    )
    const texts = {
      nombre: 'Leather collar',
      descripcion_corta: 'Short',
      descripcion: ['One', 'Two'],
      etiquetas: ['collar'],
    }
    const written = {
      codigo_original: 'X-1',
      codigo_barra: '7800000000017',
      id_marca: 1,
      tipo: 'collar',
      destacado: true,
      venta_sin_stock: true,
      precio: 9990,
      oferta: { precio: 7990, desde: null, hasta: '2099-01-01T03:00:00.000Z' },
      contenido: { cantidad: 1.5, unidad: 'kg' as const },
      paquete: { ancho: 10.5, alto: 4, profundidad: 3, peso: 0.125 },
      descripcion_corta: 'Corta',
      descripcion: ['Uno', 'Dos'],
      etiquetas: ['perro', 'cuero'],
      categorias: [2, 1],
      caracteristicas: [{ nombre: 'Material', valor: 'Cuero' }],
      especificaciones: [{ grupo: 'Medidas', nombre: 'Largo', valor: '40 cm' }],
      exclusion_retracto: 'HYGIENE' as const,
      medicamento: {
        registro_sag: 'SAG-1',
        condicion_venta: 'prescription' as const,
        especies: ['dog' as const],
        principios_activos: ['Fipronil'],
        edad_semanas: 8,
      },
      compatibilidad: 'some' as const,
      vehiculos: [
        {
          id_vehiculo: vehicles[0]?.id ?? 0,
          desde_anio: 2010,
          hasta_anio: 2012,
          condiciones: [{ tipo: 'note' as const, texto: 'sin ABS' }],
        },
      ],
      relacionados: [other.id_producto],
      analogos: [1001],
      en: texts,
      ru: { ...texts, nombre: 'Кожаный ошейник' },
    }
    const product = await add(written)
    expect(product).toMatchObject(written)
    const cleared = await change(product, {
      contenido: null,
      medicamento: null,
      exclusion_retracto: null,
      compatibilidad: 'none',
      vehiculos: [],
      en: null,
      oferta: null,
      etiquetas: [],
    })
    expect(cleared).toMatchObject({
      ...written,
      contenido: null,
      medicamento: null,
      exclusion_retracto: null,
      compatibilidad: 'none',
      vehiculos: [],
      en: null,
      oferta: null,
      etiquetas: [],
    })
    expect((await listed({ texto: product.codigo }))[0]).toMatchObject({ precio: 9990, precio_antes: null })
  })

  test('says by its fields why it cannot stand', async () => {
    const first = await add()
    const refused = async (cambios: object) => {
      const reply = await save(ana, { cambios: { nombre: 'Collar', codigo: code(), ...cambios } })
      return [reply.statusCode, reply.json().error, reply.json().fields]
    }
    expect(await refused({ codigo: first.codigo })).toEqual([
      400,
      'SKU_TAKEN',
      { 'cambios.codigo': 'SKU_TAKEN' },
    ])
    expect(await refused({ urlamigable: first.urlamigable })).toEqual([
      400,
      'SLUG_TAKEN',
      { 'cambios.urlamigable': 'SLUG_TAKEN' },
    ])
    expect(await refused({ publicado: true })).toEqual([
      400,
      'FIELD_REQUIRED',
      { 'cambios.precio': 'FIELD_REQUIRED', 'cambios.categorias': 'FIELD_REQUIRED' },
    ])
    expect(await refused({ ...published, oferta: { precio: 0, desde: null, hasta: null } })).toEqual([
      400,
      'FIELD_REQUIRED',
      { 'cambios.oferta': 'FIELD_REQUIRED' },
    ])
    expect(await refused({ id_marca: 2_000_000_000 })).toEqual([
      404,
      'NOT_FOUND',
      { 'cambios.id_marca': 'NOT_FOUND' },
    ])
    expect(await refused({ nombre: 'con \u0007 campana' })).toEqual([
      400,
      'INVALID_REQUEST',
      { 'cambios.nombre': 'FIELD_INVALID' },
    ])
  })

  test('one code goes to one of two who take it at once', async () => {
    const cambios = { nombre: 'Correa', codigo: code() }
    const replies = await Promise.all([save(ana, { cambios }), save(hugo, { cambios })])
    expect(replies.map((reply) => reply.json().error ?? 'saved').sort()).toEqual(['SKU_TAKEN', 'saved'])
  })
})

describe('two who edit one product', () => {
  test('the second hears who changed what, and a form blanks no field that it did not show', async () => {
    const product = await add(published)
    await change(product, { precio: 6990 }, hugo)
    const late = await save(ana, {
      id_producto: product.id_producto,
      version: product.version,
      cambios: { precio: 4990 },
    })
    expect([late.statusCode, late.json().error]).toEqual([409, 'EDITED_MEANWHILE'])
    expect(late.json().cambio).toMatchObject({
      version: product.version + 1,
      responsable: 'Hugo',
      ahora: { precio: 6990 },
    })
    const now = await read(product.id_producto)
    const saved = await change(now, { descripcion_corta: 'Nueva' })
    expect(saved).toEqual({ ...now, version: now.version + 1, descripcion_corta: 'Nueva' })
  })

  test('of many saves of one version one is taken', async () => {
    const product = await add(published)
    const replies = await Promise.all(
      [4000, 4100, 4200, 4300].map((precio) =>
        save(ana, { id_producto: product.id_producto, version: product.version, cambios: { precio } }),
      ),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await read(product.id_producto)).version).toBe(product.version + 1)
  })
})

describe('the history of a product', () => {
  const history = async (id: number): Promise<WireReply<'staff/historial-producto'>> =>
    (await ana.get('staff/historial-producto', { id_producto: String(id) })).json()
  const undo = (id_producto: number, id_cambio: number) =>
    ana.post('staff/deshacer-producto', { id_producto, id_cambio })

  test('says who changed what from what, and takes it back', async () => {
    const product = await add(published)
    await change(product, { precio: 6990, etiquetas: ['nuevo'] }, hugo)
    const [last] = await history(product.id_producto)
    expect(last).toMatchObject({
      responsable: 'Hugo',
      cambios: expect.arrayContaining([{ campo: 'precio', antes: 5990, despues: 6990 }]),
    })
    const undone = await undo(product.id_producto, last?.id_cambio ?? 0)
    expect(undone.json()).toMatchObject({ precio: 5990, etiquetas: [], version: 3 })
    expect((await undo(product.id_producto, last?.id_cambio ?? 0)).json().error).toBe('UNDO_CHANGED')
    const { rows } = await shop.database.pool.query(
      `SELECT actor, action, changes FROM staff_actions WHERE subject LIKE $1 ORDER BY id`,
      [`%(${product.codigo})`],
    )
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
      ['Ana', 'producto-creado'],
      ['Hugo', 'producto-cambiado'],
      ['Ana', 'producto-deshecho'],
    ])
    expect(rows[1].changes).toContainEqual({ field: 'precio', from: '5990', to: '6990' })
  })

  test('takes back a save that added an option, and one that named vehicles in any order', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'SELECT id FROM vehicles ORDER BY id LIMIT 2',
    )
    const own = { desde_anio: null, hasta_anio: null, condiciones: [] }
    const vehiculos = rows.map(({ id }) => ({ id_vehiculo: id, ...own })).toReversed()
    const valores = [{ id: null, nombre: 'S', color: null }]
    const opciones = [{ id: null, nombre: 'Talla', tipo: 'label' as const, valores }]
    const product = await add(published)
    const changed = await change(product, { opciones, vehiculos, compatibilidad: 'some' })
    const same = await change(changed, { vehiculos })
    expect(same.version).toBe(changed.version)
    const [last] = await history(product.id_producto)
    const undone = await undo(product.id_producto, last?.id_cambio ?? 0)
    expect(undone.json()).toMatchObject({ opciones: [], vehiculos: [], compatibilidad: 'none' })
  })

  test('brings options back under their ids', async () => {
    const value = (nombre: string) => ({ id: null, nombre, color: null })
    const opciones = [
      { id: null, nombre: 'Talla', tipo: 'label' as const, valores: [value('S'), value('M')] },
    ]
    const product = await add({ ...published, opciones })
    const [option] = product.opciones
    const turned = (option?.valores ?? []).toReversed()
    const renamed = await change(product, {
      opciones: [{ ...option, nombre: 'Tamaño', valores: turned } as never],
    })
    expect(renamed.opciones[0]).toMatchObject({ id: option?.id, nombre: 'Tamaño', valores: turned })
    const bare = await change(renamed, { opciones: [] })
    expect(bare.opciones).toEqual([])
    const [last] = await history(product.id_producto)
    await undo(product.id_producto, last?.id_cambio ?? 0)
    expect((await read(product.id_producto)).opciones).toEqual(renamed.opciones)
    const stranger = await add({ opciones })
    const stolen = await save(ana, {
      id_producto: stranger.id_producto,
      version: stranger.version,
      cambios: { opciones: renamed.opciones },
    })
    expect(stolen.json()).toMatchObject({ error: 'NOT_FOUND', fields: { 'cambios.opciones': 'NOT_FOUND' } })
  })
})

describe('units under options', () => {
  const value = (nombre: string) => ({ id: null, nombre, color: null })
  const size = (...names: string[]) => [
    { id: null, nombre: 'Talla', tipo: 'label' as const, valores: names.map(value) },
  ]
  const query = async (text: string, values: unknown[]) => (await shop.database.pool.query(text, values)).rows
  const count = (product: Product, units: number, valueId: number | null = null) =>
    query(
      `INSERT INTO stock (product_id, branch_id, value_id, quantity) VALUES ($1, 1, $2, $3)
       ON CONFLICT (product_id, branch_id, value_id) DO UPDATE SET quantity = excluded.quantity`,
      [product.id_producto, valueId, units],
    )
  const write = async ({ id_producto, version }: Product, opciones: unknown) => {
    const reply = await save(ana, { id_producto, version, cambios: { opciones } })
    return reply.json()
  }
  const refused = { error: 'OPTION_HAS_UNITS', fields: { 'cambios.opciones': 'OPTION_HAS_UNITS' } }

  test('of a product go to none of its first option by themselves', async () => {
    const product = await add(published)
    await count(product, 300)
    expect(await write(product, size('S'))).toMatchObject(refused)
    expect((await inShop(product.urlamigable)).json()).toMatchObject({ stock_producto: 300 })
    await count(product, 0)
    expect((await write(product, size('S'))).opciones).toHaveLength(1)
  })

  test('of a value do not go with it', async () => {
    const product = await add({ ...published, opciones: size('S', 'M') })
    const [option] = product.opciones
    const [small, medium] = option?.valores ?? []
    await count(product, 4, medium?.id)
    expect(await write(product, [])).toMatchObject(refused)
    const without = [{ ...option, valores: [small] }]
    expect(await write(product, without)).toMatchObject(refused)
    await count(product, 0, medium?.id)
    expect((await write(product, without)).opciones).toEqual(without)
  })

  test('that an order holds keep their value until it is sent or cancelled', async () => {
    const product = await add({ ...published, opciones: size('S', 'M') })
    const [option] = product.opciones
    const [small, medium] = option?.valores ?? []
    await count(product, 1, medium?.id)
    const productos = [{ id_producto: product.id_producto, cantidad: 1, atributos: [medium?.id] }]
    const placed = await buy(shopper, { id: product.id_producto, price: product.precio }, { productos })
    expect(placed.statusCode, placed.body).toBe(200)
    const [order] = await query('SELECT max(id) AS id FROM orders', [])
    const without = [{ ...option, valores: [small] }]
    expect(await write(product, without)).toMatchObject(refused)
    await ana.post('staff/cambiar-estado-pedido', { id_pedido: order.id, accion: 'cancelar' })
    expect(await query('SELECT quantity FROM stock WHERE value_id = $1', [medium?.id])).toEqual([
      { quantity: 1 },
    ])
    await count(product, 0, medium?.id)
    expect((await write(product, without)).opciones).toEqual(without)
  })

  test('that an import leaves no place for go with their reason in the book', async () => {
    const product = await add({ ...published, opciones: size('S', 'M', 'L') })
    for (const { id } of product.opciones[0]?.valores ?? []) await count(product, 2, id)
    await inTransaction(shop.database, (tx) => writeOptions(tx, product.id_producto, []))
    const book = await query(
      'SELECT delta, reason, note FROM stock_movements WHERE product_id = $1 AND delta < 0',
      [product.id_producto],
    )
    expect(book).toEqual(Array(3).fill({ delta: -2, reason: 'counted', note: 'opciones' }))
  })
})

test('facts of a food are not written over by those of a medicine', async () => {
  const product = await add(published)
  const facts = { kind: 'part', part: {} }
  await shop.database.pool.query('INSERT INTO product_facts (product_id, facts) VALUES ($1, $2)', [
    product.id_producto,
    facts,
  ])
  const medicamento = {
    ...{ registro_sag: null, condicion_venta: 'free', especies: [], principios_activos: [] },
    edad_semanas: null,
  }
  const { id_producto, version } = product
  const reply = await save(ana, { id_producto, version, cambios: { medicamento } })
  expect([reply.statusCode, reply.json().fields]).toEqual([
    409,
    { 'cambios.medicamento': 'FACTS_OF_OTHER_KIND' },
  ])
  const { rows } = await shop.database.pool.query('SELECT facts FROM product_facts WHERE product_id = $1', [
    id_producto,
  ])
  expect(rows).toEqual([{ facts }])
})

describe('the facts of what a product is', () => {
  const food = {
    tipo: 'food' as const,
    alimento: {
      especie: 'dog' as const,
      completo: true,
      desde_meses: 2,
      hasta_meses: 12,
      ingredientes: [
        { nombre: 'Harina de pollo', porcentaje: 26.5 },
        { nombre: 'Arroz', porcentaje: null },
        { nombre: 'Sal', porcentaje: 0.5 },
      ],
      analisis: { proteina: 29.1, grasa: 17, fibra: 2.9, humedad: 10, ceniza: 7.5 },
      energia: 3850,
      croqueta: 7.5,
      racion: { meses: [2, 6], filas: [{ kg: 2.5, gramos: [60, 70] }] },
    },
  }
  const part = {
    tipo: 'part' as const,
    repuesto: {
      posicion: 'Delantero',
      caja: [{ nombre: 'Pastilla', cantidad: 4 }],
      torque: [{ nombre: 'Tuercas de rueda', nm: 103.5 }],
    },
  }
  const fluid = {
    tipo: 'fluid' as const,
    fluido: { contenido: { cantidad: 3.785, unidad: 'l' as const }, grado: '5W-30', normas: ['API SP'] },
  }
  const tyre = {
    tipo: 'tyre' as const,
    neumatico: { medida: '185/65 R15', indice_carga: 88, indice_velocidad: 'H' as const },
  }
  const medicamento = {
    registro_sag: 'SAG-1',
    condicion_venta: 'free' as const,
    especies: ['dog' as const],
    principios_activos: ['Fipronil'],
    edad_semanas: 8,
    peso: { desde_kg: 2, hasta_kg: 10 },
  }
  /** What its page shows; what was kept of it is forgotten when the announcement comes. */
  const expectShown = (slug: string, ficha: unknown) =>
    until(async () => expect((await inShop(slug)).json().ficha).toEqual(ficha))

  test('are saved, read back and shown, with what the shop finds in the ingredients itself', async () => {
    const product = await add({ ...published, ficha: food })
    expect(product.ficha).toEqual(food)
    const { analisis, energia, croqueta } = food.alimento
    await expectShown(product.urlamigable, {
      tipo: 'alimento',
      ...{ especie: 'perro', completo: 1, edad_meses: { desde: 2, hasta: 12 } },
      ingredientes: [
        { glosa_ingrediente: 'Harina de pollo', porcentaje: 26.5, alergenos: ['pollo'] },
        { glosa_ingrediente: 'Arroz', porcentaje: null, alergenos: ['arroz'] },
        { glosa_ingrediente: 'Sal', porcentaje: 0.5 },
      ],
      ...{ analisis, energia, croqueta },
      racion: { meses: [2, 6], filas: [{ peso: 2.5, gramos: [60, 70] }] },
    })
    const same = await change(product, { ficha: food })
    expect(same.version).toBe(product.version)
  })

  test('of one kind take the place of those of another, a medicine among them', async () => {
    let product = await add({ ...published, ficha: food })
    product = await change(product, { ficha: part })
    await expectShown(product.urlamigable, {
      tipo: 'repuesto',
      posicion: 'Delantero',
      contenido: [{ glosa_pieza: 'Pastilla', cantidad: 4 }],
      torque: [{ glosa_pieza: 'Tuercas de rueda', torque: 103.5 }],
    })
    product = await change(product, { ficha: fluid })
    await expectShown(product.urlamigable, {
      ...{ tipo: 'fluido', cantidad: 3.785, unidad: 'l', grado: '5W-30', normas: ['API SP'] },
    })
    product = await change(product, { ficha: tyre })
    await expectShown(product.urlamigable, { tipo: 'neumatico', ...tyre.neumatico })
    product = await change(product, { ficha: null, medicamento })
    expect([product.ficha, product.medicamento]).toEqual([null, medicamento])
    const shown = (await inShop(product.urlamigable)).json().ficha
    expect(shown).toMatchObject({ tipo: 'medicamento', peso: { desde: 2, hasta: 10 } })
    product = await change(product, { ficha: food, medicamento: null })
    expect([product.ficha, product.medicamento]).toEqual([food, null])
    product = await change(product, { ficha: null })
    await expectShown(product.urlamigable, null)
  })

  test('are refused by their fields, and beside a medicine', async () => {
    const product = await add(published)
    const { id_producto, version } = product
    const refused = async (cambios: object) => {
      const reply = await save(ana, { id_producto, version, cambios })
      return [reply.statusCode, reply.json().error, reply.json().fields]
    }
    const analisis = { ...food.alimento.analisis, proteina: 90 }
    expect(await refused({ ficha: { ...food, alimento: { ...food.alimento, analisis } } })).toEqual([
      ...[400, 'INVALID_REQUEST', { 'cambios.ficha.alimento.analisis': 'PERCENT_OVER_100' }],
    ])
    expect(await refused({ ficha: food, medicamento })).toEqual([
      ...[409, 'FACTS_OF_OTHER_KIND', { 'cambios.medicamento': 'FACTS_OF_OTHER_KIND' }],
    ])
    const added = await save(ana, { cambios: { nombre: 'Pipeta', codigo: code(), ficha: part, medicamento } })
    expect(added.json().error).toBe('FACTS_OF_OTHER_KIND')
    const medicine = await change(product, { medicamento })
    const late = await save(ana, { id_producto, version: medicine.version, cambios: { ficha: tyre } })
    expect(late.json().fields).toEqual({ 'cambios.ficha': 'FACTS_OF_OTHER_KIND' })
    expect(await read(id_producto)).toEqual(medicine)
  })

  test('are not blanked by a save of something else, are told to the second editor, and come back', async () => {
    const product = await add({ ...published, ficha: food })
    const renamed = await change(product, { nombre: 'Croquetas' })
    expect(renamed.ficha).toEqual(food)
    const energia = { ...food, alimento: { ...food.alimento, energia: 3900 } }
    const changed = await change(renamed, { ficha: energia }, hugo)
    const { id_producto, version } = renamed
    const late = await save(ana, { id_producto, version, cambios: { ficha: part } })
    expect([late.statusCode, late.json().cambio.ahora]).toEqual([409, { ficha: energia }])
    const [last] = (await ana.get('staff/historial-producto', { id_producto: String(id_producto) })).json()
    expect(last.cambios).toEqual([{ campo: 'ficha', antes: food, despues: energia }])
    const undone = await ana.post('staff/deshacer-producto', { id_producto, id_cambio: last.id_cambio })
    expect(undone.json()).toMatchObject({ ficha: food, version: changed.version + 1 })
    const { rows } = await shop.database.pool.query(
      `SELECT changes FROM staff_actions WHERE subject LIKE $1 AND actor = 'Hugo'`,
      [`%(${product.codigo})`],
    )
    expect(rows[0].changes[0]).toMatchObject({ field: 'ficha', to: expect.stringContaining('3900') })
  })

  test("a medicine's weight stays where a save, and a change of before, do not say it", async () => {
    const product = await add({ ...published, medicamento })
    const { peso, ...unweighed } = medicamento
    const changed = await change(product, { medicamento: { ...unweighed, edad_semanas: 12 } })
    expect(changed.medicamento).toEqual({ ...medicamento, edad_semanas: 12 })
    // As saves kept it before they knew the weight.
    await shop.database.pool.query(
      `UPDATE product_changes SET changes = changes #- '{medicine,from,weight}' #- '{medicine,to,weight}'
       WHERE product_id = $1`,
      [product.id_producto],
    )
    const [last] = (
      await ana.get('staff/historial-producto', { id_producto: String(product.id_producto) })
    ).json()
    const undone = await ana.post('staff/deshacer-producto', {
      id_producto: product.id_producto,
      id_cambio: last.id_cambio,
    })
    expect(undone.json().medicamento).toEqual({ ...unweighed, peso })
  })

  test('are seen in a preview before they are saved', async () => {
    const product = await add(published)
    const reply = await ana.post('staff/previa-producto', {
      id_producto: product.id_producto,
      cambios: { ficha: food },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    const vista = reply.json().direccion.split('/').at(-1)
    const seen = (await shopper.get('producto-vista-previa', { vista })).json()
    expect(seen.ficha.ingredientes[0]).toMatchObject({
      glosa_ingrediente: 'Harina de pollo',
      alergenos: ['pollo'],
    })
    expect((await read(product.id_producto)).ficha).toBeNull()
  })
})

test('who waits for a product reads it whole as it was left', async () => {
  const product = await add({ ...published, etiquetas: ['antes'] })
  const holder = await shop.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('UPDATE products SET price = 7000 WHERE id = $1', [product.id_producto])
    await holder.query(`UPDATE product_texts SET tags = '{después}' WHERE product_id = $1`, [
      product.id_producto,
    ])
    const read = inTransaction(shop.database, (tx) =>
      readProductStore.find(tx, product.id_producto, { lock: true }),
    )
    await until(async () => expect(await waitingForLocks(shop.database)).toBeGreaterThan(0))
    await holder.query('commit')
    expect((await read)?.product).toMatchObject({ price: 7000, tags: ['después'] })
  } finally {
    holder.release(true)
  }
})

test('an offer begins and ends at its moments, and everybody is told', async () => {
  const from = '2098-05-01T04:00:00.000Z'
  const until = '2098-05-02T04:00:00.000Z'
  const product = await add({ ...published, oferta: { precio: 4990, desde: from, hasta: until } })
  const prices = async () => {
    const { rows } = await shop.database.pool.query(
      'SELECT price, compare_at_price AS before FROM products WHERE id = $1',
      [product.id_producto],
    )
    return [rows[0].price, rows[0].before]
  }
  const turn = (iso: string) =>
    offersService({ database: shop.database, now: async () => Date.parse(iso) }).turn()
  expect(await prices()).toEqual([5990, null])
  await turn(from)
  expect(await prices()).toEqual([4990, 5990])
  expect(await read(product.id_producto)).toMatchObject({
    precio: 5990,
    oferta: { precio: 4990, desde: from },
  })
  await turn(until)
  expect(await prices()).toEqual([5990, null])
  expect((await read(product.id_producto)).oferta).toBeNull()
})

test('where no offer begins or ends, nobody is told anything', async () => {
  const until = '2098-06-02T04:00:00.000Z'
  await add({ ...published, oferta: { precio: 4990, desde: '2098-06-01T04:00:00.000Z', hasta: until } })
  const client = await shop.database.pool.connect()
  const heard: unknown[] = []
  const turn = (now: number) => offersService({ database: shop.database, now: async () => now }).turn()
  try {
    await client.query('listen catalogue')
    await client.query('select 1')
    client.on('notification', ({ payload }) => heard.push(payload))
    expect(await turn(Date.parse('2098-05-31T04:00:00.000Z'))).toEqual({ begun: 0, ended: 0 })
    await client.query('select 1')
    expect(heard).toEqual([])
    expect(await turn(Date.parse('2098-06-01T04:00:00.000Z'))).toEqual({ begun: 1, ended: 0 })
    await client.query('select 1')
    expect(heard).toEqual(['*'])
  } finally {
    client.removeAllListeners('notification')
    client.release(true)
  }
})

test('the list goes on behind its last row, and narrows by category, brand and stock', async () => {
  const { rows: leaf } = await shop.database.pool.query<{ id: number; parent: number }>(
    'SELECT id, parent_id AS parent FROM categories WHERE parent_id IS NOT NULL LIMIT 1',
  )
  const [category] = leaf
  const one = await add({ categorias: [category?.id ?? 0], id_marca: 2 })
  const first = await listed({})
  expect(first).toHaveLength(50)
  const next = await listed({ sigue_a: String(first.at(-1)?.id_producto) })
  expect(next[0]?.id_producto).toBeLessThan(first.at(-1)?.id_producto ?? 0)
  const narrow = {
    id_categoria: String(category?.parent),
    id_marca: '2',
    sin_stock: '1',
    estado: 'borradores',
  }
  expect((await listed(narrow)).map((row) => row.id_producto)).toEqual([one.id_producto])
  const byWords = await listed({ texto: 'collar cuer' })
  expect(byWords.map((row) => row.id_producto)).toContain(one.id_producto)
  expect(await listed({ texto: '¿?' })).toEqual([])
})

test('who comes by an address that a product had finds it where it is', async () => {
  const product = await add(published)
  const moved = await change(product, { urlamigable: 'collar-que-se-mudo' })
  // What was kept of it is forgotten when the announcement comes.
  const leads = (slug: string, to: string) =>
    until(async () =>
      expect((await inShop(slug)).json()).toMatchObject({
        id_producto: product.id_producto,
        urlamigable: to,
      }),
    )
  await leads(product.urlamigable, 'collar-que-se-mudo')
  await change(moved, { urlamigable: product.urlamigable })
  await leads(product.urlamigable, product.urlamigable)
  await leads('collar-que-se-mudo', product.urlamigable)
})

test('what was chosen beside a product stands before what the shop finds by itself', async () => {
  const chosen = await add(published)
  const draft = await add()
  const ids = [draft.id_producto, chosen.id_producto]
  const product = await add({ ...published, relacionados: ids, analogos: ids })
  for (const call of ['ListarProductoRelacionado', 'productos-analogos']) {
    const reply = (await shopper.get(call, { id_producto: String(product.id_producto) })).json()
    expect(reply[0].id_producto, call).toBe(chosen.id_producto)
  }
})

test('a vehicle is found by words of its make, model and engine and a year of its own', async () => {
  const { rows } = await shop.database.pool.query(
    'SELECT id, make, model, year_to AS year FROM vehicles ORDER BY id LIMIT 1',
  )
  const [{ id, make, model, year }] = rows
  const found = async (texto: string) => (await ana.get('staff/buscar-vehiculos', { texto })).json()
  const of = async (texto: string) => (await found(texto)).map((each: { id: number }) => each.id)
  expect(await of(`${model.toUpperCase()}  ${make.slice(0, 3)} ${year}`)).toContain(id)
  expect(await of(`${make} ${model} ${year + 1}`)).not.toContain(id)
  expect(await of(`${make} nada-de-eso`)).toEqual([])
  expect(await of('% _')).toEqual([])
  expect(await of('')).toEqual([])
})
