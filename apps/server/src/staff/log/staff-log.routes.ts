import type { Handlers } from '../../http/wire/register-call.ts'
import type { StaffLog } from './staff-log.service.ts'

export function staffLogRoutes(log: Pick<StaffLog, 'list'>) {
  return {
    'staff/registro': async ({ antes_de: before }) =>
      (await log.list(before)).map(({ id, createdAt, actor, action, subject, detail }) => ({
        id_registro: id,
        fecha: createdAt.toISOString(),
        responsable: actor,
        accion: action,
        asunto: subject,
        detalle: detail,
      })),
  } satisfies Handlers
}
