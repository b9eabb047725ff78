import { petFieldWords } from '#contract/pets/pet-wire.ts'
import { dayInChile } from '#rules/chile/calendar.ts'
import { type Pet, petLimit } from '#rules/pets/pet.ts'
import { wrongOfPet } from '#rules/pets/pet-form.ts'
import type { Database, Transaction } from '../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { type PetRow, petsStore } from './pets.store.ts'

export type PetsService = ReturnType<typeof petsService>

/** The saved animals of a customer and the chosen one; each change answers what then stands. */
export function petsService({
  database,
  now = () => new Date(),
}: {
  database: Database
  now?: (() => Date) | undefined
}) {
  const change = (
    customerId: number,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<PetRow[] | Refusal> =>
    transactOrRefuse(database, async (tx) => {
      await petsStore.lock(tx, customerId)
      await work(tx)
      return petsStore.list(tx, customerId)
    })

  return {
    list: (customerId: number): Promise<PetRow[]> => petsStore.list(database.db, customerId),

    /** One that is saved under its id is changed. INVALID_REQUEST, PETS_FULL. */
    async save(customerId: number, pet: Pet): Promise<PetRow[] | Refusal> {
      const wrong = wrongOfPet(pet, dayInChile(now()))
      if (wrong.length > 0) {
        const fields = wrong.map((field) => [petFieldWords[field], 'FIELD_INVALID'])
        return refuse('INVALID_REQUEST', { fields: Object.fromEntries(fields) })
      }
      return change(customerId, async (tx) => {
        await petsStore.save(tx, customerId, pet)
        const saved = await petsStore.list(tx, customerId)
        if (saved.length > petLimit) throw new Rollback(refuse('PETS_FULL'))
      })
    },

    /** One that is not there is taken out already. */
    remove: (customerId: number, id: string) =>
      change(customerId, (tx) => petsStore.remove(tx, customerId, id)),

    /** Null for none. NOT_FOUND where it is not saved. */
    choose: (customerId: number, id: string | null) =>
      change(customerId, async (tx) => {
        await petsStore.chooseNone(tx, customerId)
        if (id !== null && !(await petsStore.choose(tx, customerId, id))) {
          throw new Rollback(refuse('NOT_FOUND'))
        }
      }),

    forgetPerson: (tx: Transaction, customerId: number) => petsStore.removeAll(tx, customerId),
  }
}
