import type { GarageRow } from './garage.store.ts'
import type { VehicleRow } from './vehicles.store.ts'

export function presentVehicle(row: Pick<VehicleRow, 'id' | 'make' | 'model' | 'engine'>, year: number) {
  return { id_vehiculo: row.id, anio: year, marca: row.make, modelo: row.model, motor: row.engine }
}

/** A saved vehicle, in its customer's own data. */
export function presentForExport({ year, make, model, engine, isChosen }: GarageRow) {
  return { anio: year, marca: make, modelo: model, motor: engine, elegido: isChosen ? 1 : 0 }
}
