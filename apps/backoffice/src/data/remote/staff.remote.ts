import { productFieldOf } from '#contract/products/product-words.ts'
import { staffActions } from '#contract/staff/staff-action.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { AccountForm, StaffAccount, StaffPort } from '../port/staff.port.ts'
import { toSession } from './account.remote.ts'
import type { Wire } from './wire.ts'

export function staffRemote(wire: Wire): StaffPort {
  return {
    accounts: async () => (await wire.get('staff/cuentas', {})).map(toAccount),
    add: async ({ email, ...form }) =>
      toAccount(await wire.post('staff/guardar-cuenta', { correo: email, ...toForm(form) })),
    change: async (id, changes) =>
      toAccount(await wire.post('staff/guardar-cuenta', { id_cuenta: id, ...toForm(changes) })),
    async invite(id) {
      await wire.post('staff/reinvitar-cuenta', { id_cuenta: id })
    },
    sessionsOf: async (id) => (await wire.get('staff/sesiones-cuenta', { id_cuenta: id })).map(toSession),
    async endSessionsOf(id) {
      await wire.post('staff/cerrar-sesiones-cuenta', { id_cuenta: id })
    },
    actions: staffActions,
    async log({ accountId, action, from, until }, before) {
      const entries = await wire.get('staff/registro', {
        ...(before !== null && { antes_de: before }),
        id_cuenta: accountId,
        accion: action,
        desde: from,
        hasta: until,
      })
      return entries.map((entry) => ({
        id: entry.id_registro,
        date: entry.fecha,
        actor: entry.responsable,
        accountId: entry.id_cuenta,
        action: entry.accion,
        subject: entry.asunto,
        detail: entry.detalle,
        changes: entry.cambios.map(({ campo, antes, despues }) => ({
          field: entry.accion.startsWith('producto-') ? productFieldOf(campo) : campo,
          from: antes,
          to: despues,
        })),
      }))
    },
  }
}

const toForm = ({ name, role, isActive }: Partial<AccountForm>) => ({
  ...(name !== undefined && { nombre: name }),
  ...(role !== undefined && { rol: role }),
  ...(isActive !== undefined && { activa: isActive ? 1 : 0 }),
})

const toAccount = (account: WireReply<'staff/cuentas'>[number]): StaffAccount => ({
  id: account.id_cuenta,
  name: account.nombre,
  email: account.correo,
  role: account.rol,
  isActive: account.activa === 1,
  hasTotp: account.totp === 1,
  isInvited: account.invitada === 1,
  isOfSettings: account.de_ajustes === 1,
  lastSeen: account.ultima_vez,
})
