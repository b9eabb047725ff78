import type { z } from 'zod'
import { currentTerms } from '#content/terms.ts'
import type { registrarclientePedido } from '#contract/customers/registrarcliente-pedido.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { parseRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { hasWebAddress } from '#rules/text/web-addresses.ts'
import type { Address, addressesService } from '../addresses/addresses.service.ts'
import type { Database, Transaction } from '../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../refusals/refusal.ts'
import { consentsStore } from './accounts/consents.store.ts'
import { refusingTaken } from './accounts/taken.ts'
import { type CustomerFields, type CustomerRow, customersStore } from './customers.store.ts'
import type { Session } from './sessions/sessions.service.ts'

export type Customer = CustomerRow
/** A customer who can be named in an order. */
export type Buyer = Customer & { rut: string; phone: string }
export type CustomersService = ReturnType<typeof customersService>

type Form = z.output<typeof registrarclientePedido.request>

export function customersService({
  database,
  addresses,
}: {
  database: Database
  addresses: Pick<typeof addressesService, 'save'>
}) {
  return {
    /**
     * Registers who buys as a guest, or changes the guest of the session, with the address that was
     * given (none for pickup). `openSession` is called in the same transaction when there is none yet; what it gives comes back as `opened`.
     * Nobody else's row is ever read or changed, whatever e-mail or RUT is given (D22, D26); a
     * registered customer's own row takes the terms accepted and a name, RUT or phone that it lacks: RUT_TAKEN
     * where another customer has that RUT.
     * Refuses with the code of the first wrong field, all of them in `fields`.
     */
    async registerGuest<Opened>(
      form: Form,
      session: Session | null,
      openSession: (tx: Transaction, customerId: number) => Promise<Opened>,
    ): Promise<{ customer: Customer; address: Address | null; opened: Opened | null } | Refusal> {
      const fields = readForm(form)
      if (isRefusal(fields)) return fields
      return refusingTaken(() =>
        transactOrRefuse(database, async (tx) => {
          const customer = await register(tx, fields, session)
          const address = await saveAddress(tx, addresses, customer.id, form)
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
      const customer = await customersStore.findForUpdate(tx, customerId)
      if (!customer) throw new Error(`The session's customer ${customerId} does not exist.`)
      const { rut, phone, firstName } = customer
      if (rut === null || phone === null || !firstName) return refuse('PROFILE_INCOMPLETE')
      return { ...customer, rut, phone }
    },
  }
}

async function register(tx: Transaction, fields: CustomerFields, session: Session | null): Promise<Customer> {
  const before = session ? await customersStore.findForUpdate(tx, session.customerId) : undefined
  const customer = before ? await change(tx, before, fields) : await customersStore.insertGuest(tx, fields)
  await consentsStore.record(tx, customer.id, before, customer)
  return customer
}

/** A guest becomes what the form says; a registered customer is given what the profile lacks, no more. */
async function change(tx: Transaction, before: Customer, fields: CustomerFields): Promise<Customer> {
  const asGuest = await customersStore.updateGuest(tx, before.id, fields)
  if (asGuest) return asGuest
  const { rut, phone, firstName, lastName, secondLastName, termsAcceptedAt, termsVersion } = fields
  return customersStore.update(tx, before.id, {
    termsAcceptedAt,
    termsVersion,
    rut: before.rut ?? rut,
    phone: before.phone ?? phone,
    ...(!before.firstName && { firstName, lastName, secondLastName }),
  })
}

async function saveAddress(
  tx: Transaction,
  addresses: Pick<typeof addressesService, 'save'>,
  customerId: number,
  form: Form,
): Promise<Address | null> {
  const typed = form.datosformulario
  if (!typed) return null
  const address = await addresses.save(
    tx,
    customerId,
    {
      comunaId: typed.id_comuna,
      street: typed.calle_direccion_cliente,
      number: typed.numero_direccion_cliente,
      flat: typed.numerocasadepartamento_direccion_cliente,
      reference: typed.referencia_direccion_cliente,
    },
    {
      addressId: form.id_direccion_cliente,
      reuse: true,
      comunaField: 'datosformulario.id_comuna',
    },
  )
  if (isRefusal(address)) throw new Rollback(address)
  return address
}

function readForm({ datosusuario: person, datosextra: extra }: Form): CustomerFields | Refusal {
  const email = normalizeEmail(person.e_mail_cliente)
  const rut = parseRut(person.rut_cliente)
  const phone = normalizePhone(person.celular_cliente)
  const wrong: Record<string, ErrorCode> = {}
  if (email === null) wrong['datosusuario.e_mail_cliente'] = 'EMAIL_INVALID'
  if (rut === null) wrong['datosusuario.rut_cliente'] = 'RUT_INVALID'
  if (phone === null) wrong['datosusuario.celular_cliente'] = 'PHONE_INVALID'
  for (const name of ['nombre_cliente', 'apellidopaterno_cliente', 'apellidomaterno_cliente'] as const) {
    if (hasWebAddress(person[name])) wrong[`datosusuario.${name}`] = 'NAME_INVALID'
  }
  if (extra?.acepta_terminos !== 1) wrong['datosextra.acepta_terminos'] = 'TERMS_REQUIRED'
  const first = Object.values(wrong)[0]
  if (first !== undefined || email === null || rut === null || phone === null) {
    return refuse(first ?? 'INVALID_REQUEST', { fields: wrong })
  }
  const now = new Date()
  const marketing = extra?.acepta_publicidad === 1
  return {
    email,
    rut: rut.canonical,
    firstName: person.nombre_cliente,
    lastName: person.apellidopaterno_cliente,
    secondLastName: person.apellidomaterno_cliente,
    phone,
    termsAcceptedAt: now,
    termsVersion: currentTerms,
    marketingAcceptedAt: marketing ? now : null,
    marketingVersion: marketing ? currentTerms : null,
  }
}
