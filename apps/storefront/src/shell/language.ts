export type LanguageCode = 'es' | 'en' | 'ru' | 'en-RTL'

export type LanguageFacts = {
  code: LanguageCode
  /** Its own name, as the language list shows it. */
  name: string
  /** For Intl. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** A picture of 24 × 16, which stands at the root. */
  flag: string
}

export const languages: Record<LanguageCode, LanguageFacts> = {
  es: { code: 'es', name: 'Español', locale: 'es-CL', direction: 'ltr', flag: '/flag-es.svg' },
  en: { code: 'en', name: 'English', locale: 'en-US', direction: 'ltr', flag: '/flag-en.svg' },
  ru: { code: 'ru', name: 'Русский', locale: 'ru-RU', direction: 'ltr', flag: '/flag-ru.svg' },
  'en-RTL': {
    code: 'en-RTL',
    name: 'English (RTL)',
    locale: 'en-US',
    direction: 'rtl',
    flag: '/flag-en.svg',
  },
}

export function isLanguage(code: string | null | undefined): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** What a browser calls a language (`es-CL`) as one of ours, or null. Never `en-RTL`, which nobody speaks. */
export function languageOfTag(tag: string): LanguageCode | null {
  const primary = tag.trim().toLowerCase().split('-')[0]
  return primary === 'es' || primary === 'en' || primary === 'ru' ? primary : null
}

/**
 * The language of the page (specification §4, D7): the query's when it is supported, else the stored
 * choice, else the first supported one of the browser's, else the default.
 */
export function chooseLanguage(wishes: {
  query: string | null
  stored: string | null
  preferred: readonly string[]
  fallback: LanguageCode
}): LanguageCode {
  if (isLanguage(wishes.query)) return wishes.query
  if (isLanguage(wishes.stored)) return wishes.stored
  for (const tag of wishes.preferred) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return wishes.fallback
}

/** The tags of an Accept-Language header, the most wanted first; those of weight 0 are left out. */
export function tagsOfHeader(header: string): string[] {
  return header
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight), position }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .map(({ tag }) => tag)
}

/** In which of the languages of its texts it speaks: the right-to-left demonstration speaks English. */
export function dataLanguage(code: LanguageCode): 'es' | 'en' | 'ru' {
  return code === 'en-RTL' ? 'en' : code
}
