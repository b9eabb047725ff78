/** What somebody may do at the desk. */
export type Role = 'owner' | 'manager' | 'agent' | 'warehouse'

/** Who is signed in. */
export type Member = {
  accountId: number
  name: string
  email: string
  role: Role
  /** Whether signing in asks for a code of an authenticator. */
  hasTotp: boolean
}

export type SessionPort = {
  /** Who is signed in, or null. */
  current(): Promise<Member | null>
  /** `code`: of the authenticator, or one for recovery; asked for by the refusal TOTP_REQUIRED. */
  signIn(form: { email: string; password: string; code?: string }): Promise<void>
  signOut(): Promise<void>
}
