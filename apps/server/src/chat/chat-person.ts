import { normalizePhone } from '#rules/chile/phone.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { ChatPersonRow } from './chat.store.ts'

/** What a visitor enters in the form. */
export type ChatPerson = { name: string; email: string; phone: string }

/** As it is stored: EMAIL_INVALID, PHONE_INVALID. */
export function readPerson(given: ChatPerson): Omit<ChatPersonRow, 'language'> | Refusal {
  const email = normalizeEmail(given.email)
  if (email === null) return refuse('EMAIL_INVALID', { fields: { correo_usuario: 'EMAIL_INVALID' } })
  const phone = given.phone === '' ? null : normalizePhone(given.phone)
  if (given.phone !== '' && phone === null) {
    return refuse('PHONE_INVALID', { fields: { telefono_log_chat: 'PHONE_INVALID' } })
  }
  return { name: given.name, email, phone }
}
