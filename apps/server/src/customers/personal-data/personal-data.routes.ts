import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import { presentPersonalData } from './personal-data.present.ts'
import type { PersonalDataService } from './personal-data.service.ts'

/** The call by which people see, steer and erase what is stored of them. */
export function personalDataRoutes({
  personalData,
  sessions,
}: {
  personalData: PersonalDataService
  sessions: Pick<SessionsService, 'clear'>
}) {
  return {
    'mis-datos': async (
      { accion, acepta_publicidad: marketing, contrasenia },
      { session, request, reply },
    ) => {
      if (!session) return refuse('SESSION_REQUIRED')
      if (accion === 'exportar') return presentPersonalData(await personalData.exportOf(session))
      // A link alone must never change anything.
      if (request.method !== 'POST') return refuse('INVALID_REQUEST', { fields: { accion: 'FIELD_INVALID' } })
      if (accion === 'consentimiento') {
        if (marketing === undefined) {
          return refuse('FIELD_REQUIRED', { fields: { acepta_publicidad: 'FIELD_REQUIRED' } })
        }
        const { marketingVersion, marketingAcceptedAt } = await personalData.consent(session, marketing === 1)
        return {
          acepta_publicidad: marketingVersion === null ? 0 : 1,
          version: marketingVersion,
          fecha: marketingAcceptedAt?.toISOString() ?? null,
        }
      }
      const erased = await personalData.erase(session, contrasenia)
      if (isRefusal(erased)) return erased
      sessions.clear(reply)
      return { borrado: true }
    },
  } satisfies Handlers
}
