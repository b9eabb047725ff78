import type { Pet } from '#rules/pets/pet.ts'

export type Pets = {
  /** In the order in which they were saved. */
  pets: Pet[]
  /** The one for which products are sought. */
  chosenId: string | null
}

/**
 * The saved animals. Each change answers what then stands. Throws `Refusal` SESSION_REQUIRED for nobody where an
 * account is needed.
 */
export type PetsPort = {
  /** Whether only an account keeps animals, so that a guest's stand in the browser. */
  needsAccount: boolean
  load(): Promise<Pets>
  /** One that is saved under its id is changed. Refusals: INVALID_REQUEST with fields of `Pet`, PETS_FULL. */
  save(pet: Pet): Promise<Pets>
  /** One that is not there is taken out already; the chosen one leaves none chosen. */
  remove(petId: string): Promise<Pets>
  /** Null for none. Refusal NOT_FOUND for one that is not saved. */
  choose(petId: string | null): Promise<Pets>
}
