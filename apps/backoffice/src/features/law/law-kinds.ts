import type { LawKind } from '../../data/port/law.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'

/** How each is called, and where the shop and the desk have it. */
export const lawKindFacts: Record<LawKind, { title: TextKey; path: string; slug: string }> = {
  terms: { title: 'LAW_TERMS', path: '/site/terms-conditions', slug: 'terminos' },
  privacy: { title: 'LAW_PRIVACY', path: '/site/privacy', slug: 'privacidad' },
  returns: { title: 'LAW_RETURNS', path: '/site/returns', slug: 'retracto' },
  guarantee: { title: 'LAW_GUARANTEE', path: '/site/guarantee', slug: 'garantia' },
  cookies: { title: 'LAW_COOKIES', path: '/site/cookies', slug: 'cookies' },
}
