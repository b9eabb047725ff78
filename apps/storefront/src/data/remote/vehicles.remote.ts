import type { VehiclesPort } from '../port/vehicles.port.ts'
import type { Wire } from './wire.ts'

export function vehiclesRemote(wire: Wire): VehiclesPort {
  return {
    listYears: () => wire.get('vehiculo-anios', {}),
    listMakes: (year) => wire.get('vehiculo-marcas', { anio: year }),
    listModels: (year, make) => wire.get('vehiculo-modelos', { anio: year, marca: make }),
    async listVehicles(year, make, model) {
      const vehicles = await wire.get('vehiculos', { anio: year, marca: make, modelo: model })
      return vehicles.map((vehicle) => ({
        id: vehicle.id_vehiculo,
        year: vehicle.anio,
        make: vehicle.marca,
        model: vehicle.modelo,
        engine: vehicle.motor,
      }))
    },
  }
}
