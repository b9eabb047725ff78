import { parseRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { Database } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { accountsStore } from '../accounts.store.ts'
import type { Session } from '../sessions/sessions.service.ts'

export type ExistenceService = ReturnType<typeof existenceService>

/** Whether a registered customer has an e-mail or a RUT: yes or no, and nothing of the person (D26). */
export function existenceService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  return {
    /**
     * `field` is where the e-mail came in, to be named when it is none: EMAIL_INVALID. With `ownId`, which
     * must be the session's own (NOT_YOURS), that customer is left out.
     */
    async email(
      text: string,
      field: string,
      session: Session | null = null,
      ownId?: number,
    ): Promise<boolean | Refusal> {
      if (isAnothers(session, ownId)) return refuse('NOT_YOURS')
      const email = normalizeEmail(text)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { [field]: 'EMAIL_INVALID' } })
      return accountsStore.hasEmail(db, email, ownId)
    },

    /** As `email`, for a RUT: RUT_INVALID. */
    async rut(
      text: string,
      field: string,
      session: Session | null = null,
      ownId?: number,
    ): Promise<boolean | Refusal> {
      if (isAnothers(session, ownId)) return refuse('NOT_YOURS')
      const rut = parseRut(text)
      if (rut === null) return refuse('RUT_INVALID', { fields: { [field]: 'RUT_INVALID' } })
      return accountsStore.hasRut(db, rut.canonical, ownId)
    },
  }
}

const isAnothers = (session: Session | null, ownId: number | undefined) =>
  ownId !== undefined && ownId !== session?.customerId
