import type { Session } from './account.port.ts'
import type { Role } from './session.port.ts'

/** An account of the staff, as its owners see it. */
export type StaffAccount = {
  id: number
  name: string
  email: string
  role: Role
  isActive: boolean
  hasTotp: boolean
  /** Whether its invitation has not been accepted yet. */
  isInvited: boolean
  /** Whether the settings of the shop name it, and say what it is. */
  isOfSettings: boolean
  lastSeen: string | null
}

/** What is written of an account: a new one has no number yet, and gets its e-mail once. */
export type AccountForm = { id: number | null; name: string; email: string; role: Role; isActive: boolean }

export type LogEntry = {
  id: number
  date: string
  /** Empty for whoever keeps the server. */
  actor: string
  action: string
  subject: string
  detail: string
}

/** The accounts of the staff and the log of what they did. */
export type StaffPort = {
  accounts(): Promise<StaffAccount[]>
  save(form: AccountForm): Promise<StaffAccount>
  /** Mails a new link to choose a password by. */
  invite(id: number): Promise<void>
  sessionsOf(id: number): Promise<Session[]>
  endSessionsOf(id: number): Promise<void>
  /** 100 entries, the newest first; those before `before`. */
  log(before: number | null): Promise<LogEntry[]>
}
