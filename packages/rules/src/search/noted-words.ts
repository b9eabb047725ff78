import { searchText } from '../text/search-text.ts'

/** More letters than these are not kept. */
export const mostNotedLetters = 60

/** This many digits together may be somebody's RUT or phone. */
const digitsOfPeople = /\d{6}/

/**
 * A search as it is counted for the owner, folded; null for what says nothing, and for what may be of a person: an e-mail,
 * a RUT or a phone.
 */
export function notedWords(text: string): string | null {
  if (text.includes('@') || digitsOfPeople.test(text.replaceAll(/[\s.\-()]/g, ''))) return null
  const words = searchText(text).slice(0, mostNotedLetters).trim()
  return words === '' ? null : words
}
