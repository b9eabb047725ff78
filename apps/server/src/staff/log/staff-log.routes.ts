import type { Handlers } from '../../http/wire/register-call.ts'
import type { LogChange } from '../staff.tables.ts'
import type { StaffLog } from './staff-log.service.ts'

export const presentChanges = (changes: readonly LogChange[]) =>
  changes.map(({ field: campo, from: antes, to: despues }) => ({ campo, antes, despues }))

export function staffLogRoutes(log: Pick<StaffLog, 'list'>) {
  return {
    'staff/registro': async ({ antes_de: before, id_cuenta: staffId, accion, desde: from, hasta: until }) =>
      (await log.list({ before, staffId, action: accion, from, until })).map((entry) => ({
        id_registro: entry.id,
        fecha: entry.createdAt.toISOString(),
        responsable: entry.actor,
        id_cuenta: entry.staffId,
        accion: entry.action,
        asunto: entry.subject,
        detalle: entry.detail,
        cambios: presentChanges(entry.changes),
      })),
  } satisfies Handlers
}
