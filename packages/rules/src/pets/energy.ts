import type { Analysis } from '../catalogue/product-facts.ts'

/** What of a food is neither protein, fat, fibre, water nor ash: starch and sugars, in percent as served. */
export function carbohydrates({ protein, fat, fibre, moisture, ash }: Analysis): number {
  return Math.max(0, Math.round((100 - protein - fat - fibre - moisture - ash) * 100) / 100)
}

/**
 * Metabolisable energy of a food for dogs and cats, whole kcal in a kg as served: 3.5 kcal for a gram of protein or
 * carbohydrate and 8.5 for one of fat. Modified Atwater factors: NRC, Nutrient Requirements of Dogs (1985), as the
 * AAFCO Model Bill and Regulations prescribe for labels.
 */
export function metabolisableEnergy(analysis: Analysis): number {
  const { protein, fat } = analysis
  return Math.round(10 * (3.5 * protein + 8.5 * fat + 3.5 * carbohydrates(analysis)))
}

export type Eater = {
  species: 'dog' | 'cat'
  /** What it weighs today, above 0. */
  kg: number
  /** Whole months, or parts of one. */
  months: number
  sterilised: boolean
  activity: 'low' | 'normal' | 'high'
}

/** kcal a day that an animal of `kg` spends at rest: 70 for each kg of metabolic weight (kg^0.75; Kleiber, NRC 2006). */
export const restingEnergy = (kg: number): number => 70 * kg ** 0.75

const adultFactors = {
  dog: {
    sterilised: { low: 1.4, normal: 1.6, high: 2 },
    entire: { low: 1.6, normal: 1.8, high: 2.2 },
  },
  cat: {
    sterilised: { low: 1, normal: 1.2, high: 1.4 },
    entire: { low: 1.2, normal: 1.4, high: 1.6 },
  },
}

/** How many times its energy at rest an animal needs. */
function factorOf({ species, months, sterilised, activity }: Eater): number {
  if (months < 12) return species === 'cat' ? 2.5 : months < 4 ? 3 : 2
  return adultFactors[species][sterilised ? 'sterilised' : 'entire'][activity]
}

/**
 * kcal of metabolisable energy that an animal needs in a day: its energy at rest times the factor of its stage.
 * Factors: WSAVA Global Nutrition Committee, Calorie Needs for Healthy Dogs and Cats, and AAHA Nutrition and Weight
 * Management Guidelines (2021): a start, corrected by the animal's weight every few weeks.
 */
export const dailyEnergy = (eater: Eater): number => restingEnergy(eater.kg) * factorOf(eater)
