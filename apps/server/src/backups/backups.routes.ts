import type { Handlers } from '../http/wire/register-call.ts'
import type { BackupsService } from './backups.service.ts'

const wireFiles = { there: 'esta', gone: 'falta', unknown: 'sin_respuesta' } as const

/** What the desk tells of backups. */
export function backupsRoutes(backups: BackupsService) {
  return {
    'staff/respaldo': async () => {
      const { place, keepDays, next, last, failed, isOverdue } = await backups.state()
      return {
        lugar: place,
        dias_guardado: keepDays,
        siguiente: next?.toISOString() ?? null,
        ultimo: last && {
          fecha: last.began.toISOString(),
          segundos: last.seconds,
          nombre: last.name,
          bytes: last.bytes,
          cifrado: last.isSealed ? 1 : 0,
          archivo: wireFiles[last.file],
          comparado: last.comparedAt?.toISOString() ?? null,
        },
        fallo: failed && { fecha: failed.began.toISOString(), motivo: failed.problem },
        atrasado: isOverdue ? 1 : 0,
      }
    },
  } satisfies Handlers
}
