import type { Allergen } from '../pets/pet.ts'
import type { SpeedIndex } from '../vehicles/tyre.ts'

/** What a shopper has to know of a thing before they buy it, by what it is. Words are in the shop's language. */
export type ProductFacts =
  | { kind: 'food'; food: FoodFacts }
  | { kind: 'medicine'; medicine: MedicineFacts }
  | { kind: 'part'; part: PartFacts }
  | { kind: 'fluid'; fluid: FluidFacts }
  | { kind: 'tyre'; tyre: TyreFacts }

/** Percent of the food as it is served. */
export type Analysis = { protein: number; fat: number; fibre: number; moisture: number; ash: number }

/**
 * The maker's table: grams a day for an animal of `kg`, one amount for each of `months`. Both run upwards; a single
 * month is that of a table that does not ask for the age.
 */
export type RationTable = { months: number[]; rows: { kg: number; grams: number[] }[] }

export type FoodFacts = {
  species: 'dog' | 'cat' | 'other'
  /** Whether it feeds alone; a treat and what goes with a meal do not. */
  complete: boolean
  /** Whole months of age; `toMonths` is null where it goes on for life. */
  fromMonths: number
  toMonths: number | null
  /** The most first. `percent` where the maker says it; `allergens` as `pets/allergens.ts` finds them in the name. */
  ingredients: { name: string; percent: number | null; allergens?: Allergen[] }[]
  analysis: Analysis
  /** kcal of metabolisable energy in a kg, as served; null where no formula is known for the animal. */
  energy: number | null
  /** Across, in mm; null for what has none. */
  kibble: number | null
  ration: RationTable | null
}

export const saleConditions = ['free', 'prescription', 'retained-prescription'] as const

export type MedicineFacts = {
  species: ('dog' | 'cat')[]
  /** Number in the register of the SAG; null for what needs none, such as a supplement. */
  sagRegister: string | null
  substances: string[]
  /** kg of the animal that one dose is for; `toKg` is null without an upper end. */
  weight: { fromKg: number; toKg: number | null } | null
  /** Weeks of age below which it is not given. */
  fromWeeks: number | null
  sale: (typeof saleConditions)[number]
}

export type PartFacts = {
  position: string | null
  box: { name: string; amount: number }[]
  /** What is tightened, in Nm. */
  torque: { name: string; nm: number }[]
}

/** Oil, coolant, brake fluid and what is filled in besides; `grade` and `norms` as their makers write them everywhere. */
export type FluidFacts = {
  /** Litres, or kg of a grease, in the package. */
  content: { amount: number; unit: 'l' | 'kg' }
  /** '5W-30', 'NLGI 2'; null for what has none. */
  grade: string | null
  /** 'API SP', 'DOT 4'. */
  norms: string[]
}

/** `size` as it stands on its side, '185/65 R15'; what the indexes stand for says `vehicles/tyre.ts`. */
export type TyreFacts = { size: string; loadIndex: number; speedIndex: SpeedIndex }

/** The ingredients that carry one of `allergens`, by their names as they are said. */
export const ingredientsWith = (
  ingredients: FoodFacts['ingredients'],
  allergens: readonly Allergen[],
): string[] =>
  ingredients
    .filter((each) => each.allergens?.some((allergen) => allergens.includes(allergen)))
    .map(({ name }) => name)

/** The facts with each word put through `say`. */
export function sayFacts(facts: ProductFacts, say: (word: string) => string): ProductFacts {
  const named = <Row extends { name: string }>(row: Row): Row => ({ ...row, name: say(row.name) })
  if (facts.kind === 'food') {
    return { kind: 'food', food: { ...facts.food, ingredients: facts.food.ingredients.map(named) } }
  }
  if (facts.kind === 'medicine') {
    return {
      kind: 'medicine',
      medicine: { ...facts.medicine, substances: facts.medicine.substances.map(say) },
    }
  }
  // Codes are the same in every language.
  if (facts.kind !== 'part') return facts
  const { position, box, torque } = facts.part
  return {
    kind: 'part',
    part: { position: position && say(position), box: box.map(named), torque: torque.map(named) },
  }
}

/** Every word of the facts, as often as it is said. */
export function wordsOfFacts(facts: ProductFacts): string[] {
  const words: string[] = []
  sayFacts(facts, (word) => {
    words.push(word)
    return word
  })
  return words
}
