import type { Eater } from '#rules/pets/energy.ts'
import type { PetTraits } from '#rules/pets/pet.ts'
import { readFields } from '../../../shell/stored-json.ts'

/** An animal as it is typed: words until they are numbers. */
export type TypedEater = Pick<Eater, 'sterilised' | 'activity'> & {
  kg: string
  age: string
  unit: 'months' | 'years'
}

export const activities = ['low', 'normal', 'high'] as const satisfies Eater['activity'][]

export const noEater: TypedEater = { kg: '', age: '', unit: 'years', sterilised: true, activity: 'normal' }

/** The animal out of stored text; none for anything else. */
export function decodeEater(text: string | null): TypedEater {
  if (text === null) return noEater
  const { kg, age, unit, sterilised, activity } = readFields(text)
  return {
    kg: typeof kg === 'string' ? kg : '',
    age: typeof age === 'string' ? age : '',
    unit: unit === 'months' ? 'months' : 'years',
    sterilised: sterilised !== false,
    activity: activities.find((each) => each === activity) ?? 'normal',
  }
}

export const encodeEater = (eater: TypedEater): string => JSON.stringify(eater)

/** '4,5', '4.5' or ' 4 kg' as a number; null for what is none, or not above 0. */
export function typedNumber(text: string): number | null {
  const found = /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kg)?\s*$/i.exec(text)
  const value = Number(found?.[1]?.replace(',', '.'))
  return found && value > 0 ? value : null
}

/** Heavier than any dog. */
const heaviest = 120

/** What the typed words say; null until the weight is known. Without an age it is a grown animal. */
export function eaterFrom(typed: TypedEater, species: Eater['species']): Eater | null {
  const kg = typedNumber(typed.kg)
  const age = typed.age.trim() === '' ? null : typedNumber(typed.age)
  if (kg === null || kg > heaviest || (typed.age.trim() !== '' && age === null)) return null
  const months = age === null ? 36 : typed.unit === 'years' ? age * 12 : age
  return { species, kg, months, sterilised: typed.sterilised, activity: typed.activity }
}

/** A saved animal as if it had been typed; null where its weight is not known. One of no known age is grown. */
export function typedFrom({
  grams,
  months,
  isSterilised,
}: Pick<PetTraits, 'grams' | 'months' | 'isSterilised'>): TypedEater | null {
  if (grams === null) return null
  const isYoung = months !== null && months < 24
  const age = months === null ? '' : String(isYoung ? Math.max(1, months) : Math.floor(months / 12))
  return {
    ...noEater,
    kg: String(grams / 1000).replace('.', ','),
    age,
    unit: isYoung ? 'months' : 'years',
    sterilised: isSterilised ?? noEater.sterilised,
  }
}
