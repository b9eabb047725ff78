import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import { presentSession } from '../sessions/staff-sessions.present.ts'
import type { StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import type { StaffSignInService } from './sign-in.service.ts'

/** How the staff signs in and out, asks who is signed in, and ends sessions of its own. */
export function staffSessionsRoutes({
  sessions,
  signIn,
  accounts,
}: {
  sessions: StaffSessionsService
  signIn: StaffSignInService['signIn']
  accounts: Pick<AccountsService, 'find' | 'endOtherSessions'>
}) {
  return {
    'staff/entrar': async ({ correo: email, contrasenia: password, codigo: code }, { request, reply }) => {
      const replaced = await sessions.resolve(request)
      const device = { userAgent: request.headers['user-agent'] ?? '', address: request.ip }
      const opened = await signIn({ email, password, code, device })
      if (isRefusal(opened)) return opened
      if (replaced) await sessions.end(replaced.staffId, replaced.id)
      sessions.give(reply, opened)
      return { nombre: opened.session.name, rol: opened.session.role }
    },

    'staff/salir': async (_, { staff: session, reply }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      await sessions.end(session.staffId, session.id)
      sessions.clear(reply)
      return true
    },

    'staff/sesion': async (_, { request }) => {
      const session = await sessions.resolve(request)
      const account = session && (await accounts.find(session.staffId))
      if (!account) return null
      const { id, name, email, role, hasTotp } = account
      return { id_cuenta: id, nombre: name, correo: email, rol: role, totp: hasTotp ? 1 : 0 }
    },

    'staff/sesiones': async (_, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return (await sessions.list(staff.staffId)).map((session) => presentSession(session, staff.id))
    },

    'staff/cerrar-sesion': async ({ id_sesion: sessionId }, { staff, reply }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      if (!(await sessions.end(staff.staffId, sessionId))) return refuse('NOT_FOUND')
      if (sessionId === staff.id) sessions.clear(reply)
      return true
    },

    'staff/cerrar-otras-sesiones': async (_, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      await accounts.endOtherSessions(staff)
      return true
    },
  } satisfies Handlers
}
