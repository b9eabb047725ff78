import type { Address, addressesService } from '../../addresses/addresses.service.ts'
import type { TermsOfSale } from '../../content/law/terms-of-sale.service.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '../../db/connection.ts'
import type { OrdersService, OrderWithLines } from '../../orders/orders.service.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { consentsStore } from '../accounts/consents.store.ts'
import { marketing } from '../accounts/profile-form.ts'
import { accountsStore } from '../accounts.store.ts'
import type { Customer } from '../customers.service.ts'
import { customersStore } from '../customers.store.ts'
import { emailProofStore } from '../email-proof/email-proof.store.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { recoveryStore } from '../recovery/recovery.store.ts'
import type { Session, SessionsService } from '../sessions/sessions.service.ts'

export type PersonalDataService = ReturnType<typeof personalDataService>

/** Whose data it is; `isProven` where a followed link has proven that the e-mail is theirs. */
export type Person = { customerId: number; email: string; isProven: boolean }

/** Another noun that keeps something of a person, under the name by which the export shows it. */
export type PersonalDataProvider = {
  name: string
  /**
   * What finds the person: the customer's id, or an e-mail alone. An e-mail that anybody could have typed
   * proves nothing: by it, only who has proven the e-mail reads and erases.
   */
  by: 'customer' | 'email'
  exportOf(person: Person): Promise<unknown>
  /** What the staff are shown of it; left out, the same. */
  exportForStaff?(person: Person): Promise<unknown>
  /** Left out where it goes with the person's orders. */
  forget?(tx: Transaction, person: Person): Promise<unknown>
}

/** What another noun keeps under a customer's id. */
export function providerByCustomer(
  { db }: Pick<Database, 'db'>,
  noun: {
    exportOf(executor: Executor, customerId: number): Promise<unknown>
    forgetPerson(tx: Transaction, customerId: number): Promise<unknown>
  },
): Omit<PersonalDataProvider, 'name'> {
  return {
    by: 'customer',
    exportOf: ({ customerId }) => noun.exportOf(db, customerId),
    forget: (tx, { customerId }) => noun.forgetPerson(tx, customerId),
  }
}

/** What another noun keeps under an e-mail. */
export function providerByEmail(
  { db }: Pick<Database, 'db'>,
  noun: {
    exportOf(executor: Executor, email: string): Promise<unknown>
    forgetPerson(tx: Transaction, email: string): Promise<unknown>
  },
): Omit<PersonalDataProvider, 'name'> {
  return {
    by: 'email',
    exportOf: ({ email }) => noun.exportOf(db, email),
    forget: (tx, { email }) => noun.forgetPerson(tx, email),
  }
}

export type PersonalData = {
  customer: Customer
  address: Address | null
  consents: Awaited<ReturnType<typeof consentsStore.list>>
  sessions: Awaited<ReturnType<SessionsService['listOpen']>>
  addresses: Address[]
  orders: OrderWithLines[]
  others: Record<string, unknown>
}

/** What a person may ask about themselves: all of it, consent, and to be forgotten (Ley 21.719). */
export function personalDataService({
  database,
  passwords,
  sessions,
  addresses,
  orders,
  providers,
  terms,
}: {
  database: Database
  passwords: Passwords
  sessions: Pick<SessionsService, 'listOpen' | 'forget'>
  addresses: Pick<typeof addressesService, 'findDefault' | 'exportOf' | 'forgetPerson'>
  orders: Pick<OrdersService, 'exportOf' | 'forgetPerson'>
  providers: readonly PersonalDataProvider[]
  terms: Pick<TermsOfSale, 'current'>
}) {
  const { db } = database

  async function collect(customer: Customer, { forStaff = false } = {}): Promise<PersonalData> {
    const person = personOf(customer)
    const { customerId } = person
    const others: Record<string, unknown> = {}
    for (const { name, by, exportOf, exportForStaff } of providers) {
      const read = (forStaff && exportForStaff) || exportOf
      if (by === 'customer' || person.isProven) others[name] = await read(person)
    }
    return {
      customer,
      address: await addresses.findDefault(db, customerId),
      consents: await consentsStore.list(db, customerId),
      sessions: await sessions.listOpen(customerId),
      addresses: await addresses.exportOf(db, customerId),
      orders: await orders.exportOf(customerId),
      others,
    }
  }

  async function forget(tx: Transaction, customer: Customer): Promise<void> {
    const person = personOf(customer)
    for (const { by, forget: forgetPerson } of providers) {
      if (by === 'customer' || person.isProven) await forgetPerson?.(tx, person)
    }
    await orders.forgetPerson(tx, customer.id)
    await addresses.forgetPerson(tx, customer.id)
    if (person.isProven) await recoveryStore.removeRequests(tx, customer.email)
    await emailProofStore.removeLink(tx, customer.id)
    await recoveryStore.removeLink(tx, customer.id)
    await sessions.forget(tx, customer.id)
    await accountsStore.erase(tx, customer.id)
  }

  return {
    /** Everything that is provably the session's own person's. */
    async exportOf(session: Session): Promise<PersonalData> {
      const customer = await customersStore.find(db, session.customerId)
      if (!customer) throw new Error("The session's customer does not exist.")
      return collect(customer)
    },

    /** The same of anybody, for the staff, but for what is read one by one and noted. NOT_FOUND, also once they are erased. */
    async exportOfCustomer(customerId: number): Promise<PersonalData | Refusal> {
      const customer = await customersStore.find(db, customerId)
      if (!customer || customer.erasedAt !== null) return refuse('NOT_FOUND')
      return collect(customer, { forStaff: true })
    },

    /** Forgets anybody, as `erase` does; `noted` writes who did it, in the same transaction. NOT_FOUND. */
    eraseCustomer: (customerId: number, noted: (tx: Transaction) => Promise<void>): Promise<true | Refusal> =>
      inTransaction(database, async (tx) => {
        const customer = await customersStore.findForUpdate(tx, customerId)
        if (!customer || customer.erasedAt !== null) return refuse('NOT_FOUND')
        await forget(tx, customer)
        await noted(tx)
        return true
      }),

    /** Gives or takes back the consent to marketing, with its date and the version of its text. */
    async consent(session: Session, isGiven: boolean): Promise<Customer> {
      const version = await terms.current()
      return inTransaction(database, async (tx) => {
        const before = await customersStore.findForUpdate(tx, session.customerId)
        if (!before) throw new Error("The session's customer does not exist.")
        if ((before.marketingVersion !== null) === isGiven) return before
        const customer = await customersStore.update(tx, before.id, marketing(isGiven, version))
        await consentsStore.record(tx, before.id, before, customer)
        return customer
      })
    },

    /**
     * Forgets the session's own person everywhere in one transaction, and ends every session: what is kept by
     * the e-mail alone where that is proven, else only what is of this customer and their orders. A registered
     * customer confirms with the password: FIELD_REQUIRED, PASSWORD_WRONG.
     */
    async erase(session: Session, password: string | undefined): Promise<'erased' | Refusal> {
      if (session.kind === 'customer') {
        if (password === undefined) return refuseField('FIELD_REQUIRED')
        const account = await accountsStore.find(db, session.customerId)
        const isRight = await passwords.verify(account?.hash ?? null, password)
        if (isRefusal(isRight)) return isRight
        if (!isRight) return refuseField('PASSWORD_WRONG')
      }
      return inTransaction(database, async (tx): Promise<'erased'> => {
        const customer = await customersStore.findForUpdate(tx, session.customerId)
        if (!customer) throw new Error("The session's customer does not exist.")
        await forget(tx, customer)
        return 'erased'
      })
    },
  }
}

const personOf = ({ id, email, emailProvenAt }: Customer): Person => ({
  customerId: id,
  email,
  isProven: emailProvenAt !== null,
})

const refuseField = (code: 'FIELD_REQUIRED' | 'PASSWORD_WRONG') =>
  refuse(code, { fields: { contrasenia: code } })
