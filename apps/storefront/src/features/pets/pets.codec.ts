import type { Pet } from '#rules/pets/pet.ts'
import type { Pets } from '../../data/port/pets.port.ts'
import { readFields } from '../../shell/stored-json.ts'

/** The saved animals as this browser knows them. */
export type StoredPets = Pets & {
  /** Whose account they stand in; null for a guest's. */
  owner: number | null
}

/** The animals out of stored text; null for anything that is none. What is no animal is left out. */
export function decodePets(text: string | null): StoredPets | null {
  const { owner, chosenId, pets } = readFields(text)
  if (!Array.isArray(pets)) return null
  return {
    owner: Number.isSafeInteger(owner) ? (owner as number) : null,
    chosenId: typeof chosenId === 'string' ? chosenId : null,
    pets: pets.filter(isPet),
  }
}

const isPet = (stored: Partial<Pet> | null) =>
  typeof stored === 'object' &&
  [stored?.id, stored?.name, stored?.species].every((each) => typeof each === 'string') &&
  Array.isArray(stored?.allergies)
