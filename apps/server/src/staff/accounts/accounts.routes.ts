import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { presentSession } from '../sessions/staff-sessions.present.ts'
import type { StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import type { Account, AccountsService } from './accounts.service.ts'
import type { FirstOwnerService } from './first-owner.service.ts'
import type { InvitationsService } from './invitations.service.ts'
import type { OwnPasswordService } from './own-password.service.ts'

const flag = (is: boolean) => (is ? 1 : 0)

const present = (account: Account) => ({
  id_cuenta: account.id,
  nombre: account.name,
  correo: account.email,
  rol: account.role,
  activa: flag(account.active) as 0 | 1,
  totp: flag(account.hasTotp) as 0 | 1,
  invitada: flag(account.isInvited) as 0 | 1,
  de_ajustes: flag(account.isNamed) as 0 | 1,
  ultima_vez: account.lastSeenAt?.toISOString() ?? null,
})

/** How owners keep the accounts of the staff, and everybody the own password. */
export function accountsRoutes({
  accounts,
  invitations,
  firstOwner,
  ownPassword,
  sessions,
}: {
  accounts: AccountsService
  invitations: Pick<InvitationsService, 'add' | 'again' | 'accept'>
  firstOwner: FirstOwnerService
  ownPassword: Pick<OwnPasswordService, 'change'>
  sessions: Pick<StaffSessionsService, 'list'>
}) {
  const added = async (id: number | Refusal): Promise<Account | Refusal> =>
    isRefusal(id) ? id : ((await accounts.find(id)) ?? refuse('NOT_FOUND'))

  return {
    'staff/cuentas': async () => (await accounts.list()).map(present),

    'staff/guardar-cuenta': async (request, { staff, language }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { id_cuenta: staffId, correo: email, nombre: name, rol: role, activa } = request
      const active = activa === undefined ? undefined : activa === 1
      if (staffId !== undefined) {
        const changed = await accounts.change(staff, staffId, { name, role, active })
        return isRefusal(changed) ? changed : present(changed)
      }
      if (name === undefined || role === undefined) return refuse('FIELD_REQUIRED')
      const form = { name, role, active: active ?? true, email }
      const saved = await added(await invitations.add(staff, form, language))
      return isRefusal(saved) ? saved : present(saved)
    },

    'staff/reinvitar-cuenta': async ({ id_cuenta: staffId }, { staff, language }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const invited = await invitations.again(staff, staffId, language)
      return isRefusal(invited) ? invited : true
    },

    'staff/sesiones-cuenta': async ({ id_cuenta: staffId }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      if (!(await accounts.find(staffId))) return refuse('NOT_FOUND')
      return (await sessions.list(staffId)).map((session) => presentSession(session, staff.id))
    },

    'staff/cerrar-sesiones-cuenta': async ({ id_cuenta: staffId }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const ended = await accounts.endSessions(staff, staffId)
      return isRefusal(ended) ? ended : true
    },

    'staff/aceptar-invitacion': async ({ token, contrasenia: password }, { language }) => {
      const accepted = await invitations.accept(token, password, language)
      return isRefusal(accepted) ? accepted : { nombre: accepted.name, correo: accepted.email }
    },

    'staff/crear-duenio': async ({ token, nombre: name, correo: email, contrasenia: password }) => {
      const made = await firstOwner.create({ token, name, email, password })
      return isRefusal(made) ? made : { nombre: made.name, correo: made.email }
    },

    'staff/cambiar-contrasenia': async ({ actual: current, nueva: next }, { staff, language }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const changed = await ownPassword.change(staff, current, next, language)
      return isRefusal(changed) ? changed : true
    },
  } satisfies Handlers
}
