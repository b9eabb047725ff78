import type { Meaning } from '../../data/port/search.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'

/** What a meaning is called. */
export const meaningTexts: Record<Meaning, TextKey> = {
  animal: 'SEARCH_MEANS_ANIMAL',
  stage: 'SEARCH_MEANS_STAGE',
  size: 'SEARCH_MEANS_SIZE',
  filler: 'SEARCH_MEANS_FILLER',
  make: 'SEARCH_MEANS_MAKE',
  everyday: 'SEARCH_MEANS_EVERYDAY',
  instead: 'SEARCH_MEANS_INSTEAD',
  brand: 'SEARCH_MEANS_BRAND',
  unit: 'SEARCH_MEANS_UNIT',
  kind: 'SEARCH_MEANS_KIND',
  help: 'SEARCH_MEANS_HELP',
}

/** What is to be written as that for which a word of the meaning stands. */
export const targetTexts: Record<Meaning, TextKey | null> = {
  animal: 'SEARCH_TARGET_ANIMAL',
  stage: 'SEARCH_TARGET_WORDS',
  size: 'SEARCH_TARGET_WORDS',
  filler: null,
  make: 'SEARCH_TARGET_MAKE',
  everyday: null,
  instead: 'SEARCH_TARGET_WORDS',
  brand: 'SEARCH_TARGET_BRAND',
  unit: 'SEARCH_TARGET_UNIT',
  kind: 'SEARCH_TARGET_WORDS',
  help: 'SEARCH_TARGET_HELP',
}
