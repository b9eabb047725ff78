import { dayInChile } from '#rules/chile/calendar.ts'
import { sizeOf } from '#rules/pets/breeds.ts'
import { monthsBetween, type Pet, type PetTraits } from '#rules/pets/pet.ts'

/** An animal as the fit engine asks of it, today. */
export function traitsOf(pet: Pet, now: Date = new Date()): PetTraits {
  const { species, breed, bornOn, grams, isSterilised, allergies } = pet
  const months = bornOn === null ? null : monthsBetween(bornOn, dayInChile(now))
  return { species, months, grams, size: sizeOf({ species, breed, months, grams }), isSterilised, allergies }
}
