import type { Texts } from '#rules/text/translate.ts'
import type { LanguageCode } from '../../../shell/language.ts'

const addresses = import.meta.glob<string>('../../../texts/*/chat.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * The chat's words, which no first view carries. They are fetched and not imported: a browser does not ask again for
 * what it could not import, as long as the page lasts.
 */
export async function loadChatTexts(language: LanguageCode): Promise<Texts> {
  const response = await fetch(addresses[`../../../texts/${language}/chat.json`] ?? '')
  if (!response.ok) throw new Error(`The chat has no words in ${language}.`)
  return response.json()
}
