import type { ErrorLanguage } from '#contract/error-texts.ts'
import type { Mail } from '../../mail/mail-content.ts'

/** The notice of a password that was changed, to whoever's account it is: if it was somebody else, they learn of it. */
export const passwordChanged = (
  { email, name }: { email: string; name: string },
  language: ErrorLanguage,
): Mail => ({ kind: 'staff-password-changed', to: email, language, name })
