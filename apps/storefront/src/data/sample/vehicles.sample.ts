import type { DemoVehicle } from '#demo/types.ts'
import { vehicles } from '#demo/vehicles.ts'
import type { VehiclesPort } from '../port/vehicles.port.ts'
import { after, type SampleContext } from './layer.ts'

/** The sample layer's ranged vehicles cover these years (specification §9). */
const firstYear = 2008
const lastYear = 2018

const soldIn = (year: number) => (vehicle: DemoVehicle) =>
  year >= firstYear && year <= lastYear && vehicle.yearFrom <= year && year <= vehicle.yearTo
const distinctNames = (names: string[]) => [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'es'))

export function vehiclesSample({ delays }: SampleContext): VehiclesPort {
  return {
    listYears: () =>
      after(delays.vehicles, () =>
        Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index).filter((year) =>
          vehicles.some(soldIn(year)),
        ),
      ),
    listMakes: (year) =>
      after(delays.vehicles, () => distinctNames(vehicles.filter(soldIn(year)).map(({ make }) => make))),
    listModels: (year, make) =>
      after(delays.vehicles, () =>
        distinctNames(
          vehicles
            .filter(soldIn(year))
            .filter((vehicle) => vehicle.make === make)
            .map(({ model }) => model),
        ),
      ),
    listVehicles: (year, make, model) =>
      after(delays.vehicles, () =>
        vehicles
          .filter(soldIn(year))
          .filter((vehicle) => vehicle.make === make && vehicle.model === model)
          .map(({ id, engine }) => ({ id, year, make, model, engine })),
      ),
  }
}
