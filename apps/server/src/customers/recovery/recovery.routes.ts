import type { RateLimits } from '../../http/security/rate-limits.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import { replyTexts } from '../passwords/reply-texts.ts'
import type { RecoveryService } from './recovery.service.ts'

/** The calls of who has forgotten the password. */
export function recoveryRoutes(
  recovery: Pick<RecoveryService, 'request' | 'reset'>,
  limits: Pick<RateLimits, 'remember'>,
) {
  return {
    RecuperarContra: async ({ correo }, { language }) => {
      const result = await recovery.request(correo, language)
      return isRefusal(result) ? result : replyTexts[language].recoveryRequested
    },

    'restablecer-contrasenia': async ({ token, contrasenia_actual: password }, { language, request }) => {
      const changed = await recovery.reset(token, password, language)
      if (isRefusal(changed)) return changed
      // Who has set the password by a link gets in, however much others guess at it.
      await limits.remember('autentificar-usuario', changed.email, request.ip)
      return replyTexts[language].passwordChanged
    },
  } satisfies Handlers
}
