import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'

type Desk = Awaited<ReturnType<typeof testSignedIn>>
let shop: TestShop
let ana: Desk
let berta: Desk
beforeAll(async () => {
  shop = await openTestShop()
  ana = await testSignedIn(shop, { role: 'owner', name: 'Ana' })
  berta = await testSignedIn(shop, { role: 'owner', name: 'Berta' })
})
afterAll(() => shop?.close())

const send = async (desk: Desk, call: string, form: object) => (await desk.post(call, form)).json()

/** What is made at the desk: what is sent for it, by a text that differs, and the name of its id. */
const makers: [string, (text: string) => object, string][] = [
  ['staff/agregar-marca', (nombre) => ({ nombre }), 'id_marca'],
  ['staff/agregar-categoria', (nombre) => ({ nombre }), 'id_categoria'],
  ['staff/guardar-pagina', (titulo) => ({ titulo }), 'id_pagina'],
  ['staff/guardar-blog-categoria', (nombre) => ({ nombre }), 'id_categoria'],
  [
    'staff/guardar-cupon',
    (codigo) => ({ codigo, tipo: 1, valor: 10, desde: '2026-01-01', hasta: '2099-12-31' }),
    'id_cupon',
  ],
  ['staff/guardar-respuesta', (nombre) => ({ nombre, texto: 'Hola' }), 'id_respuesta'],
  ['staff/guardar-termino-busqueda', (termino) => ({ significado: 'relleno', termino }), 'id_termino'],
  ['staff/guardar-sinonimos-busqueda', (term) => ({ terminos: [term, 'cama'] }), 'id_grupo'],
  [
    'staff/guardar-producto',
    (nombre) => ({
      cambios: {
        nombre,
        codigo: nombre,
        precio: 9990,
        opciones: [
          { id: null, nombre: 'Talla', tipo: 'label', valores: [{ id: null, nombre: 'S', color: null }] },
        ],
      },
    }),
    'id_producto',
  ],
  ['staff/crear-llave', (nombre) => ({ nombre, permisos: ['stock:leer'] }), 'llave'],
]

test.each(makers)('%s makes once what is sent again, as it is sent last', async (call, formOf, idName) => {
  const idOf = (made: Record<string, unknown>) =>
    idName === 'llave' ? (made.llave as { id_llave: number }).id_llave : made[idName]
  const [first, changed] = [`uno${randomUUID().slice(0, 8)}`, `dos${randomUUID().slice(0, 8)}`]
  const clave_idempotencia = randomUUID()
  const sent = (text: string) => ({ ...formOf(text), clave_idempotencia })
  const made = await send(ana, call, sent(first))
  expect(idOf(made), JSON.stringify(made)).toEqual(expect.any(Number))
  const again = await send(ana, call, sent(first))
  expect(idOf(again), JSON.stringify(again)).toBe(idOf(made))
  const last = await send(ana, call, sent(changed))
  expect(idOf(last), JSON.stringify(last)).toBe(idOf(made))
  expect(JSON.stringify(last)).toContain(changed)
  // Under another key it is another.
  const fresh = await send(ana, call, { ...formOf(`b${changed}`), clave_idempotencia: randomUUID() })
  expect(idOf(fresh)).not.toBe(idOf(made))
})

test.each(makers)('%s makes one of what is sent twice at once', async (call, formOf, idName) => {
  const form = { ...formOf(`tres${randomUUID().slice(0, 8)}`), clave_idempotencia: randomUUID() }
  const [one, other] = await Promise.all([send(ana, call, form), send(ana, call, form)])
  const idOf = (made: Record<string, unknown>) =>
    idName === 'llave' ? (made.llave as { id_llave: number } | undefined)?.id_llave : made[idName]
  expect(idOf(one), JSON.stringify([one, other])).toEqual(expect.any(Number))
  expect(idOf(other), JSON.stringify([one, other])).toBe(idOf(one))
})

test('what was made is not written over once a colleague has saved it', async () => {
  const sku = `P${randomUUID().slice(0, 8)}`
  const form = { cambios: { nombre: sku, codigo: sku, precio: 9990 }, clave_idempotencia: randomUUID() }
  const { id_producto, version } = await send(ana, 'staff/guardar-producto', form)
  await send(berta, 'staff/guardar-producto', { id_producto, version, cambios: { precio: 8990 } })
  const refused = await send(ana, 'staff/guardar-producto', form)
  expect([refused.error, refused.cambio?.responsable]).toEqual(['EDITED_MEANWHILE', 'Berta'])
  const nombre = `Marca ${randomUUID().slice(0, 8)}`
  const adding = { nombre, clave_idempotencia: randomUUID() }
  const brand = await send(ana, 'staff/agregar-marca', adding)
  const { id_marca } = brand
  await send(berta, 'staff/guardar-marca', { id_marca, version: brand.version, pais: 'Chile' })
  expect((await send(ana, 'staff/agregar-marca', adding)).error).toBe('EDITED_MEANWHILE')
})

test.each(makers.filter(([call]) => call !== 'staff/crear-llave'))(
  '%s is not sent again over the save of a colleague of the same name',
  async (call, formOf, idName) => {
    const namesake = await testSignedIn(shop, { role: 'owner', name: 'Ana' })
    const form = { ...formOf(`tres${randomUUID().slice(0, 8)}`), clave_idempotencia: randomUUID() }
    const made = await send(ana, call, form)
    const theirs = formOf(`otra${randomUUID().slice(0, 8)}`)
    const { [idName]: id, version } = made
    const saving = call.replace('agregar', 'guardar')
    const saved = await send(namesake, saving, { ...theirs, [idName]: id, version })
    expect(saved.error, JSON.stringify(saved)).toBeUndefined()
    expect((await send(ana, call, form)).error).toBe('EDITED_MEANWHILE')
  },
)

test('a webhook of a colleague of the same name is theirs', async () => {
  const namesake = await testSignedIn(shop, { role: 'owner', name: 'Ana' })
  const form = {
    url: 'https://bodega.example/aviso',
    eventos: ['pedido.creado'],
    clave_idempotencia: randomUUID(),
  }
  const made = await send(ana, 'staff/crear-webhook', form)
  expect(made.error, JSON.stringify(made)).toBeUndefined()
  expect((await send(namesake, 'staff/crear-webhook', form)).error).toBe('NOT_FOUND')
})

test.each([['staff/agregar-marca'], ['staff/agregar-categoria']])(
  '%s that is sent again by a name whose address is taken says so of the name',
  async (call) => {
    const nombre = `Uno ${randomUUID().slice(0, 8)}`
    await send(ana, call, { nombre, clave_idempotencia: randomUUID() })
    const form = { nombre: `Dos ${randomUUID().slice(0, 8)}`, clave_idempotencia: randomUUID() }
    await send(ana, call, form)
    const refused = await send(ana, call, { ...form, nombre: `${nombre}!` })
    expect([refused.error, refused.fields]).toEqual(['NAME_TAKEN', { nombre: 'NAME_TAKEN' }])
  },
)

test('a key that is sent again has another secret, until a system uses it or it is revoked', async () => {
  const form = { nombre: 'Bodega', permisos: ['stock:leer'], clave_idempotencia: randomUUID() }
  const made = await send(ana, 'staff/crear-llave', form)
  const again = await send(ana, 'staff/crear-llave', form)
  expect(again.llave.id_llave).toBe(made.llave.id_llave)
  expect(again.secreto).not.toBe(made.secreto)
  const stock = async (secret: string) =>
    (
      await shop.app.inject({
        url: '/api/staff/stock-bajo',
        query: { token_authentication: 'huella-tienda-web' },
        headers: { authorization: `Bearer ${secret}` },
      })
    ).statusCode
  expect([await stock(made.secreto), await stock(again.secreto)]).toEqual([401, 200])
  expect((await send(ana, 'staff/crear-llave', form)).error).toBe('KEY_REUSED')
  expect((await send(berta, 'staff/crear-llave', form)).error).toBe('NOT_FOUND')
  await send(ana, 'staff/revocar-llave', { id_llave: made.llave.id_llave })
  expect((await send(ana, 'staff/crear-llave', form)).error).toBe('NOT_FOUND')
})

test.each([
  [
    'staff/guardar-termino-busqueda',
    'staff/quitar-termino-busqueda',
    'id_termino',
    (own: string) => ({ significado: 'en-lugar', termino: own, equivale: 'cama' }),
    { equivale: 'pelota' },
    { equivale: 'collar' },
  ],
  [
    'staff/guardar-sinonimos-busqueda',
    'staff/quitar-sinonimos-busqueda',
    'id_grupo',
    (own: string) => ({ terminos: [own, 'cama'] }),
    { terminos: ['cama', 'nido'] },
    { terminos: ['cama', 'cuna'] },
  ],
  [
    'staff/guardar-respuesta',
    'staff/borrar-respuesta',
    'id_respuesta',
    (own: string) => ({ nombre: own, texto: 'uno' }),
    { texto: 'dos' },
    { texto: 'tres' },
  ],
])('%s and %s go over no save that was not read', async (call, remove, idName, formOf, theirs, mine) => {
  const form = formOf(`w${randomUUID().slice(0, 8)}`)
  const read = await send(ana, call, form)
  const [id, version] = [read[idName], read.version]
  const saved = await send(berta, call, { ...form, ...theirs, [idName]: id, version })
  expect(saved).toMatchObject({ ...theirs, responsable: 'Berta' })
  const refused = await send(ana, call, { ...form, ...mine, [idName]: id, version })
  expect([refused.error, refused.cambio?.responsable]).toEqual(['EDITED_MEANWHILE', 'Berta'])
  expect(refused.cambio.ahora).toMatchObject(theirs)
  expect((await send(ana, remove, { [idName]: id, version })).error).toBe('EDITED_MEANWHILE')
  const over = { ...form, ...mine, [idName]: id, version: refused.cambio.version }
  expect(await send(ana, call, over)).toMatchObject({ ...mine, responsable: 'Ana' })
})

test('a group of words that was removed is not taken for the one that was made after it', async () => {
  const call = 'staff/guardar-sinonimos-busqueda'
  const words = () => ({ terminos: [`w${randomUUID().slice(0, 8)}`, 'cama'] })
  const form = { ...words(), clave_idempotencia: randomUUID() }
  const { id_grupo } = await send(ana, call, form)
  await send(ana, 'staff/quitar-sinonimos-busqueda', { id_grupo })
  const theirs = words()
  const made = await send(berta, call, { ...theirs, clave_idempotencia: randomUUID() })
  expect((await send(ana, call, form)).error).toBe('NOT_FOUND')
  expect((await send(ana, call, { ...words(), id_grupo, version: 0 })).error).toBe('NOT_FOUND')
  const over = await send(berta, call, { ...theirs, id_grupo: made.id_grupo, version: 0 })
  expect(over).toMatchObject({ version: 1, responsable: 'Berta' })
})
