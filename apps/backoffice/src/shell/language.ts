export type LanguageCode = 'es' | 'en'

export type LanguageFacts = { code: LanguageCode; name: string; locale: string }

/** The languages of the desk, Spanish first. */
export const languages: Record<LanguageCode, LanguageFacts> = {
  es: { code: 'es', name: 'Español', locale: 'es-CL' },
  en: { code: 'en', name: 'English', locale: 'en-US' },
}

const storageKey = 'huella:desk:language'

const isLanguage = (code: string | null): code is LanguageCode =>
  code !== null && Object.hasOwn(languages, code)

/** The stored choice, else the browser's first language where it is ours, else Spanish. */
export function chosenLanguage(stored: string | null, preferred: string): LanguageCode {
  if (isLanguage(stored)) return stored
  const primary = preferred.slice(0, 2).toLowerCase()
  return isLanguage(primary) ? primary : 'es'
}

/** The language that the desk opens in. */
export function openingLanguage(): LanguageCode {
  return chosenLanguage(localStorage.getItem(storageKey), navigator.language)
}

/** Remembers the choice in this browser. */
export function storeLanguage(code: LanguageCode): void {
  localStorage.setItem(storageKey, code)
}
