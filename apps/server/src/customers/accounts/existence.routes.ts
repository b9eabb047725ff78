import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import type { ExistenceService } from './existence.service.ts'

/** The calls that a form asks while it is filled in (D26). */
export function existenceRoutes(existence: ExistenceService) {
  return {
    VerificarEmailCommerce: ({ email, id_cliente: ownId }, { session }) =>
      existence.email(email, 'email', session, ownId),

    VerificarEmailCliente: ({ email }) => existence.email(email, 'email'),

    VerificarRutCommerce: ({ rut, id_cliente: ownId }, { session }) =>
      existence.rut(rut, 'rut', session, ownId),

    VerificarEmailRutCommerce: async ({ email, rut_cliente: rut }) => {
      const hasEmail = await existence.email(email, 'email')
      if (isRefusal(hasEmail)) return hasEmail
      const hasRut = await existence.rut(rut, 'rut_cliente')
      return isRefusal(hasRut) ? hasRut : hasEmail || hasRut
    },

    VistaNuevaEmailRutCommerce: async ({ email_cliente: email, rut_cliente: rut }) => {
      const hasEmail = await existence.email(email, 'email_cliente')
      if (isRefusal(hasEmail)) return hasEmail
      const hasRut = await existence.rut(rut, 'rut_cliente')
      return isRefusal(hasRut) ? hasRut : { email: hasEmail, rut: hasRut }
    },
  } satisfies Handlers
}
