import type { Pet } from '#rules/pets/pet.ts'
import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { storageKey } from '../../shell/storage-keys.ts'
import { withLock } from '../../shell/with-lock.ts'
import { accountOf, storedProfile } from '../session/account.store.ts'
import { storedPetsOf } from './current-pet.store.ts'
import { choosePet, leavePets, type PetsBrowser, removePet, savePet, syncPets } from './pets-sync.ts'

const browserOf = ({ layer, pets }: DataPort): PetsBrowser => ({
  port: pets,
  saved: storedPetsOf(layer),
  owner: () => accountOf(storedProfile.get())?.customerId ?? null,
})

const withPetsLock = <Result>({ layer }: DataPort, work: () => Promise<Result>) =>
  withLock(storageKey('pets', layer), work)

/** Whether it was done; a refusal is none. */
async function isDone(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Asks for the animals of who is here; false where the shop could not be asked. */
export const syncPetsOf = (data: DataPort) => isDone(withPetsLock(data, () => syncPets(browserOf(data))))

/** Takes away what an account has left in this browser. */
export function leavePetsOf(data: DataPort): void {
  leavePets(browserOf(data))
}

/** As `savePet` of `pets-sync.ts`; the first that is saved is chosen. */
export async function save(data: DataPort, pet: Pet): Promise<void> {
  const browser = browserOf(data)
  await withPetsLock(data, () => savePet(browser, pet))
  const { pets = [], chosenId = null } = browser.saved.get() ?? {}
  if (pets.length === 1 && chosenId === null) await choose(data, pet.id)
}

/** False where it could not be done. */
export const remove = (data: DataPort, petId: string) =>
  isDone(withPetsLock(data, () => removePet(browserOf(data), petId)))

/** What could not be saved in the account stays in this browser until the next sync. */
export const choose = (data: DataPort, petId: string | null) =>
  isDone(withPetsLock(data, () => choosePet(browserOf(data), petId)))
