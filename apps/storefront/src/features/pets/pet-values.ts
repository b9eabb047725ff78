import { addMonths } from '#rules/chile/calendar.ts'
import {
  type Allergen,
  isBirthday,
  monthsBetween,
  oldestPet,
  type Pet,
  petWeight,
  type Species,
} from '#rules/pets/pet.ts'
import type { TextKey } from '../../shell/text-keys.ts'

/** What is typed of an animal. */
export type PetValues = {
  name: string
  species: Species
  breed: string | null
  /** How the age is told. */
  ageBy: 'age' | 'date'
  years: string
  months: string
  bornOn: string
  kilos: string
  isSterilised: 'yes' | 'no' | ''
  allergies: Allergen[]
}

/** `today` as `2026-11-22`. An age that was typed is shown as it has grown meanwhile. */
export function valuesOf(pet: Pet | null, today: string): PetValues {
  const months = pet?.bornOn ? monthsBetween(pet.bornOn, today) : null
  return {
    name: pet?.name ?? '',
    species: pet?.species ?? 'dog',
    breed: pet?.breed ?? null,
    ageBy: pet?.bornOn ? 'date' : 'age',
    years: months === null ? '' : String(Math.floor(months / 12)),
    months: months === null ? '' : String(months % 12),
    bornOn: pet?.bornOn ?? '',
    kilos: pet?.grams ? String(pet.grams / 1000).replace('.', ',') : '',
    isSterilised: pet === null || pet.isSterilised === null ? '' : pet.isSterilised ? 'yes' : 'no',
    allergies: pet?.allergies ?? [],
  }
}

/** Grams of kilos as they are typed, with a comma or a point; null for nothing, NaN for what is none. */
export function gramsOf(kilos: string): number | null {
  const typed = kilos.trim().replace(/\s*kg$/i, '')
  if (typed === '') return null
  return /^\d{1,4}([.,]\d{1,3})?$/.test(typed)
    ? Math.round(Number(typed.replace(',', '.')) * 1000)
    : Number.NaN
}

/** Months of years and months as they are typed; null for nothing, NaN for what is none. */
function monthsOf({ years, months }: PetValues): number | null {
  if (years.trim() === '' && months.trim() === '') return null
  if (![years, months].every((each) => /^\s*\d{0,3}\s*$/.test(each))) return Number.NaN
  return Number(years) * 12 + Number(months)
}

export function wrongOfValues(values: PetValues, today: string): Partial<Record<keyof PetValues, TextKey>> {
  const grams = gramsOf(values.kilos)
  const months = monthsOf(values)
  const isDateWrong = values.bornOn !== '' && !isBirthday(values.bornOn, today)
  const isAgeWrong = months !== null && !(months <= oldestPet * 12)
  return {
    ...(values.name.trim() === '' && { name: 'PETS_NAME_MISSING' as const }),
    ...(values.ageBy === 'date' && isDateWrong && { bornOn: 'PETS_BORN_WRONG' as const }),
    ...(values.ageBy === 'age' && isAgeWrong && { years: 'PETS_AGE_WRONG' as const }),
    ...(grams !== null &&
      !(grams >= petWeight.least && grams <= petWeight.most) && { kilos: 'PETS_WEIGHT_WRONG' as const }),
  }
}

/** The animal that was typed, once nothing is wrong of it. */
export function petOfValues(values: PetValues, id: string, today: string): Pet {
  const months = monthsOf(values)
  const byAge = months === null ? null : addMonths(today, -months)
  return {
    id,
    name: values.name.trim(),
    species: values.species,
    breed: values.breed,
    bornOn: values.ageBy === 'date' ? values.bornOn || null : byAge,
    grams: gramsOf(values.kilos),
    isSterilised: values.isSterilised === '' ? null : values.isSterilised === 'yes',
    allergies: values.allergies,
  }
}
