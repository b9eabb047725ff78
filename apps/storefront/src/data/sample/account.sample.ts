import { errorTexts } from '#contract/error-texts.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { isGuessablePassword } from '#rules/people/guessable-password.ts'
import { isWeakPassword } from '#rules/people/password.ts'
import type { AccountPort, MarketingConsent, SignedIn } from '../port/account.port.ts'
import { Refusal } from '../port/refusal.ts'
import { demoCredential, samplePasswords } from './account-passwords.sample.ts'
import { forgetAddresses, readAddresses } from './addresses.sample.ts'
import { forgetCart } from './cart.sample.ts'
import { forgetGarage } from './garage.sample.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'
import { forgetOrders } from './orders.sample.ts'
import { readOrders } from './services/orders.store.ts'

/** Where specification §4 keeps who is signed in. */
const userKey = 'user'
const marketingKey = 'huella.sample.marketing'
/** Since when the e-mail is proven. */
const provenKey = 'huella.sample.email-proven'
/** The version of the terms that the sample's consent speaks of. */
const terms = '2026-11'

/** The user of specification §3; nobody sets a picture, so that it is empty. */
type User = {
  email: string
  phone: string
  firstName: string
  lastName: string
  avatar: string
}

/** Each of the specification's codes is worded as the backend words its own. */
const wordedAs = {
  AUTH_WRONG_PASSWORD: 'CREDENTIALS_INVALID',
  AUTH_EMAIL_ALREADY_IN_USE: 'EMAIL_TAKEN',
  AUTH_WEAK_PASSWORD: 'WEAK_PASSWORD',
  AUTH_INVALID_EMAIL: 'EMAIL_INVALID',
} as const

/** The account in browser storage, with the specification's own codes (D2). */
export function accountSample(context: SampleContext): AccountPort {
  const { storage } = context
  const { auth, list } = context.delays
  const passwords = samplePasswords(context)
  const refuse = (code: keyof typeof wordedAs) =>
    new Refusal(code, errorTexts[context.language][wordedAs[code]])
  const checkEmail = (email: string) => {
    if (!/.+@.+/.test(email)) throw refuse('AUTH_INVALID_EMAIL')
  }
  const checkNew = (password: string, email: string) => {
    if (isWeakPassword(password)) throw refuse('AUTH_WEAK_PASSWORD')
    if (!isGuessablePassword(password, email)) return
    throw new Refusal('AUTH_WEAK_PASSWORD', errorTexts[context.language].PASSWORD_GUESSABLE)
  }
  const user = (): User => ({ ...nobody, ...readObject<User>(storage, userKey) })
  const checkOwn = (password: string) => {
    if (!passwords.isRight(user().email, password)) throw refuse('AUTH_WRONG_PASSWORD')
  }
  const keep = (stored: User): SignedIn => {
    storage.setItem(userKey, JSON.stringify(stored))
    return { customerId: 1, profile: toProfile(stored) }
  }
  const marketing = (): MarketingConsent => ({ ...refused, ...readObject(storage, marketingKey) })
  const setMarketing = (given: boolean): MarketingConsent => {
    const consent = given ? { given, since: context.now().toISOString(), version: terms } : refused
    storage.setItem(marketingKey, JSON.stringify(consent))
    return consent
  }
  return {
    signIn: (email, password) =>
      after(auth, () => {
        const isDemo = email.toLowerCase() === demoCredential.email
        if (!isDemo || !passwords.isRight(demoCredential.email, password)) throw refuse('AUTH_WRONG_PASSWORD')
        return keep({ ...nobody, email: demoCredential.email, firstName: 'Camila' })
      }),
    signUp: ({ email, password, acceptsMarketing }) =>
      after(auth, () => {
        checkEmail(email)
        checkNew(password, email)
        if (email.toLowerCase() === demoCredential.email) throw refuse('AUTH_EMAIL_ALREADY_IN_USE')
        passwords.keep(email, password)
        if (acceptsMarketing !== undefined) setMarketing(acceptsMarketing)
        return keep({ ...nobody, email })
      }),
    demoCredential: async () => demoCredential,
    signOut: () => after(auth, () => storage.removeItem(userKey)),
    // One browser has all the sessions that there are.
    signOutEverywhere: () => after(auth, () => storage.removeItem(userKey)),
    requestRecovery: (email) => after(auth, () => checkEmail(email)),
    // No mail is sent here, so that no link was either: whatever comes is taken for the demo account's.
    resetPassword: (_token, password) =>
      after(auth, () => {
        checkNew(password, demoCredential.email)
        passwords.keep(demoCredential.email, password)
      }),
    changePassword: ({ before, after: next }) =>
      after(auth, () => {
        checkOwn(before)
        checkNew(next, user().email)
        passwords.keep(user().email, next)
      }),
    editProfile: ({ email, phone, firstName, lastName, password }) =>
      after(auth, () => {
        checkEmail(email)
        const normal = phone.trim() ? normalizePhone(phone) : user().phone
        if (normal === null) throw refusal(context, 'PHONE_INVALID')
        if (email !== user().email) {
          if (!password) throw refusal(context, 'FIELD_REQUIRED')
          checkOwn(password)
          passwords.move(user().email, email)
          storage.removeItem(provenKey)
        }
        return { ...keep({ ...user(), email, phone: normal, firstName, lastName }), unprovenEmail: null }
      }),
    // As with a recovery: no mail is sent here, so that whatever link comes is taken for the account's.
    requestEmailProof: () => after(auth, () => undefined),
    confirmEmail: () =>
      after(auth, () => {
        storage.setItem(provenKey, context.now().toISOString())
        return keep(user())
      }),
    readPersonalData: () =>
      after(list, () => ({
        marketing: marketing(),
        emailProvenSince: storage.getItem(provenKey),
        file: {
          user: user(),
          marketing: marketing(),
          addresses: readAddresses(context),
          orders: readOrders(context).map(({ order }) => order),
        },
      })),
    setMarketing: (given) => after(list, () => setMarketing(given)),
    erase: (password) =>
      after(auth, () => {
        checkOwn(password)
        forgetCart(context, user().email)
        forgetGarage(context, user().email)
        storage.removeItem(userKey)
        storage.removeItem(marketingKey)
        storage.removeItem(provenKey)
        forgetOrders(context)
        forgetAddresses(context)
      }),
  }
}

const nobody: User = { email: '', phone: '', firstName: '', lastName: '', avatar: '' }
const refused: MarketingConsent = { given: false, since: null, version: null }

const toProfile = ({ email, phone, firstName, lastName }: User) => ({
  id_cliente: 1,
  id_usuario: 1,
  nombre_cliente: firstName,
  apellidopaterno_cliente: lastName,
  e_mail_cliente: email,
  celular_cliente: phone,
})
