import type { PetTraits } from '../pets/pet.ts'
import { petFit, type Suits } from './pet-fit.ts'

/** A product as it is compared with another that it may stand in for. */
export type Candidate = {
  id: number
  /** What kind of thing it is, alike over brands. */
  kind: string
  /** What it is against or good for, as the slug of its feature 'Acción'; null without one. */
  action: string | null
  /** Pesos. */
  price: number
  isAvailable: boolean
  suits: Suits | null
}

/** The first word of what it is for: 'pulgas' of 'pulgas-y-garrapatas'. */
const purposeOf = ({ action, kind }: Candidate) => action?.split('-')[0] ?? `kind ${kind}`

/**
 * What an animal can have instead of a product that does not suit it: for the same use (a collar for a pipette, where
 * both are against fleas), else of the same kind. What suits whatever is known comes before what may, what can be had
 * before what is sold out, the same kind before others, then the nearest price. At most `limit`.
 */
export function suitedInstead<Other extends Candidate>(
  own: Candidate,
  others: readonly Other[],
  pet: PetTraits,
  limit: number,
): Other[] {
  const rankOf = (other: Other) => {
    const verdict = petFit(other.suits, pet)?.verdict
    return [
      verdict === 'fitsWithCondition' ? 1 : 0,
      other.isAvailable ? 0 : 1,
      other.kind === own.kind ? 0 : 1,
      Math.abs(other.price - own.price),
      other.id,
    ]
  }
  return others
    .filter((other) => {
      const verdict = petFit(other.suits, pet)?.verdict ?? 'doesNotFit'
      return other.id !== own.id && purposeOf(other) === purposeOf(own) && verdict !== 'doesNotFit'
    })
    .map((other) => ({ other, rank: rankOf(other) }))
    .toSorted((a, b) => compare(a.rank, b.rank))
    .slice(0, limit)
    .map(({ other }) => other)
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, index) => each !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
