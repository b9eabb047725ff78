import { isLanguage } from './language.ts'
import type { Texts } from './translate.ts'

/** Loads a language's texts (specification §7). Rejects with 'Language not found' for one that the shop lacks. */
export async function loadTexts(code: string): Promise<Texts> {
  if (!isLanguage(code)) throw new Error('Language not found')
  const response = await fetch(`/assets/i18n/${code}.json`)
  if (!response.ok) throw new Error('Language not found')
  return response.json()
}
