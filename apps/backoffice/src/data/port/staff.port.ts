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

/** What is written of an account. */
export type AccountForm = Pick<StaffAccount, 'name' | 'role' | 'isActive'>

export type LogEntry = {
  id: number
  date: string
  /** Empty for whoever keeps the server. */
  actor: string
  /** Null where the account is gone, and for whoever keeps the server. */
  accountId: number | null
  action: string
  subject: string
  detail: string
  changes: { field: string; from: string; to: string }[]
}

/** Which entries of the log are asked for; empty texts ask for all. Days are YYYY-MM-DD. */
export type LogFilter = { accountId: string; action: string; from: string; until: string }

/** The accounts of the staff and the log of what they did. */
export type StaffPort = {
  accounts(): Promise<StaffAccount[]>
  add(account: AccountForm & { email: string }): Promise<StaffAccount>
  /** What is not named stays as it is by then. */
  change(id: number, changes: Partial<AccountForm>): Promise<StaffAccount>
  /** Mails a new link to choose a password by. */
  invite(id: number): Promise<void>
  sessionsOf(id: number): Promise<Session[]>
  endSessionsOf(id: number): Promise<void>
  /** What the log can be asked for, each as an entry names it. */
  actions: readonly string[]
  /** 100 entries, the newest first; those before `before`. */
  log(filter: LogFilter, before: number | null): Promise<LogEntry[]>
}
