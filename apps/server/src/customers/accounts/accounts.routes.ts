import { normalizeEmail } from '#rules/people/email.ts'
import type { TermsOfSale } from '../../content/law/terms-of-sale.service.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import { presentCustomer } from '../customers.present.ts'
import { replyTexts } from '../passwords/reply-texts.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import type { SignInService } from '../sessions/sign-in.service.ts'
import type { AccountsService } from './accounts.service.ts'
import { readProfileForm } from './profile-form.ts'

/** The calls about a customer's account: signing up, profile and password. */
export function accountsRoutes({
  accounts,
  signIn,
  sessions,
  terms,
}: {
  accounts: AccountsService
  signIn: Pick<SignInService, 'whoIs'>
  sessions: Pick<SessionsService, 'give'>
  terms: Pick<TermsOfSale, 'current'>
}) {
  return {
    ActualizarRegistrarClienteCommerce: async ({ datos }, { session, reply, language }) => {
      const saved = await accounts.save(readProfileForm(datos, await terms.current()), session, language)
      if (isRefusal(saved)) return saved
      const { customer, address, opened, unproven } = saved
      if (opened) sessions.give(reply, opened)
      return {
        success: true,
        datos: presentCustomer(customer, address),
        ...(address && { id_direccion_cliente: address.id }),
        ...(unproven !== null && { correo_por_confirmar: unproven }),
      }
    },

    'actualizarcontrasenia-usuario': async (request, { session, reply, language }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const { id_usuario: userId, contrasenia_anterior: old, contrasenia_actual: wanted } = request
      const opened = await accounts.changePassword({ userId, old, wanted }, session, language)
      if (isRefusal(opened)) return opened
      sessions.give(reply, opened)
      return replyTexts[language].passwordChanged
    },

    ObtenerClienteEmailInvitado: async ({ e_mail_cliente: email }, { session }) => {
      if (!session) return null
      const { customer, address } = await signIn.whoIs(session)
      return customer.email === normalizeEmail(email) ? presentCustomer(customer, address) : null
    },
  } satisfies Handlers
}
