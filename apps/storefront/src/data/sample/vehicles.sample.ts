import type { VehiclesPort } from '../port/vehicles.port.ts'
import type { VehiclesService } from './services/vehicles.service.ts'

/** The way to a vehicle of the port over that of the service contract. */
export function vehiclesSample(service: VehiclesService): VehiclesPort {
  return {
    listYears: service.getYears,
    listMakes: service.getMakes,
    listModels: service.getModels,
    listVehicles: service.getVehicles,
    findByVin: async (vin) => ({ vehicles: [await service.getVehicleByVin(vin)], hasCheckDigit: true }),
  }
}
