import type { WireReply } from '#contract/wire-types.ts'
import type { Vehicle, VehiclesPort } from '../port/vehicles.port.ts'
import type { Wire } from './wire.ts'

export function vehiclesRemote(wire: Wire): VehiclesPort {
  return {
    listYears: () => wire.get('vehiculo-anios', {}),
    listMakes: (year) => wire.get('vehiculo-marcas', { anio: year }),
    listModels: (year, make) => wire.get('vehiculo-modelos', { anio: year, marca: make }),
    async listVehicles(year, make, model) {
      return (await wire.get('vehiculos', { anio: year, marca: make, modelo: model })).map(toVehicle)
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
