import type { HelpTopic } from '#rules/search/search-terms.ts'
import type { TextKey } from '../../shell/text-keys.ts'

/** What the pages that answer a question are called. */
export const helpTitles: Record<HelpTopic, TextKey> = {
  shipping: 'LAYOUT_SHIPPING',
  returns: 'LAYOUT_RETURNS',
  guarantee: 'LAYOUT_GUARANTEE',
  stores: 'SEARCH_HELP_STORES',
  promotions: 'SEARCH_HELP_PROMOTIONS',
  questions: 'LAYOUT_FAQ',
  tracking: 'LAYOUT_TRACK',
  veterinary: 'LAYOUT_PAGE_VETERINARY',
  about: 'LAYOUT_PAGE_ABOUT',
  privacy: 'LAYOUT_PRIVACY',
  terms: 'LAYOUT_TERMS',
}
