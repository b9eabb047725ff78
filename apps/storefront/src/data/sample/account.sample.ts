import { currentTerms } from '#content/terms.ts'
import { actualizarRegistrarClienteCommerce } from '#contract/customers/actualizar-registrar-cliente-commerce.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { hasWebAddress } from '#rules/text/web-addresses.ts'
import type { AccountPort, MarketingConsent, SignedIn } from '../port/account.port.ts'
import { forgetPlaces } from './addresses.sample.ts'
import { forgetCart } from './cart.sample.ts'
import { checkTerms, emptyProfile } from './guest-form.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'
import { forgetOrders } from './orders.sample.ts'
import { forgetPets } from './pets.sample.ts'
import { type AccountService, accountRules } from './services/account.service.ts'
import { demoCredential } from './services/account-passwords.ts'
import { forgetAddresses, readAddresses } from './services/addresses.service.ts'
import { checkForm } from './services/check-form.ts'
import { readOrders } from './services/orders.store.ts'
import type { User } from './services/shapes.ts'
import { forgetVehicles } from './services/vehicles.service.ts'

const marketingKey = 'huella.sample.marketing'
/** Since when the e-mail is proven. */
const provenKey = 'huella.sample.email-proven'

/** The account of the port over that of the service contract, and what the port has besides. */
export function accountSample(context: SampleContext, service: AccountService): AccountPort {
  const { storage } = context
  const { auth, list } = context.delays
  const { passwords, user, forget, checkEmail, checkNew, checkOwn } = accountRules(context)
  const signedIn = (who: User): SignedIn => ({ customerId: 1, profile: toProfile(who) })
  const marketing = (): MarketingConsent => ({ ...refused, ...readObject(storage, marketingKey) })
  const setMarketing = (given: boolean): MarketingConsent => {
    const consent = given ? { given, since: context.now().toISOString(), version: currentTerms } : refused
    storage.setItem(marketingKey, JSON.stringify(consent))
    return consent
  }
  return {
    termsVersion: async () => currentTerms,
    signIn: async (email, password) => signedIn(await service.signIn(email, password)),
    async signUp({ email, password, termsVersion, acceptsMarketing }) {
      checkTerms(context, termsVersion)
      const who = await service.signUp(email, password)
      if (acceptsMarketing !== undefined) setMarketing(acceptsMarketing)
      return signedIn(who)
    },
    demoCredential: async () => demoCredential,
    signOut: service.signOut,
    // One browser has all the sessions that there are.
    signOutEverywhere: service.signOut,
    requestRecovery: (email) => after(auth, () => checkEmail(email)),
    // No mail is sent here, so that no link was either: whatever comes is taken for the demo account's.
    resetPassword: (_token, password) =>
      after(auth, () => {
        checkNew(password, demoCredential.email)
        passwords.keep(demoCredential.email, password)
      }),
    changePassword: ({ before, after: next }) => service.changePassword(before, next),
    async editProfile({ email, phone, firstName, lastName, password }) {
      const before = user()
      const isOther = normalizeEmail(email) !== normalizeEmail(before.email)
      await after(0, () => {
        const { datos } = checkForm(
          context,
          actualizarRegistrarClienteCommerce.request,
          {
            datos: {
              e_mail_cliente: email,
              celular_cliente: phone,
              nombre_cliente: firstName,
              apellidopaterno_cliente: lastName,
            },
          },
          {},
        )
        const wrong = wrongProfile(datos)
        const [first] = Object.values(wrong)
        if (first) throw refusal(context, first, { fields: wrong })
        checkEmail(email)
        if (isOther && !password)
          throw refusal(context, 'FIELD_REQUIRED', { fields: { password: 'FIELD_REQUIRED' } })
        if (isOther) checkOwn(password ?? '')
      })
      const kept = isOther ? email : before.email
      const who = await service.editProfile(kept, phone.trim() ? phone : before.phone, firstName, lastName)
      if (isOther) storage.removeItem(provenKey)
      return { ...signedIn(who), unprovenEmail: null }
    },
    // As with a recovery: no mail is sent here, so that whatever link comes is taken for the account's.
    requestEmailProof: () => after(auth, () => undefined),
    confirmEmail: () =>
      after(auth, () => {
        storage.setItem(provenKey, context.now().toISOString())
        return signedIn(user())
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
        forgetVehicles(context, user().email)
        forgetPets(context, user().email)
        forget()
        storage.removeItem(marketingKey)
        storage.removeItem(provenKey)
        forgetOrders(context)
        forgetAddresses(context)
        forgetPlaces(context)
      }),
  }
}

/** What the rules refuse of a profile that the contract takes, by the wire's paths. */
function wrongProfile(datos: {
  celular_cliente?: string
  nombre_cliente?: string
  apellidopaterno_cliente?: string
}) {
  const wrong: Record<string, 'PHONE_INVALID' | 'NAME_INVALID'> = {}
  if (datos.celular_cliente && normalizePhone(datos.celular_cliente) === null)
    wrong['datos.celular_cliente'] = 'PHONE_INVALID'
  for (const name of ['nombre_cliente', 'apellidopaterno_cliente'] as const)
    if (hasWebAddress(datos[name] ?? '')) wrong[`datos.${name}`] = 'NAME_INVALID'
  return wrong
}

const refused: MarketingConsent = { given: false, since: null, version: null }

const toProfile = ({ email, phone, firstName, lastName }: User) => ({
  ...emptyProfile,
  id_usuario: 1,
  nombre_cliente: firstName,
  apellidopaterno_cliente: lastName,
  e_mail_cliente: email,
  celular_cliente: phone,
})
