import { normalizeEmail } from '#rules/people/email.ts'
import type { Address, addressesService } from '../../addresses/addresses.service.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import type { OrdersService } from '../../orders/orders.service.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { accountsStore } from '../accounts.store.ts'
import type { Customer } from '../customers.service.ts'
import { customersStore } from '../customers.store.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { OpenedSession, Session, SessionsService } from './sessions.service.ts'

export type SignInService = ReturnType<typeof signInService>

/** Who someone is, with the default address. */
type Known = { customer: Customer; address: Address | null }

export function signInService({
  database,
  passwords,
  sessions,
  addresses,
  orders,
}: {
  database: Database
  passwords: Passwords
  sessions: Pick<SessionsService, 'open'>
  addresses: Pick<typeof addressesService, 'findDefault' | 'adopt'>
  orders: Pick<OrdersService, 'adopt'>
}) {
  /**
   * What this browser's guest did becomes the customer's, where the guest gave the same e-mail: who signs in
   * holds both the guest's session and the customer's password. No other guest of that e-mail is touched,
   * since anybody may have typed it. The guest's row is left without a person.
   */
  async function adoptGuest(tx: Transaction, session: Session | null, customer: Customer): Promise<void> {
    if (session?.kind !== 'guest') return
    const guest = await customersStore.findForUpdate(tx, session.customerId)
    if (guest?.kind !== 'guest' || guest.email !== customer.email) return
    await orders.adopt(tx, guest.id, customer.id)
    await addresses.adopt(tx, guest.id, customer.id)
    await accountsStore.erase(tx, guest.id)
  }

  return {
    /**
     * Signs a customer in: a new session in place of `session`. An unknown e-mail costs the same look-up
     * and the same hashing as a wrong password, and is answered alike: CREDENTIALS_INVALID (D25, D27).
     */
    async signIn(
      text: string,
      password: string,
      session: Session | null,
    ): Promise<(Known & { opened: OpenedSession }) | Refusal> {
      const email = normalizeEmail(text)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { correo: 'EMAIL_INVALID' } })
      const account = await accountsStore.findByEmail(database.db, email)
      const isRight = await passwords.verify(account?.hash ?? null, password)
      if (isRefusal(isRight)) return isRight
      if (!account || !isRight) return refuse('CREDENTIALS_INVALID')
      const rehashed = passwords.needsRehash(account.hash) ? await passwords.hash(password) : null
      return inTransaction(database, async (tx) => {
        // The password may have been changed while this one was being checked.
        const customer = await accountsStore.lockUnchanged(tx, account.customer.id, account.hash)
        if (!customer) return refuse('CREDENTIALS_INVALID')
        if (typeof rehashed === 'string') await accountsStore.setHash(tx, customer.id, rehashed)
        await adoptGuest(tx, session, customer)
        const opened = await sessions.open(tx, customer.id, 'customer', session)
        return { customer, address: await addresses.findDefault(tx, customer.id), opened }
      })
    },

    /** The customer or guest of a session. */
    async whoIs(session: Session): Promise<Known> {
      const customer = await customersStore.find(database.db, session.customerId)
      if (!customer) throw new Error("The session's customer does not exist.")
      return { customer, address: await addresses.findDefault(database.db, customer.id) }
    },
  }
}
