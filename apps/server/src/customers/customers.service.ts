import type { Address, AddressFields, addressesService } from '../addresses/addresses.service.ts'
import type { Database, Transaction } from '../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { consentsStore } from './accounts/consents.store.ts'
import { type BuyerRow, type CustomerFields, type CustomerRow, customersStore } from './customers.store.ts'
import type { GuestForm } from './guest-form.ts'
import type { Session } from './sessions/sessions.service.ts'
import { refusingTaken } from './taken.ts'

export type Customer = CustomerRow
/** A customer who can be named in an order. */
export type Buyer = BuyerRow & { rut: string; phone: string }
export type CustomersService = ReturnType<typeof customersService>

export function customersService({
  database,
  addresses,
}: {
  database: Database
  addresses: Pick<typeof addressesService, 'own' | 'save'>
}) {
  return {
    find: (customerId: number): Promise<Customer | undefined> => customersStore.find(database.db, customerId),

    /**
     * Registers who buys as a guest, or changes the guest of the session, with the address that was given or named (none
     * for pickup). Where there is no session yet, `openSession` is called in the same transaction, and its result
     * returned as `opened`. Nobody else's row is ever read or changed, whatever e-mail or RUT is given (D22, D26); a
     * registered customer's own row takes the terms accepted and a name, RUT or phone that it lacks: RUT_TAKEN
     * where another customer has that RUT.
     */
    async registerGuest<Opened>(
      { fields, address: typed, addressId }: GuestForm,
      session: Session | null,
      openSession: (tx: Transaction, customerId: number) => Promise<Opened>,
    ): Promise<{ customer: Customer; address: Address | null; opened: Opened | null } | Refusal> {
      return refusingTaken(() =>
        transactOrRefuse(database, async (tx) => {
          const customer = await register(tx, fields, session)
          const address = await addressOf(tx, addresses, customer.id, { typed, addressId })
          const opened = customer.id === session?.customerId ? null : await openSession(tx, customer.id)
          return { customer, address, opened }
        }),
      )
    },

    /**
     * Who buys, locked until the transaction ends, so that one customer's orders take turns.
     * PROFILE_INCOMPLETE when a registered customer has given no name, RUT or phone yet.
     */
    async lock(tx: Transaction, customerId: number): Promise<Buyer | Refusal> {
      const customer = await customersStore.lockBuyer(tx, customerId)
      if (!customer) throw new Error(`The session's customer ${customerId} does not exist.`)
      const { rut, phone, firstName } = customer
      if (rut === null || phone === null || !firstName) return refuse('PROFILE_INCOMPLETE')
      return { ...customer, rut, phone }
    },
  }
}

async function register(tx: Transaction, fields: CustomerFields, session: Session | null): Promise<Customer> {
  const known = session ? await customersStore.findForUpdate(tx, session.customerId) : undefined
  // Who was erased while the form was under way is not written back: whoever sends it is somebody new.
  const before = known?.erasedAt === null ? known : undefined
  const customer = before ? await change(tx, before, fields) : await customersStore.insertGuest(tx, fields)
  await consentsStore.record(tx, customer.id, before, customer)
  return customer
}

/** A guest becomes what the form says; a registered customer is given what the profile lacks, no more. */
async function change(tx: Transaction, before: Customer, fields: CustomerFields): Promise<Customer> {
  const asGuest = await customersStore.updateGuest(tx, before.id, fields)
  if (asGuest) return asGuest
  const { rut, phone, landline, firstName, lastName, secondLastName, termsAcceptedAt, termsVersion } = fields
  return customersStore.update(tx, before.id, {
    termsAcceptedAt,
    termsVersion,
    rut: before.rut ?? rut,
    phone: before.phone ?? phone,
    landline: before.landline ?? landline,
    ...(!before.firstName && { firstName, lastName, secondLastName }),
  })
}

async function addressOf(
  tx: Transaction,
  addresses: Pick<typeof addressesService, 'own' | 'save'>,
  customerId: number,
  { typed, addressId }: { typed: AddressFields | null; addressId: number | undefined },
): Promise<Address | null> {
  if (!typed && addressId === undefined) return null
  const comunaField = 'datosformulario.id_comuna'
  const address = typed
    ? await addresses.save(tx, customerId, typed, { addressId, reuse: true, comunaField })
    : await addresses.own(tx, customerId, addressId ?? 0)
  if (isRefusal(address)) throw new Rollback(address)
  return address
}
