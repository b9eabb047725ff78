import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { until } from '#testing/until.ts'

let shop: TestShop
let wire: Wire
let owner: Awaited<ReturnType<typeof testSignedIn>>
let manager: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  wire = testWire(shop.app)
  owner = await testSignedIn(shop, { role: 'owner', name: 'Olga' })
  manager = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
})
afterAll(() => shop?.close())

const told = async () => (await wire.get('datos-tienda', {})).json()
const atDesk = async () => (await owner.get('staff/datos-tienda')).json()
const kinds = async () =>
  (await wire.get('medios-pago', {})).json().map(({ tipo_pago }: { tipo_pago: string }) => tipo_pago)

describe('who sells', () => {
  test('is what the owner has saved, field by field, and shows at once', async () => {
    const { vendedor } = await atDesk()
    expect(vendedor.datos.nombre).toBe('Huella SpA')
    const reply = await owner.post('staff/guardar-vendedor', {
      version: vendedor.version,
      telefono: '9 1234 5678',
      rut: '765432103',
    })
    const saved = reply.json()
    expect(saved).toMatchObject({
      version: vendedor.version + 1,
      responsable: 'Olga',
      datos: { ...vendedor.datos, telefono: '+56912345678' },
    })
    await until(async () => expect((await told()).vendedor).toEqual(saved.datos))
    const [entry] = (await owner.get('staff/registro')).json()
    expect(entry).toMatchObject({ accion: 'tienda-guardada', asunto: 'seller' })
    expect(entry.cambios).toEqual([{ campo: 'phone', antes: '+56223456789', despues: '+56912345678' }])
  })

  test('is not written over what somebody has saved meanwhile: the second hears who, and what stands', async () => {
    const { vendedor } = await atDesk()
    const { version } = vendedor
    await owner.post('staff/guardar-vendedor', { version, direccion: 'Calle Uno 1' })
    const refused = await owner.post('staff/guardar-vendedor', { version, nombre: 'Otra SpA' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      error: 'EDITED_MEANWHILE',
      cambio: {
        version: version + 1,
        responsable: 'Olga',
        ahora: { direccion: 'Calle Uno 1', nombre: 'Huella SpA' },
      },
    })
    expect((await atDesk()).vendedor.datos).toMatchObject({ direccion: 'Calle Uno 1', nombre: 'Huella SpA' })
  })

  test('two saves of one version at once: one is taken', async () => {
    const { version } = (await atDesk()).vendedor
    const save = (nombre: string) => owner.post('staff/guardar-vendedor', { version, nombre })
    const replies = await Promise.all([save('Uno'), save('Dos'), save('Tres')])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test.each([
    ['rut', '76.543.210-4', 'RUT_INVALID'],
    ['telefono', '123', 'PHONE_INVALID'],
    ['correo', 'hola', 'EMAIL_INVALID'],
    ['instagram', 'https://malo.example/huella', 'FIELD_INVALID'],
    ['facebook', 'javascript:alert(1)', 'FIELD_INVALID'],
  ])('refuses a %s like %s', async (field, value, code) => {
    const { version } = (await atDesk()).vendedor
    const refused = await owner.post('staff/guardar-vendedor', { version, [field]: value })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: code }])
  })

  test('and where transfers go are the owner’s alone', async () => {
    for (const call of ['staff/guardar-identidad', 'staff/guardar-vendedor', 'staff/guardar-cuenta-banco']) {
      const refused = await manager.post(call, { version: 1 })
      expect([call, refused.json().error]).toEqual([call, 'ROLE_FORBIDDEN'])
    }
  })
})

test('the hours that a manager sets are told, and none are told where they are taken away', async () => {
  const { horario } = await atDesk()
  const tienda = [{ dia: 6, desde: 10, hasta: 14 }]
  const saved = await manager.post('staff/guardar-horario', { version: horario.version, tienda })
  expect(saved.json().datos).toEqual({ ...horario.datos, tienda })
  await until(async () => expect((await told()).horario.tienda).toEqual(tienda))
  const version = saved.json().version
  for (const wrong of [[{ dia: 1, desde: 9, hasta: 9 }], [...tienda, ...tienda]]) {
    const refused = await manager.post('staff/guardar-horario', { version, tienda: wrong })
    expect(refused.json().fields).toEqual({ tienda: 'FIELD_INVALID' })
  }
  await manager.post('staff/guardar-horario', { version, tienda: [] })
  await until(async () => expect((await told()).horario.tienda).toEqual([]))
})

test('the holidays that a manager changes are told by day, each with what it is at the desk', async () => {
  const { feriados } = await atDesk()
  expect([feriados.version, feriados.datos]).toEqual([0, { agregados: [], quitados: [] }])
  const agregados = [
    { dia: '2026-12-24', nombre: 'Inventario' },
    { dia: '2026-11-29', nombre: '<b>Elecciones</b>' },
  ]
  const saved = await manager.post('staff/guardar-feriados', {
    version: 0,
    agregados,
    quitados: ['2026-12-08'],
  })
  expect(saved.json().datos).toEqual({ agregados: agregados.toReversed(), quitados: ['2026-12-08'] })
  await until(async () =>
    expect((await told()).feriados).toEqual({ '2026-11-29': 1, '2026-12-08': 0, '2026-12-24': 1 }),
  )
  const late = await owner.post('staff/guardar-feriados', { version: 0, quitados: [] })
  expect([late.statusCode, late.json().cambio.ahora]).toEqual([409, saved.json().datos])
  const twice = { version: 1, quitados: ['2026-12-08', '2026-12-08'] }
  expect((await manager.post('staff/guardar-feriados', twice)).json().fields).toEqual({
    quitados: 'FIELD_INVALID',
  })
  const none = await manager.post('staff/guardar-feriados', { version: 1, quitados: [] })
  expect(none.json().datos.agregados).toHaveLength(2)
  const [entry] = (await owner.get('staff/registro')).json()
  expect(entry.cambios).toEqual([{ campo: 'removed', antes: '2026-12-08', despues: '' }])
})

test('transfers are taken while there is an account for them, and half of one is none', async () => {
  expect(await kinds()).toContain('transferencia')
  const { cuenta } = await atDesk()
  const empty = { banco: '', tipo_cuenta: '', numero_cuenta: '', titular: '', rut: '', correo: '' }
  const half = await owner.post('staff/guardar-cuenta-banco', {
    ...empty,
    version: cuenta.version,
    banco: 'Banco de la Plaza',
    numero_cuenta: '123',
  })
  expect(half.json().fields).toEqual({
    tipo_cuenta: 'FIELD_REQUIRED',
    titular: 'FIELD_REQUIRED',
    rut: 'FIELD_REQUIRED',
  })
  const none = await owner.post('staff/guardar-cuenta-banco', { ...empty, version: cuenta.version })
  await until(async () => expect(await kinds()).not.toContain('transferencia'))
  const { version } = none.json()
  await owner.post('staff/guardar-cuenta-banco', { ...cuenta.datos, version })
  await until(async () => expect(await kinds()).toContain('transferencia'))
})

describe('how the shop is called and looks', () => {
  const brand = async () => (await atDesk()).marca
  const save = async (fields: object) =>
    owner.post('staff/guardar-identidad', { version: (await brand()).version, ...fields })

  test('is what its owner has saved, and shows at once', async () => {
    expect((await told()).marca).toMatchObject({ nombre: 'Huella', color: '', path_logo: '' })
    const saved = await save({ nombre: 'Patitas', color: '#5B2A86' })
    expect(saved.json().datos).toMatchObject({ nombre: 'Patitas', color: '#5b2a86', logo: '' })
    await until(async () =>
      expect((await told()).marca).toMatchObject({ nombre: 'Patitas', color: '#5b2a86' }),
    )
    const steps = (await owner.get('staff/primeros-pasos')).json()
    expect(steps).toContainEqual({ paso: 'marca', listo: 1 })
    const [entry] = (await owner.get('staff/registro')).json()
    expect(entry.cambios).toContainEqual({ campo: 'name', antes: '', despues: 'Patitas' })
  })

  test('takes a colour that can be read on light pages alone', async () => {
    const codes = await Promise.all(
      ['#f2b441', 'rojo', '#ff'].map(async (color) => (await save({ color })).json().fields),
    )
    expect(codes).toEqual([
      { color: 'COLOR_CONTRAST' },
      { color: 'FIELD_INVALID' },
      { color: 'FIELD_INVALID' },
    ])
  })

  test('has a picture that was uploaded, and no other file', async () => {
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#a04' } })
      .png()
      .toBuffer()
    const sent = { archivo: bytes.toString('base64'), nombre: 'logo.png' }
    const uploaded = (await owner.post('staff/subir-imagen', sent)).json()
    const strange = uploaded.archivo.replace(/[0-9a-f]{32}/, '0'.repeat(32))
    for (const logo of [strange, '../../etc/passwd', uploaded.archivo.replace('/400.', '/999.')])
      expect((await save({ logo })).json().fields).toEqual({ logo: 'FIELD_INVALID' })
    await save({ logo: uploaded.archivo, logo_con_nombre: 1 })
    await until(async () =>
      expect((await told()).marca).toMatchObject({
        path_logo: uploaded.archivo.replace(/^(.*)\/400.webp$/, '/media/$1/320.webp'),
        proporcion_logo: 2,
        logo_con_nombre: 1,
      }),
    )
    // What a save does not name stays.
    const kept = { nombre: '', logo: uploaded.archivo, logo_con_nombre: 1 }
    expect((await save({ nombre: '' })).json().datos).toMatchObject(kept)
    await save({ logo: '' })
    await until(async () => expect((await told()).marca).toMatchObject({ nombre: 'Huella', path_logo: '' }))
  })
})

test('for how many pesos other currencies are shown is what a manager has saved, of its day', async () => {
  const { tasas } = await atDesk()
  expect((await told()).tasas).toEqual(tasas.datos)
  const save = (fields: object) => manager.post('staff/guardar-tasas', { version: tasas.version, ...fields })
  const wrong = [{ dolar: 0 }, { euro: 'mucho' }, { dia: '2026-02-30' }, { dia: '2999-01-01' }]
  for (const fields of wrong) expect([fields, (await save(fields)).statusCode]).toEqual([fields, 400])
  const saved = await save({ dolar: 940.5, dia: '2026-01-05' })
  const now = { dolar: 940.5, euro: tasas.datos.euro, dia: '2026-01-05' }
  expect(saved.json()).toMatchObject({ responsable: 'Marta', datos: now })
  await until(async () => expect((await told()).tasas).toEqual(now))
  expect((await save({ dolar: 1 })).json().error).toBe('EDITED_MEANWHILE')
})
