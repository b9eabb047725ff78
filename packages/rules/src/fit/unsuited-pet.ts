import type { PetTraits } from '../pets/pet.ts'
import { petFit, type Suits } from './pet-fit.ts'

/**
 * Of somebody's animals the first that a product in their cart was meant for and does not suit; undefined where it suits
 * one of them, or is for a species that they do not have, as a present is. The chosen one stands first in `pets`.
 */
export function unsuitedPet<Pet extends { traits: PetTraits }>(
  suits: Suits,
  pets: readonly Pet[],
): Pet | undefined {
  const meant = pets.filter(({ traits }) => suits.species.includes(traits.species))
  const isMissed = meant.every(({ traits }) => petFit(suits, traits)?.verdict === 'doesNotFit')
  return isMissed ? meant[0] : undefined
}
