import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allVehicles } from '#demo/data/vehicles/market.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
let wire: Wire
beforeAll(async () => {
  shop = await openTestShop()
  wire = testWire(shop.app)
})
afterAll(async () => {
  await shop?.close()
})

const get = async (call: string, query: Record<string, string> = {}) => (await wire.get(call, query)).json()

describe('from a year to a vehicle', () => {
  test('each year leads to makes, models and at least one vehicle of that year', async () => {
    const years: number[] = await get('vehiculo-anios')
    expect(years).toEqual(years.toSorted((a, b) => b - a))
    expect(years[0]).toBe(Math.max(...allVehicles.map(({ yearTo }) => yearTo)))
    for (const year of years.filter((year) => year % 7 === 0)) {
      const makes: string[] = await get('vehiculo-marcas', { anio: `${year}` })
      expect(makes.length).toBeGreaterThan(0)
      for (const make of makes) {
        const models: string[] = await get('vehiculo-modelos', { anio: `${year}`, marca: make })
        const found = await get('vehiculos', { anio: `${year}`, marca: make, modelo: models[0] ?? '' })
        expect(found.length).toBeGreaterThan(0)
        for (const vehicle of found)
          expect(vehicle).toMatchObject({ anio: year, marca: make, modelo: models[0] })
      }
    }
  })

  test('engines part the vehicles of one model; what nobody sold is an empty list', async () => {
    const hilux = await get('vehiculos', { anio: '2018', marca: 'Toyota', modelo: 'Hilux' })
    expect(hilux.map((vehicle: { motor: string }) => vehicle.motor)).toEqual([
      '2.4 diésel',
      '2.7 bencina',
      '2.8 diésel',
    ])
    expect(await get('vehiculos', { anio: '2018', marca: 'Toyota', modelo: 'Delorean' })).toEqual([])
    expect((await wire.get('vehiculo-marcas', { anio: 'ayer' })).statusCode).toBe(400)
  })

  test('an engine is called in the language that is asked for', async () => {
    const asked = { anio: '2018', marca: 'Toyota', modelo: 'Hilux', idioma: 'en' }
    const hilux = await get('vehiculos', asked)
    expect(hilux.map((vehicle: { motor: string }) => vehicle.motor)).toEqual([
      '2.4 diesel',
      '2.7 petrol',
      '2.8 diesel',
    ])
    const vin = await get('vehiculo-vin', { vin: 'WV1ZZZ2HZGA012345', idioma: 'ru' })
    expect(vin.vehiculos).toMatchObject([{ modelo: 'Amarok', motor: '2.0 дизель' }])
    const { filtros } = await get('listar-productos', { filter_vehicle: hilux[0].id_vehiculo, idioma: 'en' })
    expect(filtros.vehiculo).toMatchObject({ modelo: 'Hilux', motor: '2.4 diesel' })
  })

  test('a product says what it fits', async () => {
    const { items } = await get('listar-productos', { texto: 'filtro de aceite Hilux' })
    const [hilux24, hilux28] = allVehicles.filter(({ model }) => model === 'Hilux')
    expect(items[0].compatibilidad).toEqual({
      tipo: 'algunos',
      vehiculos: [hilux24?.id, hilux28?.id],
      condiciones: [
        { tipo: 'motor', texto: 'Motor 2GD-FTV', vehiculos: [hilux24?.id] },
        { tipo: 'motor', texto: 'Motor 1GD-FTV', vehiculos: [hilux28?.id] },
      ],
    })
    const food = await get('listar-productos', { urlamigable_categoria: 'perros-alimentos' })
    expect(food.items[0].compatibilidad).toEqual({ tipo: 'no_aplica', vehiculos: [] })
  })
})
