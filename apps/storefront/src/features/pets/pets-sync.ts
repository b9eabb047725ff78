import { type Pet, petLimit } from '#rules/pets/pet.ts'
import type { Pets, PetsPort } from '../../data/port/pets.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import type { StoredValue } from '../../shell/stored-value.ts'
import type { StoredPets } from './pets.codec.ts'

export type PetsBrowser = {
  port: PetsPort
  saved: Pick<StoredValue<StoredPets | null>, 'get' | 'update'>
  /** Who is signed in now; asked again after every wait. */
  owner: () => number | null
}

/** Whether the shop keeps the animals, and not this browser alone. */
const isServed = ({ port }: PetsBrowser, owner: number | null) => owner !== null || !port.needsAccount

const guests = (): StoredPets => ({ owner: null, pets: [], chosenId: null })

/** Takes out of the browser what belongs to somebody who is no longer signed in here. */
export function leavePets({ saved, owner }: PetsBrowser): void {
  const known = saved.get()
  if (known !== null && known.owner !== null && known.owner !== owner()) saved.update(() => null)
}

/**
 * Syncs the browser's animals with the account's, as vehicles are (docs/decisions/0072). The first time the browser's
 * go to the account, each under its own id, so that trying again adds none twice, and the one chosen here stays
 * chosen; from then on the account's stand. Throws `Refusal` when the shop cannot be reached: nothing is lost.
 */
export async function syncPets(browser: PetsBrowser): Promise<void> {
  leavePets(browser)
  const { port, saved } = browser
  const owner = browser.owner()
  if (!isServed(browser, owner)) return
  const mine = saved.get()
  let theirs = await port.load()
  if (mine && mine.owner !== owner) {
    for (const pet of mine.pets) theirs = await addTo(port, theirs, pet)
    const { chosenId } = mine
    const isThere = theirs.pets.some(({ id }) => id === chosenId)
    if (isThere && theirs.chosenId !== chosenId) theirs = await port.choose(chosenId)
  }
  store(browser, owner, theirs)
}

/** Saves an animal. Throws `Refusal` PETS_FULL where there is no room, and what the shop refuses. */
export async function savePet(browser: PetsBrowser, pet: Pet): Promise<void> {
  if (isServed(browser, browser.owner())) return change(browser, (port) => port.save(pet))
  const { pets } = browser.saved.get() ?? guests()
  const isKnown = pets.some(({ id }) => id === pet.id)
  if (!isKnown && pets.length >= petLimit) throw new Refusal('PETS_FULL', '', { status: 409 })
  browser.saved.update((now) => {
    const stored = now ?? guests()
    return {
      ...stored,
      pets: isKnown ? stored.pets.map((each) => (each.id === pet.id ? pet : each)) : [...stored.pets, pet],
    }
  })
}

/** Takes an animal out; where it was the chosen one, none is. Throws `Refusal` when it could not be done. */
export async function removePet(browser: PetsBrowser, petId: string): Promise<void> {
  if (isServed(browser, browser.owner())) return change(browser, (port) => port.remove(petId))
  browser.saved.update(
    (now) =>
      now && {
        ...now,
        pets: now.pets.filter(({ id }) => id !== petId),
        chosenId: now.chosenId === petId ? null : now.chosenId,
      },
  )
}

/** Seeks products for a saved animal, or for none with null: here at once, then in the account. Throws `Refusal`. */
export async function choosePet(browser: PetsBrowser, petId: string | null): Promise<void> {
  browser.saved.update(
    (now) => now && { ...now, chosenId: now.pets.some(({ id }) => id === petId) ? petId : null },
  )
  const chosenId = browser.saved.get()?.chosenId ?? null
  if (isServed(browser, browser.owner())) await change(browser, (port) => port.choose(chosenId))
}

async function change(browser: PetsBrowser, send: (port: PetsPort) => Promise<Pets>): Promise<void> {
  const owner = browser.owner()
  if (browser.saved.get()?.owner !== owner) await syncPets(browser)
  store(browser, owner, await send(browser.port))
}

/** What does not fit into the account stays out of it. */
async function addTo(port: PetsPort, theirs: Pets, pet: Pet): Promise<Pets> {
  if (theirs.pets.some(({ id }) => id === pet.id)) return theirs
  try {
    return await port.save(pet)
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'PETS_FULL' || error.code === 'INVALID_REQUEST')) {
      return theirs
    }
    throw error
  }
}

/** What the account has stands here, unless somebody else has come meanwhile. */
function store({ saved, owner }: PetsBrowser, askedFor: number | null, theirs: Pets): void {
  if (owner() === askedFor) saved.update(() => ({ owner: askedFor, ...theirs }))
}
