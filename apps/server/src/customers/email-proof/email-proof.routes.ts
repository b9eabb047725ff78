import type { Address, addressesService } from '../../addresses/addresses.service.ts'
import type { Database } from '../../db/connection.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import { presentCustomer } from '../customers.present.ts'
import type { EmailProofService } from './email-proof.service.ts'

/** The calls by which a customer proves an e-mail. */
export function emailProofRoutes({
  emailProof,
  addresses,
  database,
}: {
  emailProof: Pick<EmailProofService, 'request' | 'confirm'>
  addresses: Pick<typeof addressesService, 'findDefault'>
  database: Database
}) {
  return {
    'comprobar-correo': async (_, { session, language }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      return emailProof.request(session, language)
    },

    'confirmar-correo': async ({ token }, { session, language }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const customer = await emailProof.confirm(token, session, language)
      if (isRefusal(customer)) return customer
      const address: Address | null = await addresses.findDefault(database.db, customer.id)
      return { datos: { ...presentCustomer(customer, address), id_usuario: customer.id } }
    },
  } satisfies Handlers
}
