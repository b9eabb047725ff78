import type { Handlers } from '../http/register-call.ts'
import type { VehiclesService } from './vehicles.service.ts'

/** The calls that lead from a year to a vehicle (specification §4 'Vehicle form'). */
export function vehiclesRoutes(vehicles: VehiclesService) {
  return {
    'vehiculo-anios': () => vehicles.years(),
    'vehiculo-marcas': ({ anio }) => vehicles.makes(anio),
    'vehiculo-modelos': ({ anio, marca }) => vehicles.models(anio, marca),
    vehiculos: async ({ anio, marca, modelo }) =>
      (await vehicles.vehicles(anio, marca, modelo)).map((row) => ({
        id_vehiculo: row.id,
        anio,
        marca: row.make,
        modelo: row.model,
        motor: row.engine,
      })),
  } satisfies Handlers
}
