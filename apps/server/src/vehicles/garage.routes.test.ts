import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vehicles } from '#demo/data/vehicles.ts'
import { garageLimit } from '#rules/vehicles/garage.ts'
import { insertAccount } from '#testing/server/test-account.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const idOf = (model: string) => vehicles.find((each) => each.model === model)?.id ?? 0
const hilux = { id_vehiculo: idOf('Hilux'), anio: 2018 }
const gol = { id_vehiculo: idOf('Gol'), anio: 2015 }

/** A customer in as many browsers as are wanted. */
async function customer(browsers = 1): Promise<{ wires: Wire[]; id: number }> {
  const email = `${randomUUID()}@correo.cl`
  const id = await insertAccount(shop.database, { email })
  const wires = await Promise.all(
    Array.from({ length: browsers }, async () => {
      const wire = testWire(shop.app)
      const entered = await wire.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
      expect(entered.statusCode, entered.body).toBe(200)
      return wire
    }),
  )
  return { wires, id }
}
async function oneCustomer(): Promise<Wire> {
  const { wires } = await customer()
  return wires[0] as Wire
}

const list = async (wire: Wire) => (await wire.get('garage-listar', {})).json()
const refusalOf = async (request: ReturnType<Wire['post']>) => {
  const { statusCode, body } = await request
  return [statusCode, JSON.parse(body).error]
}

describe('the garage of a customer', () => {
  test('is empty at first; what is saved and chosen on one device stands on another', async () => {
    const { wires } = await customer(2)
    const [here, there] = wires as [Wire, Wire]
    expect(await list(here)).toEqual({ vehiculos: [], id_vehiculo_elegido: null })
    const saved = await here.post('garage-agregar', hilux)
    expect(saved.json()).toEqual({
      vehiculos: [{ ...hilux, marca: 'Toyota', modelo: 'Hilux', motor: '2.4 diésel' }],
      id_vehiculo_elegido: null,
    })
    await here.postForm('garage-agregar', { id_vehiculo: `${gol.id_vehiculo}`, anio: '2015' })
    await there.post('garage-elegir', { id_vehiculo: gol.id_vehiculo })
    const found = await list(here)
    expect(found.vehiculos.map((each: { modelo: string }) => each.modelo)).toEqual(['Hilux', 'Gol'])
    expect(found.id_vehiculo_elegido).toBe(gol.id_vehiculo)
  })

  test('one is chosen at most, and all vehicles by choosing none', async () => {
    const wire = await oneCustomer()
    await wire.post('garage-agregar', hilux)
    await wire.post('garage-agregar', gol)
    await wire.post('garage-elegir', { id_vehiculo: hilux.id_vehiculo })
    const second = await wire.post('garage-elegir', { id_vehiculo: gol.id_vehiculo })
    expect(second.json().id_vehiculo_elegido).toBe(gol.id_vehiculo)
    const all = await wire.postForm('garage-elegir', { id_vehiculo: '' })
    expect(all.json()).toMatchObject({ id_vehiculo_elegido: null, vehiculos: [{}, {}] })
  })

  test('a vehicle saved again is the same with another year; one taken out is no longer chosen', async () => {
    const wire = await oneCustomer()
    await wire.post('garage-agregar', hilux)
    await wire.post('garage-elegir', { id_vehiculo: hilux.id_vehiculo })
    const again = await wire.post('garage-agregar', { ...hilux, anio: 2019 })
    expect(again.json()).toMatchObject({
      vehiculos: [{ anio: 2019 }],
      id_vehiculo_elegido: hilux.id_vehiculo,
    })
    for (const _ of ['once', 'and again']) {
      const less = await wire.post('garage-quitar', { id_vehiculo: hilux.id_vehiculo })
      expect(less.json()).toEqual({ vehiculos: [], id_vehiculo_elegido: null })
    }
  })

  test('refuses what was not sold in that year, what is not saved, and more than the limit', async () => {
    const wire = await oneCustomer()
    expect(await refusalOf(wire.post('garage-agregar', { ...hilux, anio: 1990 }))).toEqual([404, 'NOT_FOUND'])
    expect(await refusalOf(wire.post('garage-agregar', { id_vehiculo: 2_000_000_000, anio: 2018 }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    await wire.post('garage-agregar', hilux)
    await wire.post('garage-elegir', { id_vehiculo: hilux.id_vehiculo })
    expect(await refusalOf(wire.post('garage-elegir', { id_vehiculo: gol.id_vehiculo }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect((await list(wire)).id_vehiculo_elegido).toBe(hilux.id_vehiculo)
    const others = vehicles.filter(({ id }) => id !== hilux.id_vehiculo)
    const tried = await Promise.all(
      others
        .slice(0, garageLimit + 3)
        .map(({ id, yearFrom }) => wire.post('garage-agregar', { id_vehiculo: id, anio: yearFrom })),
    )
    expect(tried.filter(({ statusCode }) => statusCode === 200)).toHaveLength(garageLimit - 1)
    expect(tried.filter(({ body }) => body.includes('GARAGE_FULL'))).toHaveLength(4)
    expect((await list(wire)).vehiculos).toHaveLength(garageLimit)
  })

  test("nobody sees another's, a stranger has none, and it is forgotten with its person", async () => {
    const { wires, id } = await customer()
    const mine = wires[0] as Wire
    const other = await oneCustomer()
    await mine.post('garage-agregar', hilux)
    expect((await list(other)).vehiculos).toEqual([])
    expect((await testWire(shop.app).get('garage-listar', {})).statusCode).toBe(401)
    const { otros } = (await mine.get('mis-datos', {})).json()
    expect(otros.vehiculos).toEqual([
      { anio: 2018, marca: 'Toyota', modelo: 'Hilux', motor: '2.4 diésel', elegido: 0 },
    ])
    const erased = await mine.post('mis-datos', { accion: 'borrar', contrasenia: 'clave-secreta' })
    expect(erased.statusCode, erased.body).toBe(200)
    const { rows } = await shop.database.pool.query('SELECT FROM garage_vehicles WHERE customer_id = $1', [
      id,
    ])
    expect(rows).toHaveLength(0)
  })
})

describe('a VIN (D40)', () => {
  const ask = (vin: string) => testWire(shop.app).get('vehiculo-vin', { vin })

  test('finds the one vehicle that it names, and asks no check digit of a maker who writes none', async () => {
    const amarok = { anio: 2016, marca: 'Volkswagen', modelo: 'Amarok', motor: '2.0 diésel' }
    for (const vin of ['WV1ZZZ2HZGA012345', ' wv1 zzz2hz ga-012345 ']) {
      expect((await ask(vin)).json()).toEqual({
        vehiculos: [{ id_vehiculo: idOf('Amarok'), ...amarok }],
        digito_correcto: 1,
      })
    }
    const byPost = await testWire(shop.app).postForm('vehiculo-vin', { vin: 'WV1ZZZ2H8GA012345' })
    expect(byPost.json().vehiculos).toHaveLength(1)
  })

  test('says that a check digit is wrong where one has to be', async () => {
    const { vehiculos, digito_correcto } = (await ask('3N1CN7AD0GA012345')).json()
    expect(vehiculos).toMatchObject([{ marca: 'Nissan', modelo: 'Versa', anio: 2016 }])
    expect(digito_correcto).toBe(0)
    expect((await ask('3N1CN7AD1GA012345')).json().digito_correcto).toBe(0)
    const right = [...'23456789X'].map((digit) => `3N1CN7AD${digit}GA012345`)
    const answers = await Promise.all(right.map(async (vin) => (await ask(vin)).json().digito_correcto))
    expect(answers.filter((each) => each === 1)).toHaveLength(1)
  })

  test('that leaves a choice answers all that it can be, of one make and year', async () => {
    const { vehiculos } = (await ask('MR0HA3CD0G0000001')).json()
    expect(vehiculos.length).toBeGreaterThan(1)
    for (const each of vehiculos) expect(each).toMatchObject({ marca: 'Toyota', anio: 2016 })
  })

  test.each([
    ['', 'nothing'],
    ['error', 'a word'],
    ['JTDBR3FE0GO000001', 'the letter O'],
    ['JTDBR3FE0G000001', '16 characters'],
    ['ZZZBR3FE0G0000001', 'an unknown maker'],
    ['LSJBR3FE0A0000001', 'a year in which its make sold nothing'],
    ['JTDBR3FE0Z0000001', 'no model year'],
  ])('is not found: %s, %s', async (vin) => {
    const answer = await ask(vin)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().error).toBe('NOT_FOUND')
  })
})
