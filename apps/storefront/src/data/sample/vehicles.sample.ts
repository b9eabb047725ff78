import { oemNumbers } from '#demo/data/oem-numbers.ts'
import { vehiclesIn } from '#demo/data/translations/demo-in.ts'
import type { DemoFitment, DemoVehicle } from '#demo/data/types.ts'
import type { FittedVehicle, VehiclesPort } from '../port/vehicles.port.ts'
import { after, type SampleContext } from './layer.ts'
import { pageNotFound } from './services/service-refusals.ts'
import type { VehiclesService } from './services/vehicles.service.ts'

const byName = new Intl.Collator('es-CL')

/** The way to a vehicle of the port over that of the service contract, and what parts fit. */
export function vehiclesSample({ shop, delays }: SampleContext, service: VehiclesService): VehiclesPort {
  return {
    listYears: service.getYears,
    listMakes: service.getMakes,
    listModels: service.getModels,
    listVehicles: service.getVehicles,
    async listFitted(productId) {
      const [all] = await Promise.all([vehiclesIn(shop.language), after(delays.vehicles, () => undefined)])
      const fitment = shop.find(productId)?.fitment
      if (!fitment) throw pageNotFound()
      return { vehicles: fittedOf(fitment, all), oemNumbers: oemNumbers.get(productId) ?? [] }
    },
    findByVin: async (vin) => ({ vehicles: [await service.getVehicleByVin(vin)], hasCheckDigit: true }),
  }
}

function fittedOf(
  { vehicleIds, conditions, years }: DemoFitment,
  all: readonly DemoVehicle[],
): FittedVehicle[] {
  const named = new Set(vehicleIds)
  return all
    .filter(({ id }) => named.has(id))
    .map((vehicle) => {
      const own = years.find(({ vehicleId }) => vehicleId === vehicle.id)
      return own ? { ...vehicle, yearFrom: own.from, yearTo: own.to } : vehicle
    })
    .toSorted(
      (a, b) =>
        byName.compare(a.make, b.make) ||
        byName.compare(a.model, b.model) ||
        a.yearFrom - b.yearFrom ||
        byName.compare(a.engine, b.engine) ||
        a.id - b.id,
    )
    .map((vehicle) => ({
      ...vehicle,
      conditions: conditions
        .filter((each) => each.vehicleIds.includes(vehicle.id))
        .map(({ kind, text }) => ({ kind, text })),
    }))
}
