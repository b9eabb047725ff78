import { garageLimit } from '#rules/vehicles/garage.ts'
import type { Database, Transaction } from '../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { type GarageRow, garageStore } from './garage.store.ts'

export type GarageService = ReturnType<typeof garageService>

/** The saved vehicles of a customer and the chosen one; each change answers what then stands. */
export function garageService({ database }: { database: Database }) {
  const change = (
    customerId: number,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<GarageRow[] | Refusal> =>
    transactOrRefuse(database, async (tx) => {
      await garageStore.lock(tx, customerId)
      await work(tx)
      return garageStore.list(tx, customerId)
    })

  return {
    list: (customerId: number): Promise<GarageRow[]> => garageStore.list(database.db, customerId),

    /** One that is saved already takes the year given. NOT_FOUND, GARAGE_FULL. */
    add: (customerId: number, vehicle: { id: number; year: number }) =>
      change(customerId, async (tx) => {
        if (!(await garageStore.save(tx, customerId, vehicle))) throw new Rollback(refuse('NOT_FOUND'))
        const saved = await garageStore.list(tx, customerId)
        if (saved.length > garageLimit) throw new Rollback(refuse('GARAGE_FULL'))
      }),

    /** One that is not there is taken out already. */
    remove: (customerId: number, vehicleId: number) =>
      change(customerId, (tx) => garageStore.remove(tx, customerId, vehicleId)),

    /** Null for all vehicles. NOT_FOUND where it is not saved. */
    choose: (customerId: number, vehicleId: number | null) =>
      change(customerId, async (tx) => {
        await garageStore.chooseNone(tx, customerId)
        if (vehicleId !== null && !(await garageStore.choose(tx, customerId, vehicleId))) {
          throw new Rollback(refuse('NOT_FOUND'))
        }
      }),

    forgetPerson: (tx: Transaction, customerId: number) => garageStore.removeAll(tx, customerId),
  }
}
