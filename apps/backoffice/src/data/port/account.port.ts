/** A session, of oneself or of an account. */
export type Session = {
  id: string
  /** Browser and system; empty when it did not say. */
  device: string
  /** From which it was opened; empty where it is not known. */
  address: string
  opened: string
  seen: string
  /** Whether it is the one that asks. */
  isThis: boolean
}

/** What an authenticator is set up with. */
export type TotpSecret = { secret: string; uri: string }

/** What the first owner of a shop tells, and the token of the link that lets them. */
export type FirstOwnerForm = { token: string; name: string; email: string; password: string }

/** One's own account. */
export type AccountPort = {
  /** Every other session ends. */
  changePassword(form: { current: string; next: string }): Promise<void>
  sessions(): Promise<Session[]>
  endSession(id: string): Promise<void>
  endOtherSessions(): Promise<void>
  /** A secret that asks for nothing until `enableTotp` proves that it has arrived. */
  prepareTotp(password: string): Promise<TotpSecret>
  /** The recovery codes, which are shown this once. */
  enableTotp(code: string): Promise<string[]>
  disableTotp(form: { password: string; code: string }): Promise<void>
  /** Sets the password of an account by a mailed link; says whose it is. */
  acceptInvitation(form: { token: string; password: string }): Promise<{ name: string; email: string }>
  /** Makes the first owner of the shop, by the link that its start gave. */
  createFirstOwner(form: FirstOwnerForm): Promise<void>
}
