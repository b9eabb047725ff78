import { fitsInYear } from '#rules/fit/vehicle-fit.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { ListRow } from './list-rows.store.ts'

export type FittingRows = ReturnType<typeof fittingRows>

/**
 * Which products fit a vehicle, beside the rows of lists: of 100,000 products a vehicle fits some thousands, and a list
 * for it reads those alone.
 */
export function fittingRows() {
  const fitAll: ListRow[] = []
  const named = new Map<number, ListRow[]>()

  return {
    add(row: ListRow): void {
      if (row.fitsAll) fitAll.push(row)
      for (const id of row.vehicleIds) {
        const rows = named.get(id)
        if (rows) rows.push(row)
        else named.set(id, [row])
      }
    },
    remove(row: ListRow): void {
      if (row.fitsAll) takeOut(fitAll, row)
      for (const id of row.vehicleIds) takeOut(named.get(id) ?? [], row)
    },
    clear(): void {
      fitAll.length = 0
      named.clear()
    },
    /** Hands over what fits the vehicle or every vehicle, each once, in no order. */
    each(vehicle: AskedVehicle, take: (row: ListRow) => void): void {
      for (const row of fitAll) take(row)
      for (const row of named.get(vehicle.id) ?? []) {
        if (!row.fitsAll && fitsInYear(row.fitYears, vehicle)) take(row)
      }
    },
  }
}

function takeOut(rows: ListRow[], row: ListRow): void {
  const at = rows.indexOf(row)
  const last = rows.at(-1)
  if (at < 0 || !last) return
  rows[at] = last
  rows.pop()
}
