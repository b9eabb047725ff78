import type { PetFitReason } from '#rules/fit/pet-fit.ts'
import type { Allergen, PetSize, Species } from '#rules/pets/pet.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import type { Text } from '../../shell/texts.tsx'

export const speciesKeys = {
  dog: 'PETS_DOG',
  cat: 'PETS_CAT',
  bird: 'PETS_BIRD',
  rabbit: 'PETS_RABBIT',
  rodent: 'PETS_RODENT',
  reptile: 'PETS_REPTILE',
  fish: 'PETS_FISH',
} as const satisfies Record<Species, TextKey>

const pluralKeys = {
  dog: 'PETS_DOGS',
  cat: 'PETS_CATS',
  bird: 'PETS_BIRDS',
  rabbit: 'PETS_RABBITS',
  rodent: 'PETS_RODENTS',
  reptile: 'PETS_REPTILES',
  fish: 'PETS_FISHES',
} as const satisfies Record<Species, TextKey>

const sizeKeys = {
  small: 'PETS_SIZE_SMALL',
  medium: 'PETS_SIZE_MEDIUM',
  large: 'PETS_SIZE_LARGE',
} as const satisfies Record<PetSize, TextKey>

export const allergenKeys = {
  chicken: 'PETS_CHICKEN',
  turkey: 'PETS_TURKEY',
  beef: 'PETS_BEEF',
  lamb: 'PETS_LAMB',
  pork: 'PETS_PORK',
  fish: 'PETS_FISH_MEAT',
  egg: 'PETS_EGG',
  dairy: 'PETS_DAIRY',
  wheat: 'PETS_WHEAT',
  corn: 'PETS_CORN',
  soy: 'PETS_SOY',
  rice: 'PETS_RICE',
} as const satisfies Record<Allergen, TextKey>

const listIn = (locale: string, items: string[]) => new Intl.ListFormat(locale).format(items)

/** Grams as kilos: '1,2 kg'. */
export const kilos = (locale: string, grams: number) =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(grams / 1000)}\u00a0kg`

/** Months as an age: '3 meses', '2 años', '1 año y 4 meses'. */
export function ageWords(text: Text, locale: string, months: number): string {
  const years = Math.floor(months / 12)
  const rest = years >= 3 ? 0 : months % 12
  const parts = [
    ...(years > 0 ? [text('PETS_YEARS', { count: years })] : []),
    ...(rest > 0 || years === 0 ? [text('PETS_MONTHS', { count: rest })] : []),
  ]
  return listIn(locale, parts)
}

/** What a product asks of an animal, as it goes on in a sentence: 'gatos', 'de 2 kg a 8 kg'. */
export function reasonWords(text: Text, locale: string, reason: PetFitReason): string {
  switch (reason.kind) {
    case 'species':
      return listIn(
        locale,
        reason.species.map((each) => text(pluralKeys[each])),
      )
    case 'age':
      return band(text, reason.from === 0 ? null : reason.from, reason.to, (months) =>
        ageWords(text, locale, months),
      )
    case 'weight':
      return band(text, reason.from, reason.to, (grams) => kilos(locale, grams))
    case 'size':
      return listIn(
        locale,
        reason.sizes.map((each) => text(sizeKeys[each])),
      )
    case 'sterilised':
      return text('PETS_STERILISED_ONES')
    case 'allergens':
      return text('PETS_CONTAINS', {
        what: listIn(
          locale,
          reason.allergens.map((each) => text(allergenKeys[each]).toLocaleLowerCase(locale)),
        ),
      })
    case 'nothingChosen':
      return ''
  }
}

function band(text: Text, from: number | null, to: number | null, words: (value: number) => string): string {
  if (from !== null && to !== null) return text('PETS_BETWEEN', { from: words(from), to: words(to) })
  if (to !== null) return text('PETS_UP_TO', { to: words(to) })
  return text('PETS_FROM', { from: words(from ?? 0) })
}
