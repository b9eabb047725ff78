import { type HelpTopic, helpTopics } from '#rules/search/search-terms.ts'
import type { Meaning, Term } from '../../data/port/search.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import type { Text } from '../../shell/texts.tsx'

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
  thing: 'SEARCH_MEANS_THING',
  symptom: 'SEARCH_MEANS_SYMPTOM',
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
  thing: 'SEARCH_TARGET_WORDS',
  symptom: 'SEARCH_TARGET_WORDS',
  help: 'SEARCH_TARGET_HELP',
}

const pageTexts: Record<HelpTopic, TextKey> = {
  shipping: 'SEARCH_PAGE_SHIPPING',
  returns: 'SEARCH_PAGE_RETURNS',
  guarantee: 'SEARCH_PAGE_GUARANTEE',
  stores: 'SEARCH_PAGE_STORES',
  promotions: 'SEARCH_PAGE_PROMOTIONS',
  questions: 'SEARCH_PAGE_QUESTIONS',
  tracking: 'SEARCH_PAGE_TRACKING',
  veterinary: 'SEARCH_PAGE_VETERINARY',
  about: 'SEARCH_PAGE_ABOUT',
  privacy: 'SEARCH_PAGE_PRIVACY',
  terms: 'SEARCH_PAGE_TERMS',
}

/** The pages of the shop that answer a search, as they are called. */
export const namedPages = (text: Text) =>
  helpTopics.map((value) => ({ value, label: text(pageTexts[value]) }))

/** What a word stands for, as it is called. */
export function targetName({ meaning, target }: Pick<Term, 'meaning' | 'target'>, text: Text): string {
  const page = meaning === 'help' ? namedPages(text).find(({ value }) => value === target) : undefined
  return page?.label ?? target
}
