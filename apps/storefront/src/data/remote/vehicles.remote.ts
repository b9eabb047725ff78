import type { WireReply } from '#contract/wire-types.ts'
import type { Vehicle, VehiclesPort } from '../port/vehicles.port.ts'
import { toCondition } from './fit-condition.ts'
import type { Wire } from './wire.ts'

export function vehiclesRemote(wire: Wire): VehiclesPort {
  return {
    listYears: () => wire.get('vehiculo-anios', {}),
    listMakes: (year) => wire.get('vehiculo-marcas', { anio: year }),
    listModels: (year, make) => wire.get('vehiculo-modelos', { anio: year, marca: make }),
    async listVehicles(year, make, model) {
      return (await wire.get('vehiculos', { anio: year, marca: make, modelo: model })).map(toVehicle)
    },
    async listFitted(productId) {
      const found = await wire.get('producto-vehiculos', { id_producto: productId })
      return {
        vehicles: found.vehiculos.map((each) => ({
          id: each.id_vehiculo,
          make: each.marca,
          model: each.modelo,
          engine: each.motor,
          yearFrom: each.anio_desde,
          yearTo: each.anio_hasta,
          conditions: each.condiciones.map(toCondition),
        })),
        oemNumbers: found.numeros_oem.map(({ marca, numero }) => ({ make: marca, number: numero })),
      }
    },
    async findByVin(vin) {
      const found = await wire.post('vehiculo-vin', { vin })
      return { vehicles: found.vehiculos.map(toVehicle), hasCheckDigit: found.digito_correcto === 1 }
    },
  }
}

export const toVehicle = (vehicle: WireReply<'vehiculos'>[number]): Vehicle => ({
  id: vehicle.id_vehiculo,
  year: vehicle.anio,
  make: vehicle.marca,
  model: vehicle.modelo,
  engine: vehicle.motor,
})
