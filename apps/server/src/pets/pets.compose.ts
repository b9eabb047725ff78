import { petToWire } from '#contract/pets/pet-wire.ts'
import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import { petsRoutes } from './pets.routes.ts'
import { petsService } from './pets.service.ts'

export function composePets({ database, now }: { database: Database; now?: (() => Date) | undefined }) {
  const pets = petsService({ database, now })
  const providers: PersonalDataProvider[] = [
    {
      name: 'mascotas',
      by: 'customer',
      exportOf: async (person) =>
        (await pets.list(person.customerId)).map((pet) => {
          const { id_mascota: _, ...told } = petToWire(pet)
          return { ...told, elegida: pet.isChosen ? 1 : 0 }
        }),
      forget: (tx, person) => pets.forgetPerson(tx, person.customerId),
    },
  ]
  return { routes: petsRoutes(pets), providers }
}
