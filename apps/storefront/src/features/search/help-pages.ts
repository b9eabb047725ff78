import type { HelpTopic } from '#rules/search/search-terms.ts'

/** The pages that answer a question. */
export const helpPaths: Record<HelpTopic, string> = {
  shipping: '/site/shipping',
  returns: '/site/returns',
  guarantee: '/site/guarantee',
  stores: '/site/about-us',
  promotions: '/site/promociones',
  questions: '/site/faq',
  tracking: '/shop/track-order',
  veterinary: '/site/veterinario',
  about: '/site/about-us',
  privacy: '/site/privacy',
  terms: '/site/terms-conditions',
}
