import type { Garage, GaragePort } from '../port/garage.port.ts'
import type { UserVehicles } from './services/shapes.ts'
import type { VehiclesService } from './services/vehicles.service.ts'

/** The saved vehicles of the port over those of the service contract, for guests as for customers. */
export function garageSample(service: VehiclesService): GaragePort {
  return {
    needsAccount: false,
    load: async () => toGarage(await service.getUserVehicles()),
    add: async ({ id, year }) => toGarage(await service.addUserVehicle(id, year)),
    remove: async (id) => toGarage(await service.removeUserVehicle(id)),
    choose: async (id) => toGarage(await service.setCurrentVehicle(id)),
  }
}

const toGarage = ({ vehicles, currentId }: UserVehicles): Garage => ({ vehicles, chosenId: currentId })
