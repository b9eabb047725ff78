import type { ErrorCode } from '#contract/error-codes.ts'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import { isGuessablePassword } from '#rules/people/guessable-password.ts'
import { isWeakPassword } from '#rules/people/password.ts'
import type { Address, addressesService } from '../../addresses/addresses.service.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import type { Outbox } from '../../mail/outbox.service.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { accountsStore } from '../accounts.store.ts'
import type { Customer } from '../customers.service.ts'
import { customersStore } from '../customers.store.ts'
import type { EmailProofService, SendProof } from '../email-proof/email-proof.service.ts'
import { passwordChanged } from '../passwords/password-changed.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { recoveryStore } from '../recovery/recovery.store.ts'
import type { OpenedSession, Session, SessionsService } from '../sessions/sessions.service.ts'
import { refusingTaken } from '../taken.ts'
import { consentsStore } from './consents.store.ts'
import { type Profile, type ProfileForm, profileFields, readProfile } from './profile-form.ts'

export type AccountsService = ReturnType<typeof accountsService>

type Saved = {
  customer: Customer
  address: Address | null
  opened: OpenedSession | null
  /** The e-mail that the account is to have once the link that went there is followed; null for none. */
  unproven: string | null
}

export function accountsService({
  database,
  passwords,
  sessions,
  addresses,
  emailProof,
  outbox,
}: {
  database: Database
  passwords: Passwords
  sessions: Pick<SessionsService, 'open' | 'revokeAll'>
  addresses: Pick<typeof addressesService, 'save'>
  emailProof: Pick<EmailProofService, 'mailing'>
  outbox: Outbox
}) {
  /** Opens an account, of the session's own guest where the e-mail is the same, which keeps what it ordered. */
  async function signUp(form: ProfileForm, session: Session | null): Promise<Saved | Refusal> {
    const profile = readProfile(form, signUpFaults(form))
    if (isRefusal(profile)) return profile
    const { email } = profile
    const { password } = form
    if (email === undefined || password === undefined) return refuse('INVALID_REQUEST')
    if (await accountsStore.hasEmail(database.db, email)) return refuse('EMAIL_TAKEN')
    const hash = await passwords.hash(password)
    if (isRefusal(hash)) return hash
    return writing(async (tx) => {
      const fields = { ...profile, email, termsAcceptedAt: new Date(), termsVersion: form.termsVersion }
      const guest = session?.kind === 'guest' ? await customersStore.find(tx, session.customerId) : undefined
      const own = guest?.email === email ? guest : undefined
      const customer = own
        ? await accountsStore.promote(tx, own.id, fields)
        : await accountsStore.insert(tx, fields)
      await accountsStore.setHash(tx, customer.id, hash)
      await consentsStore.record(tx, customer.id, own, customer)
      const address = await saveAddress(tx, customer.id, form)
      const opened = await sessions.open(tx, customer.id, 'customer', session)
      return { customer, address, opened, unproven: null }
    })
  }

  /**
   * Changes what the form gives of the signed-in customer. Another e-mail needs the password, and is the
   * account's only once a link that is mailed there has been followed.
   */
  async function update(
    form: ProfileForm,
    customerId: number,
    language: ErrorLanguage,
  ): Promise<Saved | Refusal> {
    const read = readProfile(form)
    if (isRefusal(read)) return read
    const { email: wanted, ...profile } = read
    const account = await accountsStore.find(database.db, customerId)
    const unproven = wanted !== undefined && wanted !== account?.customer.email ? wanted : null
    if (unproven !== null) {
      const refused = await refuseEmail(form, unproven, customerId, account?.hash ?? null)
      if (refused) return refused
    }
    const write = (mail?: SendProof) =>
      writing(async (tx) => {
        const before = await customersStore.findForUpdate(tx, customerId)
        if (!before) throw new Error("The session's customer does not exist.")
        // Erased while the form was under way, with every session.
        if (before.erasedAt !== null) throw new Rollback(refuse('SESSION_REQUIRED'))
        const customer = await customersStore.update(tx, customerId, changesOf(before, profile))
        await consentsStore.record(tx, customerId, before, customer)
        if (unproven !== null) await mail?.(tx, customer, unproven, language)
        return { customer, address: await saveAddress(tx, customerId, form), opened: null, unproven }
      })
    return unproven === null ? write() : emailProof.mailing(customerId, write)
  }

  /** Why a customer may not have that e-mail; null where nothing stands against mailing a link there. */
  async function refuseEmail(
    { password }: ProfileForm,
    email: string,
    customerId: number,
    hash: string | null,
  ): Promise<Refusal | null> {
    if (password === undefined) return refuseField(profileFields.password, 'FIELD_REQUIRED')
    const isRight = await passwords.verify(hash, password)
    if (isRefusal(isRight)) return isRight
    if (!isRight) return refuseField(profileFields.password, 'PASSWORD_WRONG')
    const isTaken = await accountsStore.hasEmail(database.db, email, customerId)
    return isTaken ? refuse('EMAIL_TAKEN') : null
  }

  const writing = <T>(work: (tx: Transaction) => Promise<T>) =>
    refusingTaken(() => transactOrRefuse(database, work))

  async function saveAddress(
    tx: Transaction,
    customerId: number,
    { address }: ProfileForm,
  ): Promise<Address | null> {
    if (!address) return null
    const saved = await addresses.save(tx, customerId, address, {
      reuse: true,
      comunaField: profileFields.comuna,
    })
    if (isRefusal(saved)) throw new Rollback(saved)
    return saved
  }

  return {
    /**
     * Signs up whoever is not signed in, or changes the profile of the customer who is. Another e-mail needs the
     * password: FIELD_REQUIRED, PASSWORD_WRONG. EMAIL_TAKEN and RUT_TAKEN where a registered customer has it;
     * NOT_YOURS for a customer who is not the session's own.
     */
    async save(
      form: ProfileForm,
      session: Session | null,
      language: ErrorLanguage,
    ): Promise<Saved | Refusal> {
      if (form.customerId !== undefined && form.customerId !== session?.customerId) {
        return refuse('NOT_YOURS')
      }
      return session?.kind === 'customer' ? update(form, session.customerId, language) : signUp(form, session)
    },

    /**
     * Changes the password of the session's own customer and ends every session, opening one again for this
     * browser; the customer is told by mail. PASSWORD_WRONG, WEAK_PASSWORD, PASSWORD_GUESSABLE, NOT_YOURS.
     */
    async changePassword(
      request: { userId: number; old: string; wanted: string },
      session: Session,
      language: ErrorLanguage,
    ): Promise<OpenedSession | Refusal> {
      if (request.userId !== session.customerId) return refuse('NOT_YOURS')
      if (isWeakPassword(request.wanted)) return refuseField('contrasenia_actual', 'WEAK_PASSWORD')
      const wrong = refuseField('contrasenia_anterior', 'PASSWORD_WRONG')
      const account = await accountsStore.find(database.db, session.customerId)
      const isRight = await passwords.verify(account?.hash ?? null, request.old)
      if (isRefusal(isRight)) return isRight
      if (!account || !isRight) return wrong
      if (isGuessablePassword(request.wanted, account.customer.email)) {
        return refuseField('contrasenia_actual', 'PASSWORD_GUESSABLE')
      }
      const hash = await passwords.hash(request.wanted)
      if (isRefusal(hash)) return hash
      return transactOrRefuse(database, async (tx) => {
        const customer = await accountsStore.lockUnchanged(tx, session.customerId, account.hash)
        if (!customer) throw new Rollback(wrong)
        await accountsStore.setHash(tx, customer.id, hash)
        await recoveryStore.removeLink(tx, customer.id)
        await sessions.revokeAll(tx, customer.id)
        await outbox.stage(tx, passwordChanged(customer, language))
        return sessions.open(tx, customer.id, 'customer', null)
      })
    },
  }
}

/** What is wrong with a form for a new account, beside what is wrong for any profile. */
function signUpFaults({
  email,
  password,
  acceptsTerms,
  termsVersion,
  shownTerms = termsVersion,
}: ProfileForm): Record<string, ErrorCode> {
  const wrong: Record<string, ErrorCode> = {}
  if (!email) wrong[profileFields.email] = 'FIELD_REQUIRED'
  if (password === undefined) wrong[profileFields.password] = 'FIELD_REQUIRED'
  else if (isWeakPassword(password)) wrong[profileFields.password] = 'WEAK_PASSWORD'
  else if (isGuessablePassword(password, email ?? '')) wrong[profileFields.password] = 'PASSWORD_GUESSABLE'
  if (!acceptsTerms) wrong[profileFields.acceptsTerms] = 'TERMS_REQUIRED'
  else if (shownTerms !== termsVersion) wrong[profileFields.acceptsTerms] = 'TERMS_CHANGED'
  return wrong
}

/** A consent that stands keeps its date. */
function changesOf(before: Customer, profile: Omit<Profile, 'email'>): Profile {
  const { marketingAcceptedAt, marketingVersion, ...rest } = profile
  const isSame = (marketingVersion ?? null) === before.marketingVersion
  return {
    ...rest,
    ...(!isSame && marketingVersion !== undefined && { marketingAcceptedAt, marketingVersion }),
  }
}

const refuseField = (field: string, code: ErrorCode) => refuse(code, { fields: { [field]: code } })
