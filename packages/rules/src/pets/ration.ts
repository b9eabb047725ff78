import type { FoodFacts, RationTable } from '../catalogue/product-facts.ts'
import { assertPesos, divideHalfUp, type Pesos, toFraction } from '../money/money.ts'
import { dailyEnergy, type Eater } from './energy.ts'

/** `table`: the maker's, read between its lines; `formula`: from the energy of the animal and of the food. */
export type Ration = { grams: number; basis: 'table' | 'formula' | 'treat' }

/** Treats and what goes with a meal bring at most this share of a day's energy (WSAVA, AAHA). */
const treatShare = 0.1

/**
 * Whole grams a day of a food for an animal: from the maker's table where the animal's weight is in it, else from the
 * formula of energy. Of a treat it is the most that it may have. Null where the food is for other animals.
 */
export function rationOf(food: FoodFacts, eater: Eater): Ration | null {
  if (food.species !== eater.species || food.energy === null || !(eater.kg > 0)) return null
  const needed = (dailyEnergy(eater) / food.energy) * 1000
  if (!food.complete) return { grams: atLeastOne(needed * treatShare), basis: 'treat' }
  const read = food.ration && gramsIn(food.ration, eater)
  return read === null ? { grams: atLeastOne(needed), basis: 'formula' } : { grams: read, basis: 'table' }
}

/**
 * Whole grams of a table for an animal, in proportion between the two lines and the two ages that it stands between;
 * before the first and after the last age, those of that age. Null for a weight that the table does not have.
 */
export function gramsIn(table: RationTable, { kg, months }: Pick<Eater, 'kg' | 'months'>): number | null {
  const weights = table.rows.map((row) => row.kg)
  if (kg < Math.min(...weights) || kg > Math.max(...weights)) return null
  const byWeight = table.rows.map(({ grams }) => between(table.months, grams, months))
  return atLeastOne(between(weights, byWeight, kg))
}

/** Of `values` at `points`, which run upwards, the one at `at`: in proportion between two, the outermost beyond them. */
function between(points: readonly number[], values: readonly number[], at: number): number {
  const above = points.findIndex((point) => point >= at)
  const last = values.at(-1) ?? 0
  if (above === -1) return last
  const [from, to] = [points[above - 1], points[above] ?? at]
  const [low, high] = [values[above - 1], values[above] ?? last]
  if (from === undefined || low === undefined || from === to) return high
  return low + ((at - from) / (to - from)) * (high - low)
}

const atLeastOne = (grams: number): number => Math.max(1, Math.round(grams))

/**
 * How long a package lasts and what a day of it costs. `kg` is what all packages hold together, and `price` what they
 * cost together. Whole days that it is enough for; pesos half up.
 */
export function bagFor(
  gramsPerDay: number,
  { kg, price }: { kg: number; price: Pesos },
): { days: number; pesosPerDay: Pesos } {
  const { numerator, denominator } = toFraction(kg)
  const grams = BigInt(gramsPerDay)
  return {
    days: Number((numerator * 1000n) / (denominator * grams)),
    pesosPerDay: divideHalfUp(BigInt(assertPesos(price)) * grams * denominator, numerator * 1000n),
  }
}
