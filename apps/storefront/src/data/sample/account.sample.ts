import { errorTexts } from '#contract/error-texts.ts'
import { isWeakPassword } from '#rules/password.ts'
import type { AccountPort, SignedIn } from '../port/account.port.ts'
import { Refusal } from '../port/refusal.ts'
import { after, type SampleContext } from './layer.ts'

/** Where specification §4 keeps who is signed in. */
const userKey = 'user'

/** The one credential that signs in (specification §5). */
export const demoCredential = { email: 'camila@example.cl', password: 'huella123' }

/** Each of the specification's codes is worded as the backend words its own. */
const wordedAs = {
  AUTH_WRONG_PASSWORD: 'CREDENTIALS_INVALID',
  AUTH_EMAIL_ALREADY_IN_USE: 'EMAIL_TAKEN',
  AUTH_WEAK_PASSWORD: 'WEAK_PASSWORD',
  AUTH_INVALID_EMAIL: 'EMAIL_INVALID',
} as const

/** The account in browser storage, with the specification's own codes (D2). */
export function accountSample(context: SampleContext): AccountPort {
  const { auth } = context.delays
  const refuse = (code: keyof typeof wordedAs) =>
    new Refusal(code, errorTexts[context.language][wordedAs[code]])
  const checkEmail = (email: string) => {
    if (!/.+@.+/.test(email)) throw refuse('AUTH_INVALID_EMAIL')
  }
  const checkNew = (password: string) => {
    if (isWeakPassword(password)) throw refuse('AUTH_WEAK_PASSWORD')
  }
  const keep = (email: string, name: string): SignedIn => {
    context.storage.setItem(userKey, JSON.stringify({ email, phone: '', firstName: name, lastName: '' }))
    return {
      customerId: 1,
      profile: { id_cliente: 1, id_usuario: 1, nombre_cliente: name, e_mail_cliente: email },
    }
  }
  return {
    signIn: (email, password) =>
      after(auth, () => {
        const isDemo = email.toLowerCase() === demoCredential.email && password === demoCredential.password
        if (!isDemo) throw refuse('AUTH_WRONG_PASSWORD')
        return keep(demoCredential.email, 'Camila')
      }),
    signUp: ({ email, password }) =>
      after(auth, () => {
        checkEmail(email)
        checkNew(password)
        if (email.toLowerCase() === demoCredential.email) throw refuse('AUTH_EMAIL_ALREADY_IN_USE')
        return keep(email, '')
      }),
    signOut: () => after(auth, () => context.storage.removeItem(userKey)),
    requestRecovery: (email) => after(auth, () => checkEmail(email)),
    // No mail is sent here, so that no link was either: whatever comes is taken for one.
    resetPassword: (_token, password) => after(auth, () => checkNew(password)),
    changePassword: ({ before, after: next }) =>
      after(auth, () => {
        if (before !== demoCredential.password) throw refuse('AUTH_WRONG_PASSWORD')
        checkNew(next)
      }),
    getDefaultAddress: () => after(auth, () => null),
  }
}
