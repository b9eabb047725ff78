import { describe, expect, test } from 'vitest'
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
