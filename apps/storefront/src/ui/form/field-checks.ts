import { normalizeEmail } from '#rules/people/email.ts'
import { isWeakPassword } from '#rules/people/password.ts'
import type { TextKey } from '../../shell/text-keys.ts'

/** What each empty field lacks; spaces fill none. */
export function requiredErrors<Name extends string>(
  texts: Record<Name, string>,
): Partial<Record<Name, TextKey>> {
  const empty = Object.entries<string>(texts).filter(([, value]) => value.trim() === '')
  return Object.fromEntries(empty.map(([name]) => [name, 'ERROR_FORM_REQUIRED'])) as Partial<
    Record<Name, TextKey>
  >
}

/** What is wrong with a typed e-mail, if anything: the server's own rule. */
export function emailError(email: string): { email?: TextKey } {
  if (!email.trim()) return { email: 'ERROR_FORM_REQUIRED' }
  return normalizeEmail(email) === null ? { email: 'ERROR_FORM_INCORRECT_EMAIL' } : {}
}

/** What is wrong with a new password, if anything. */
export function passwordError(password: string): { password?: TextKey } {
  if (!password) return { password: 'ERROR_FORM_REQUIRED' }
  return isWeakPassword(password) ? { password: 'ACCOUNT_ERROR_SHORT' } : {}
}

/** What is wrong with a new password and its repetition, if anything. */
export function passwordErrors(password: string, repeat: string): { password?: TextKey; repeat?: TextKey } {
  const error = passwordError(password)
  if (error.password) return error
  return password === repeat ? {} : { repeat: 'ACCOUNT_ERROR_REPEAT' }
}
