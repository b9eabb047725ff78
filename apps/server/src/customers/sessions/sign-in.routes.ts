import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import { presentCustomer } from '../customers.present.ts'
import type { SessionsService } from './sessions.service.ts'
import type { SignInService } from './sign-in.service.ts'

/** The calls that open and end a session, and say whose it is. */
export function signInRoutes({
  signIn,
  sessions,
}: {
  signIn: SignInService
  sessions: Pick<SessionsService, 'give' | 'renewXsrf' | 'clear' | 'end' | 'endAll'>
}) {
  return {
    'autentificar-usuario': async ({ correo, contrasenia }, { session, reply }) => {
      const signedIn = await signIn.signIn(correo, contrasenia, session)
      if (isRefusal(signedIn)) return signedIn
      const { customer, address, opened } = signedIn
      sessions.give(reply, opened)
      return { datos: { ...presentCustomer(customer, address), id_usuario: customer.id } }
    },

    sesion: async (_, { session, request, reply }) => {
      if (!session) return { datos: null, tipo: null }
      sessions.renewXsrf(request, reply, session)
      const { customer, address } = await signIn.whoIs(session)
      return {
        datos: presentCustomer(customer, address),
        tipo: session.kind === 'customer' ? 'cliente' : 'invitado',
      }
    },

    'cerrar-sesion': async ({ todas }, { session, reply }) => {
      if (session) await (todas === 1 ? sessions.endAll(session) : sessions.end(session))
      sessions.clear(reply)
      return true
    },
  } satisfies Handlers
}
