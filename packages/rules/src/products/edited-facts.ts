import type { FoodFacts, ProductFacts } from '../catalogue/product-facts.ts'
import { withAllergens } from '../pets/allergens.ts'

/** A food as it is edited: what its ingredients carry the shop finds in their names. */
export type EditedFood = Omit<FoodFacts, 'species' | 'ingredients'> & {
  animal: FoodFacts['species']
  ingredients: { name: string; percent: number | null }[]
}

/** What the desk edits of a thing that is no medicine; what the law asks of those stands apart. */
export type EditedFacts =
  | { kind: 'food'; food: EditedFood }
  | Exclude<ProductFacts, { kind: 'food' | 'medicine' }>

/** Of how many rows the facts may be, and up to how much they say. */
export const factLimits = {
  ingredients: 80,
  months: 12,
  month: 600,
  rows: 40,
  kg: 200,
  grams: 20_000,
  energy: 10_000,
  kibble: 100,
  box: 60,
  amount: 10_000,
  torques: 40,
  nm: 5000,
  litres: 1000,
  norms: 30,
} as const

/** Facts as they are edited; null of a medicine, and where nothing is known. */
export function editedFacts(facts: ProductFacts | null): EditedFacts | null {
  if (!facts || facts.kind === 'medicine') return null
  if (facts.kind !== 'food') return facts
  const { species, ingredients, ...food } = facts.food
  const edited = ingredients.map(({ name, percent }) => ({ name, percent }))
  return { kind: 'food', food: { ...food, animal: species, ingredients: edited } }
}

/** Edited facts as the shop stores them. */
export function storedFacts(facts: EditedFacts): ProductFacts {
  if (facts.kind !== 'food') return facts
  const { animal, ingredients, ...food } = facts.food
  return { kind: 'food', food: { ...food, species: animal, ingredients: withAllergens(ingredients) } }
}

/** Whether shares of one whole are no more than the whole; percents are of two decimals at most. */
export const isWithinWhole = (percents: readonly (number | null)[]): boolean =>
  percents.reduce<number>((sum, percent) => sum + Math.round((percent ?? 0) * 100), 0) <= 100 * 100

/** Whether each is more than the one before. */
export const isRising = (values: readonly number[]): boolean =>
  values.every((value, place) => place === 0 || value > (values[place - 1] ?? value))
