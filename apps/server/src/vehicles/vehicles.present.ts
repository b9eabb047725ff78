import type { VehicleRow } from './vehicles.store.ts'

export function presentVehicle(row: Pick<VehicleRow, 'id' | 'make' | 'model' | 'engine'>, year: number) {
  return { id_vehiculo: row.id, anio: year, marca: row.make, modelo: row.model, motor: row.engine }
}
