import type { Texts } from '#rules/text/translate.ts'
import { basePath } from './base-path.ts'
import { isLanguage, type LanguageCode } from './language.ts'

/** Where a language's texts stand: a build names them by what they say, so that browsers may keep them. */
export function textsPath(code: LanguageCode): string {
  const version = import.meta.env.VITE_TEXTS_VERSION
  return `${basePath()}/assets/i18n/${code}.json${version ? `?v=${version}` : ''}`
}

/** Loads a language's texts (specification §7). Rejects with 'Language not found' for one that the shop lacks. */
export async function loadTexts(code: string): Promise<Texts> {
  if (!isLanguage(code)) throw new Error('Language not found')
  const response = await fetch(textsPath(code))
  if (!response.ok) throw new Error('Language not found')
  return response.json()
}
