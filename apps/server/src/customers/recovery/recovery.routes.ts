import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefused } from '../../refusals/refused.ts'
import { replyTexts } from '../accounts/reply-texts.ts'
import type { RecoveryService } from './recovery.service.ts'

/** The calls of who has forgotten the password. */
export function recoveryRoutes(recovery: Pick<RecoveryService, 'ask' | 'reset'>) {
  return {
    RecuperarContra: async ({ correo }, { language }) => {
      const asked = await recovery.ask(correo, language)
      return isRefused(asked) ? asked : replyTexts[language].recoveryAsked
    },

    'restablecer-contrasenia': async ({ token, contrasenia_actual: password }, { language }) => {
      const changed = await recovery.reset(token, password, language)
      return isRefused(changed) ? changed : replyTexts[language].passwordChanged
    },
  } satisfies Handlers
}
