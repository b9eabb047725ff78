import type { StaffRole } from '#contract/staff/staff-role.ts'
import type { ReadsHeaders } from './headers.ts'

/** Who of the staff makes a call, as the cookie `huella_staff` proves it; another cookie than a shopper's. */
export type StaffSession = { id: string; staffId: number; name: string; role: StaffRole }

/** What the wire asks of those who keep the staff's sessions. */
export type StaffSessions = {
  /** The open session of the request's cookie, or null. */
  resolve(request: ReadsHeaders): Promise<StaffSession | null>
  /** Whether the header X-XSRF-TOKEN is this session's own. */
  xsrfOk(request: ReadsHeaders, session: StaffSession): boolean
}
