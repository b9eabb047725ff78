import { shownMailKind } from '#rules/shop/mail-kinds.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { refuse } from '../refusals/refusal.ts'
import { mailStateNames } from './mail-state-names.ts'
import type { MailService } from './send-mail.service.ts'

const states = { esperando: 'waiting', enviado: 'sent', fallido: 'dead', vencido: 'expired' } as const

/** The staff's calls about mails. */
export function mailRoutes(mail: Pick<MailService, 'list' | 'resend'>) {
  return {
    'staff/correos': async ({ estado }) => {
      const rows = await mail.list(states[estado])
      return rows.map((row) => ({
        id_correo: row.id,
        tipo_correo: shownMailKind(row.kind),
        destinatario: row.recipient,
        idioma: row.language,
        estado: mailStateNames[row.state],
        intentos: row.attempts,
        error: row.error,
        fecha_creacion: row.createdAt.toISOString(),
        fecha_envio: row.sentAt?.toISOString() ?? null,
      }))
    },

    'staff/reenviar-correo': async ({ id_correo: id }) =>
      (await mail.resend(id)) ? true : refuse('NOT_FOUND'),
  } satisfies Handlers
}
