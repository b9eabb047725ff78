import { errorTexts } from '#contract/error-texts.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { isGuessablePassword } from '#rules/people/guessable-password.ts'
import { isWeakPassword } from '#rules/people/password.ts'
import { Refusal } from '../../port/refusal.ts'
import { after, readObject, refusal, type SampleContext } from '../layer.ts'
import { demoCredential, samplePasswords } from './account-passwords.ts'
import type { User } from './shapes.ts'

/** Where specification §4 keeps who is signed in. */
const userKey = 'user'

/** What the backend takes of a name. */
const longestName = 80

/** Each of the specification's codes is worded as the backend words its own; all are a 400 (§8). */
const wordedAs = {
  AUTH_WRONG_PASSWORD: 'CREDENTIALS_INVALID',
  AUTH_EMAIL_ALREADY_IN_USE: 'EMAIL_TAKEN',
  AUTH_WEAK_PASSWORD: 'WEAK_PASSWORD',
  AUTH_INVALID_EMAIL: 'EMAIL_INVALID',
} as const

const nobody: User = { email: '', phone: '', firstName: '', lastName: '', avatar: '' }

/** The account's rules (specification §5), for the service and for what the port asks besides. */
export function accountRules(context: SampleContext) {
  const { storage } = context
  const passwords = samplePasswords(context)
  const refuse = (code: keyof typeof wordedAs) =>
    new Refusal(code, errorTexts[context.language][wordedAs[code]])
  const user = (): User => ({ ...nobody, ...readObject<User>(storage, userKey) })
  return {
    passwords,
    refuse,
    /** Nobody's fields are empty. */
    user,
    keep(changed: User): User {
      storage.setItem(userKey, JSON.stringify(changed))
      return changed
    },
    forget: () => storage.removeItem(userKey),
    checkEmail(email: string): void {
      if (!/.+@.+/.test(email)) throw refuse('AUTH_INVALID_EMAIL')
    },
    checkNew(password: string, email: string): void {
      if (isWeakPassword(password)) throw refuse('AUTH_WEAK_PASSWORD')
      if (!isGuessablePassword(password, email)) return
      throw new Refusal('AUTH_WEAK_PASSWORD', errorTexts[context.language].PASSWORD_GUESSABLE)
    },
    checkOwn(password: string): void {
      if (!passwords.isRight(user().email, password)) throw refuse('AUTH_WRONG_PASSWORD')
    },
  }
}

/** The account of the local service contract (specification §7), in browser storage. */
export function accountService(context: SampleContext) {
  const { auth } = context.delays
  const { passwords, refuse, user, keep, forget, checkEmail, checkNew, checkOwn } = accountRules(context)
  return {
    signIn: (email: string, password: string): Promise<User> =>
      after(auth, () => {
        const isDemo = email.toLowerCase() === demoCredential.email
        if (!isDemo || !passwords.isRight(demoCredential.email, password)) throw refuse('AUTH_WRONG_PASSWORD')
        return keep({ ...nobody, email: demoCredential.email, firstName: 'Camila' })
      }),
    signUp: (email: string, password: string): Promise<User> =>
      after(auth, () => {
        checkEmail(email)
        checkNew(password, email)
        if (email.toLowerCase() === demoCredential.email) throw refuse('AUTH_EMAIL_ALREADY_IN_USE')
        passwords.keep(email, password)
        return keep({ ...nobody, email })
      }),
    signOut: (): Promise<void> => after(auth, forget),
    editProfile: (email: string, phone: string, firstName: string, lastName: string): Promise<User> =>
      after(auth, () => {
        checkEmail(email)
        const normal = phone.trim() && normalizePhone(phone)
        if (normal === null) throw refusal(context, 'PHONE_INVALID', { fields: { phone: 'PHONE_INVALID' } })
        for (const [field, name] of Object.entries({ firstName, lastName })) {
          if (name.length > longestName) {
            throw refusal(context, 'INVALID_REQUEST', { fields: { [field]: 'FIELD_INVALID' } })
          }
        }
        const before = user()
        if (email !== before.email) passwords.move(before.email, email)
        return keep({ ...before, email, phone: normal, firstName, lastName })
      }),
    changePassword: (oldPassword: string, newPassword: string): Promise<void> =>
      after(auth, () => {
        checkOwn(oldPassword)
        checkNew(newPassword, user().email)
        passwords.keep(user().email, newPassword)
      }),
  }
}

export type AccountService = ReturnType<typeof accountService>
