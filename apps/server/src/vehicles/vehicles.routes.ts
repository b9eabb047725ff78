import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { EngineWords } from './engine-words.ts'
import { presentVehicle } from './vehicles.present.ts'
import type { VehiclesService } from './vehicles.service.ts'

/** The calls that lead from a year to a vehicle (specification §4 'Vehicle form'). */
export function vehiclesRoutes(vehicles: VehiclesService, inLanguage: EngineWords) {
  return {
    'vehiculo-anios': () => vehicles.years(),
    'vehiculo-marcas': ({ anio }) => vehicles.makes(anio),
    'vehiculo-modelos': ({ anio, marca }) => vehicles.models(anio, marca),
    async vehiculos({ anio, marca, modelo }, { language }) {
      const found = await inLanguage(await vehicles.vehicles(anio, marca, modelo), language)
      return found.map((row) => presentVehicle(row, anio))
    },
    async 'vehiculo-vin'({ vin }, { language }) {
      const found = await vehicles.byVin(vin)
      if (isRefusal(found)) return found
      return {
        vehiculos: (await inLanguage(found.vehicles, language)).map((row) => presentVehicle(row, found.year)),
        digito_correcto: found.hasCheckDigit ? 1 : 0,
      }
    },
  } satisfies Handlers
}
