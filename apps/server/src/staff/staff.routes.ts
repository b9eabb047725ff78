import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import type { StaffService } from './staff.service.ts'

/** How the staff signs in and out, and asks who is signed in. */
export function staffRoutes(
  staff: Pick<StaffService, 'sessions' | 'account' | 'signIn' | 'end' | 'give' | 'clear'>,
) {
  return {
    'staff/entrar': async ({ correo, contrasenia }, { request, reply }) => {
      const replaced = await staff.sessions.resolve(request)
      const opened = await staff.signIn(correo, contrasenia)
      if (isRefusal(opened)) return opened
      if (replaced) await staff.end(replaced)
      staff.give(reply, opened)
      return { nombre: opened.session.name, rol: opened.session.role }
    },

    'staff/salir': async (_, { staff: session, reply }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      await staff.end(session)
      staff.clear(reply)
      return true
    },

    'staff/sesion': async (_, { request }) => {
      const session = await staff.sessions.resolve(request)
      const account = session && (await staff.account(session.staffId))
      if (!account) return null
      const { id, name, email, role, hasTotp } = account
      return { id_cuenta: id, nombre: name, correo: email, rol: role, totp: hasTotp ? 1 : 0 }
    },
  } satisfies Handlers
}
