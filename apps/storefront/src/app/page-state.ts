import type { DehydratedState } from '@tanstack/react-query'
import type { LanguageCode } from '../shell/language.ts'

/** What the document carries for the browser, as JSON. */
export type PageState = {
  /** The clean address that was rendered. */
  url: string
  language: LanguageCode
  defaultLanguage: LanguageCode
  queries: DehydratedState
  /** The application's token (D21). */
  token: string
}

export const pageStateId = 'huella-state'
