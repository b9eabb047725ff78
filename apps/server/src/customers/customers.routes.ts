import type { TermsOfSale } from '../content/law/terms-of-sale.service.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { presentCustomer } from './customers.present.ts'
import type { CustomersService } from './customers.service.ts'
import { readGuestForm } from './guest-form.ts'
import type { SessionsService } from './sessions/sessions.service.ts'

/** The calls about who buys. */
export function customersRoutes({
  customers,
  sessions,
  terms,
}: {
  customers: Pick<CustomersService, 'registerGuest'>
  sessions: Pick<SessionsService, 'openGuest' | 'give'>
  terms: Pick<TermsOfSale, 'current'>
}) {
  return {
    RegistrarclientePedido: async (form, { session, reply }) => {
      const guest = readGuestForm(form, await terms.current())
      if (isRefusal(guest)) return guest
      const registered = await customers.registerGuest(guest, session, sessions.openGuest)
      if (isRefusal(registered)) return registered
      const { customer, address, opened } = registered
      if (opened) sessions.give(reply, opened)
      return {
        success: true,
        datos: presentCustomer(customer, address),
        ...(address && { id_direccion_cliente: address.id }),
      }
    },
  } satisfies Handlers
}
