import type { CallDefinition } from '#contract/define-call.ts'
import type { Session, SessionsService } from '../../customers/sessions/sessions.service.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import type { ReadsHeaders } from '../security/headers.ts'
import type { StaffSession, StaffSessions } from '../security/staff-session.ts'

export type Caller = {
  /** Who is asking: never what the request says, always what the cookie proves (D22). */
  session: Session | null
  /** Who of the staff is asking; looked up only where `access` is `staff`. */
  staff: StaffSession | null
}

/** By what it is known who is asking. */
export type CallerSessions = {
  sessions: Pick<SessionsService, 'resolve' | 'xsrfOk'>
  staffSessions: StaffSessions
  /** Who asks by a key of another system: null where none is sent. */
  apiKeys?: {
    resolve(authorization: string | undefined, call: string): Promise<StaffSession | Refusal | null>
  }
}

export const nobody: Caller = { session: null, staff: null }

/** A call of the desk, which knows nothing of the shopper who may use the same browser. */
const isOfDesk = ({ name }: CallDefinition) => name.startsWith('staff/')

/**
 * Who is asking, where the call lets them; a session proves that each of its POSTs comes from our page (D24), and each
 * GET of what changes state (decision 0090). Who is yet to sign in at the desk has no such key: other sites' pages are
 * refused before, as for a shopper without a session.
 */
export async function callerOf(
  request: ReadsHeaders & { method: string },
  definition: CallDefinition,
  { sessions, staffSessions, apiKeys }: CallerSessions,
): Promise<Caller | Refusal> {
  const { access, roles, unsafeGet = false } = definition
  const proves = request.method === 'POST' || unsafeGet
  if (access === 'staff') {
    // A key is sent on purpose, by no browser that was led here: it needs no other proof.
    const byKey = await apiKeys?.resolve(request.headers.authorization, definition.name)
    if (isRefusal(byKey)) return byKey
    if (byKey) return roles.includes(byKey.role) ? { session: null, staff: byKey } : refuse('ROLE_FORBIDDEN')
    const staff = await staffSessions.resolve(request)
    if (!staff) return refuse('SESSION_REQUIRED')
    if (proves && !staffSessions.xsrfOk(request, staff)) return refuse('XSRF_INVALID')
    if (!roles.includes(staff.role)) return refuse('ROLE_FORBIDDEN')
    return { session: null, staff }
  }
  if (isOfDesk(definition)) return nobody
  const session = await sessions.resolve(request)
  if (access !== 'anyone' && !session) return refuse('SESSION_REQUIRED')
  if (access === 'customer' && session?.kind !== 'customer') return refuse('CUSTOMER_REQUIRED')
  if (proves && session && !sessions.xsrfOk(request, session)) return refuse('XSRF_INVALID')
  return { session, staff: null }
}
