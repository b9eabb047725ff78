import { normalizePhone } from '#rules/chile/phone.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { ChatPerson } from '../../../data/port/chat.port.ts'
import type { TextKey } from '../../../shell/text-keys.ts'

type Errors = Partial<Record<keyof ChatPerson, TextKey>>

/** What is wrong with who a visitor says to be: a name and an e-mail are needed, a phone is not (specification §5). */
export function personErrors({ name, email, phone }: ChatPerson): Errors {
  return {
    ...(!name.trim() && { name: 'CHAT_REQUIRED' as const }),
    ...emailError(email),
    ...(phone.trim() && !normalizePhone(phone) && { phone: 'ACCOUNT_ERROR_PHONE' as const }),
  }
}

function emailError(email: string): Errors {
  if (!email.trim()) return { email: 'CHAT_REQUIRED' }
  return normalizeEmail(email) === null ? { email: 'ERROR_FORM_INCORRECT_EMAIL' } : {}
}
