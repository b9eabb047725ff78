import { breedOf } from './breeds.ts'
import { isBirthday, type Species } from './pet.ts'

/**
 * What of an animal's form cannot be, though each field has its form: a breed that the species has not, a birthday that
 * is none. `today` as `2026-11-22`.
 */
export function wrongOfPet(
  { species, breed, bornOn }: { species: Species; breed: string | null; bornOn: string | null },
  today: string,
): ('breed' | 'bornOn')[] {
  const wrong: ('breed' | 'bornOn')[] = []
  if (breed !== null && !breedOf(species, breed)) wrong.push('breed')
  if (bornOn !== null && !isBirthday(bornOn, today)) wrong.push('bornOn')
  return wrong
}
