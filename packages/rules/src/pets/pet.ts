/** The animals that the shop sells for, in the order in which they are offered. */
export const allSpecies = ['dog', 'cat', 'bird', 'rabbit', 'rodent', 'reptile', 'fish'] as const
export type Species = (typeof allSpecies)[number]

/** How large a dog is when grown; other animals have no size. */
export const allSizes = ['small', 'medium', 'large'] as const
export type PetSize = (typeof allSizes)[number]

/** What food is made of and animals commonly do not bear. */
export const allAllergens = [
  'chicken',
  'turkey',
  'beef',
  'lamb',
  'pork',
  'fish',
  'egg',
  'dairy',
  'wheat',
  'corn',
  'soy',
  'rice',
] as const
export type Allergen = (typeof allAllergens)[number]

/** The most animals that are saved, in an account and in a browser. */
export const petLimit = 12

/** Characters. */
export const petNameLength = 40

/** Grams: no animal weighs less or more. */
export const petWeight = { least: 1, most: 150_000 }

/** Years: none grows older (a tortoise does not tell). */
export const oldestPet = 120

/** An animal as it is saved. */
export type Pet = {
  /** A UUID of the browser that saved it first. */
  id: string
  name: string
  species: Species
  /** A slug of `breeds.ts`; null, here and below, where nobody said. */
  breed: string | null
  /** `2026-08-20`; of who knows the age alone, the day that gives it. */
  bornOn: string | null
  grams: number | null
  isSterilised: boolean | null
  allergies: Allergen[]
}

/** What is known of an animal that bears on what suits it; null where its person did not say. */
export type PetTraits = {
  species: Species
  /** Whole months. */
  months: number | null
  grams: number | null
  /** When grown. */
  size: PetSize | null
  isSterilised: boolean | null
  allergies: readonly Allergen[]
}

/**
 * Whole months from one day to another, both as `2026-11-22`; 0 where it was not born yet. Who was born on a 31st
 * is a month older on the last day of a shorter month.
 */
export function monthsBetween(bornOn: string, today: string): number {
  const [year = 0, month = 0, day = 0] = bornOn.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number)
  const lastDay = new Date(Date.UTC(thisYear, thisMonth, 0)).getUTCDate()
  const isReached = thisDay >= Math.min(day, lastDay)
  return Math.max(0, (thisYear - year) * 12 + thisMonth - month - (isReached ? 0 : 1))
}

/** Whether a day can be an animal's birthday: one of the calendar, not to come, not too long ago. */
export function isBirthday(day: string, today: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day) return false
  return day <= today && monthsBetween(day, today) <= oldestPet * 12
}
