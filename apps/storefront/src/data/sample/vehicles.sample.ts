import type { DemoVehicle } from '#demo/data/types.ts'
import { vehicles } from '#demo/data/vehicles.ts'
import type { Vehicle, VehiclesPort } from '../port/vehicles.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'

/** The sample layer's ranged vehicles cover these years (specification §9). */
const firstYear = 2008
const lastYear = 2018

const soldIn = (year: number) => (vehicle: DemoVehicle) =>
  year >= firstYear && year <= lastYear && vehicle.yearFrom <= year && year <= vehicle.yearTo
const distinctNames = (names: string[]) => [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'es'))

/** A vehicle of the sample by its id or its model, in a year of the sample; null where it was not sold then. */
export function sampleVehicle(wanted: number | string, year: number): Vehicle | null {
  const found = vehicles.filter(soldIn(year)).find(({ id, model }) => id === wanted || model === wanted)
  return found ? { id: found.id, year, make: found.make, model: found.model, engine: found.engine } : null
}

/** What every VIN is here (specification §5). */
const everyVin = sampleVehicle('Focus S', 2016)

export function vehiclesSample(context: SampleContext): VehiclesPort {
  const { delays } = context
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
    findByVin: (vin) =>
      after(delays.vehicles, () => {
        const isUnknown = ['', 'error'].includes(vin.trim().toLowerCase())
        if (isUnknown || !everyVin) throw refusal(context, 'NOT_FOUND')
        return { vehicles: [everyVin], hasCheckDigit: true }
      }),
  }
}
