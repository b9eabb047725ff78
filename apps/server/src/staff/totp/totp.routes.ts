import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import type { TotpService } from './totp.service.ts'

/** How somebody of the staff turns the codes of an authenticator on and off. */
export function totpRoutes(totp: Pick<TotpService, 'prepare' | 'confirm' | 'remove'>) {
  return {
    'staff/totp-preparar': async ({ contrasenia: password }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const made = await totp.prepare(staff, password)
      return isRefusal(made) ? made : { secreto: made.secret, uri: made.uri }
    },

    'staff/totp-activar': async ({ codigo: code }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const codes = await totp.confirm(staff, code)
      return isRefusal(codes) ? codes : { codigos_recuperacion: codes }
    },

    'staff/totp-desactivar': async ({ contrasenia: password, codigo: code }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const removed = await totp.remove(staff, password, code)
      return isRefusal(removed) ? removed : true
    },
  } satisfies Handlers
}
