import { useSyncExternalStore } from 'react'
import type { Pet } from '#rules/pets/pet.ts'
import { useData } from '../../shell/data-context.tsx'
import { createLayerValue } from '../../shell/stored-value.ts'
import { decodePets, type StoredPets } from './pets.codec.ts'

/** The saved animals of a layer in this browser; `pets.store.ts` changes them. */
export const storedPetsOf = createLayerValue<StoredPets | null>('pets', {
  decode: decodePets,
  encode: (pets) => pets && JSON.stringify(pets),
})

export function useStoredPets(): StoredPets | null {
  const store = storedPetsOf(useData().layer)
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}

/** The animal for which products are sought; null for none, and until the browser's storage is read. */
export function useCurrentPet(): Pet | null {
  const stored = useStoredPets()
  return stored?.pets.find(({ id }) => id === stored.chosenId) ?? null
}
