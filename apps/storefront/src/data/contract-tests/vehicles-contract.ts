import { describe, expect, test } from 'vitest'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

/** What both layers say of the vehicles; each has its own years (D2). */
export function vehiclesContract(data: () => DataPort): void {
  describe('vehicles', () => {
    test('each choice leads to the next, down to a vehicle of that year', async () => {
      const { vehicles } = data()
      const years = await vehicles.listYears()
      expect(years).toEqual(years.toSorted((a, b) => b - a))
      const makes = await vehicles.listMakes(2016)
      expect(makes).toContain('Toyota')
      expect(await vehicles.listModels(2016, 'Toyota')).toContain('Hilux')
      const found = await vehicles.listVehicles(2016, 'Toyota', 'Hilux')
      expect(found.map((vehicle) => vehicle.engine)).toEqual(['2.4 diésel', '2.7 bencina', '2.8 diésel'])
      for (const vehicle of found) {
        expect(vehicle).toMatchObject({ year: 2016, make: 'Toyota', model: 'Hilux' })
      }
    })

    test('what nobody sold is an empty list', async () => {
      expect(await data().vehicles.listMakes(1950)).toEqual([])
      expect(await data().vehicles.listModels(2016, 'Delorean')).toEqual([])
    })

    test('a VIN finds at least one vehicle; nothing, and the word error, find none', async () => {
      const { vehicles } = data()
      const found = await vehicles.findByVin('WV1ZZZ2HZGA012345')
      expect(found.vehicles.length).toBeGreaterThan(0)
      const [first] = found.vehicles
      if (!first) throw new Error('There is no vehicle.')
      expect(await vehicles.listVehicles(first.year, first.make, first.model)).toContainEqual(first)
      for (const vin of ['', '  ', 'error']) {
        const refusal = await refusalOf(vehicles.findByVin(vin))
        expect([refusal.code, refusal.status]).toEqual(['NOT_FOUND', 404])
      }
    })

    test('a part lists the vehicles that it fits, with what it asks of each, and its original numbers', async () => {
      const { items } = await data().catalogue.listProducts({ search: 'filtro de aceite Hilux' })
      const filter = items.find(({ name }) => name.includes('Hilux'))
      const { vehicles, oemNumbers } = await data().vehicles.listFitted(filter?.id ?? 0)
      const years = { make: 'Toyota', model: 'Hilux', yearFrom: 2016, yearTo: 2021 }
      const asked = (text: string) => [{ kind: 'engine', text }]
      expect(vehicles).toEqual([
        { id: expect.any(Number), ...years, engine: '2.4 diésel', conditions: asked('Motor 2GD-FTV') },
        { id: expect.any(Number), ...years, engine: '2.8 diésel', conditions: asked('Motor 1GD-FTV') },
      ])
      expect(filter?.fitment.conditions).toEqual([
        { kind: 'engine', text: 'Motor 2GD-FTV', vehicleIds: [vehicles[0]?.id] },
        { kind: 'engine', text: 'Motor 1GD-FTV', vehicleIds: [vehicles[1]?.id] },
      ])
      expect(oemNumbers).toEqual([{ make: 'Toyota', number: '90915-YZZD5' }])
      const food = (await data().catalogue.listProducts({ categorySlug: 'perros-alimentos' })).items[0]
      expect(await data().vehicles.listFitted(food?.id ?? 0)).toEqual({ vehicles: [], oemNumbers: [] })
      expect((await refusalOf(data().vehicles.listFitted(999_999))).code).toBe('NOT_FOUND')
    })

    test('a part for some of the years of a vehicle is one for these alone, in lists, searches and its table', async () => {
      const { catalogue, vehicles } = data()
      const [yaris] = await vehicles.listVehicles(2017, 'Toyota', 'Yaris')
      if (!yaris) throw new Error('There is no Yaris.')
      const { items } = await catalogue.listProducts({ search: 'terminal de dirección yaris' })
      const part = items.find(({ fitment }) => fitment.years)
      if (!part) throw new Error('There is no part with years.')
      const { years = [] } = part.fitment
      expect(years.find(({ vehicleId }) => vehicleId === yaris.id)).toMatchObject({ from: 2014, to: 2017 })
      const { vehicles: fitted } = await vehicles.listFitted(part.id)
      expect(fitted.map(({ yearFrom, yearTo }) => [yearFrom, yearTo])).toEqual(fitted.map(() => [2014, 2017]))
      const isFound = async (query: Parameters<typeof catalogue.listProducts>[0]) =>
        (await catalogue.listProducts(query)).items.some(({ id }) => id === part.id)
      const inYear = (year: number | null) => ({
        filters: { vehicle: encodeVehicle({ id: yaris.id, year }) },
      })
      const search = 'terminal de dirección'
      expect(await isFound({ search, ...inYear(2017) })).toBe(true)
      expect(await isFound({ search, ...inYear(null) })).toBe(true)
      expect(await isFound({ search, ...inYear(2018) })).toBe(false)
      expect(await isFound({ search: 'terminal yaris 2017' })).toBe(true)
      expect(await isFound({ search: 'terminal yaris 2018' })).toBe(false)
      const other = (await catalogue.listProducts({ search: 'bieleta estabilizadora' })).items[0]
      const instead = async (year: number) =>
        (await catalogue.listAnalogs(other?.id ?? 0, { id: yaris.id, year })).map(({ id }) => id)
      expect(await instead(2017)).toContain(part.id)
      expect(await instead(2018)).not.toContain(part.id)
    })

    test('an original number finds its part, whatever stands between its parts', async () => {
      for (const search of ['90915-YZZD5', '90915yzzd5', '90915 YZZD5']) {
        const { items } = await data().catalogue.listProducts({ search })
        expect(items[0]?.name, search).toContain('Filtro de aceite Toyota Hilux')
      }
    })

    test('a part says which vehicles it fits, and food is no part', async () => {
      const [hilux] = await data().vehicles.listVehicles(2016, 'Toyota', 'Hilux')
      const filters = await data().catalogue.listProducts({ search: 'filtro de aceite Hilux' })
      const filter = filters.items.find((item) => item.name.includes('Hilux'))
      expect(filter?.fitment.kind).toBe('some')
      expect(filter?.fitment.vehicleIds).toContain(hilux?.id)
      const food = await data().catalogue.listProducts({ categorySlug: 'perros-alimentos' })
      expect(food.items[0]?.fitment).toEqual({ kind: 'none', vehicleIds: [] })
    })
  })
}
