import type { ErrorLanguage } from '#contract/error-texts.ts'
import type { Mail } from '../../mail/mail-content.ts'
import type { Customer } from '../customers.service.ts'

/** The notice of a password that was changed, to whoever it belongs to: if it was somebody else, they learn of it. */
export const passwordChanged = (
  { id, email, firstName: name }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  language: ErrorLanguage,
): Mail => ({ kind: 'password-changed', to: email, language, customerId: id, name })
