import type { RationTable } from '#rules/catalogue/product-facts.ts'

type Species = 'dog' | 'cat'

/** kcal a day as the makers of food reckon: FEDIAF, Nutritional Guidelines (2021), tables VII-6 to VII-9. */
const adultEnergy: Record<string, Record<Species, (kg: number) => number>> = {
  adulto: { dog: (kg) => 110 * kg ** 0.75, cat: (kg) => 100 * kg ** 0.67 },
  senior: { dog: (kg) => 95 * kg ** 0.75, cat: (kg) => 75 * kg ** 0.67 },
  control: { dog: (kg) => 90 * kg ** 0.75, cat: (kg) => 65 * kg ** 0.67 },
  activo: { dog: (kg) => 150 * kg ** 0.75, cat: (kg) => 110 * kg ** 0.67 },
  casa: { dog: (kg) => 95 * kg ** 0.75, cat: (kg) => 75 * kg ** 0.67 },
}

/** Of the young, by the month: how many times the energy at rest of what they weigh now. */
const growth: Record<string, { months: number[]; times: number[] }> = {
  cachorro: { months: [2, 4, 6, 9, 12], times: [3, 2.6, 2.2, 1.9, 1.7] },
  gatito: { months: [2, 4, 6, 9, 12], times: [2.8, 2.5, 2.1, 1.8, 1.5] },
}

/** To 5 g as a table prints it, and to 1 g below 50. */
const printed = (grams: number) => (grams < 50 ? Math.round(grams) : Math.round(grams / 5) * 5)

/** The table on the bag: a plan's energy for each weight, in grams of a food of `energy` kcal in a kg. */
export function rationTable(plan: string, species: Species, weights: number[], energy: number): RationTable {
  const grams = (kcal: number) => printed((kcal / energy) * 1000)
  const young = growth[plan]
  if (young) {
    const rows = weights.map((kg) => ({
      kg,
      grams: young.times.map((times) => grams(times * 70 * kg ** 0.75)),
    }))
    return { months: young.months, rows }
  }
  const needs = adultEnergy[plan]?.[species]
  if (!needs) throw new Error(`Unknown plan ${plan}`)
  return { months: [12], rows: weights.map((kg) => ({ kg, grams: [grams(needs(kg))] })) }
}
