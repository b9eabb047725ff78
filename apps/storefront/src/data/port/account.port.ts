/** A customer as the shop knows them after signing in. */
export type SignedIn = {
  customerId: number
  /** The profile as the wire names it, stored under `UserIdentificado` for display (D22). */
  profile: Record<string, unknown>
}

export type SignUpForm = {
  email: string
  password: string
  acceptsTerms: boolean
  /** Which version of them the form has shown; left out where it does not know. */
  termsVersion?: string
  /** Left out, a consent that a guest has given stays as it is. */
  acceptsMarketing?: boolean
}

export type ProfileForm = {
  customerId: number
  email: string
  /** As typed; empty leaves it as it was. */
  phone: string
  firstName: string
  lastName: string
  /** The account's password, with another e-mail. */
  password?: string
}

/** A profile as it stands after an edit. */
export type EditedProfile = SignedIn & {
  /** The e-mail that the account is to have once the link that was mailed there is followed; null for none. */
  unprovenEmail: string | null
}

/** Whether advertising may be mailed; `since` is ISO 8601, null with `version` where it may not. */
export type MarketingConsent = {
  given: boolean
  since: string | null
  /** Of the text that was agreed to. */
  version: string | null
}

export type PersonalData = {
  /** Since when a followed link proves the account's e-mail, in ISO 8601; null while none does. */
  emailProvenSince: string | null
  marketing: MarketingConsent
  /** All that is stored of the person, to be handed out as JSON. */
  file: object
}

/** Who the customer is, for the layer: identity itself comes from the session alone (D22). */
export type AccountPort = {
  /** Which version of the terms whoever agrees now agrees to, for a form to show and to send. */
  termsVersion(): Promise<string>
  /** Throws `Refusal` CREDENTIALS_INVALID; AUTH_WRONG_PASSWORD on the sample layer (D2, D25). */
  signIn(email: string, password: string): Promise<SignedIn>
  /**
   * Throws `Refusal` EMAIL_INVALID, WEAK_PASSWORD, EMAIL_TAKEN, TERMS_CHANGED; AUTH_INVALID_EMAIL, AUTH_WEAK_PASSWORD,
   * AUTH_EMAIL_ALREADY_IN_USE on the sample layer.
   */
  signUp(form: SignUpForm): Promise<SignedIn>
  signOut(): Promise<void>
  /** Ends every session of the customer, this one as well. */
  signOutEverywhere(): Promise<void>
  /** The pair that opens the sample's account, for its login page to name; null on a real shop. */
  demoCredential(): Promise<{ email: string; password: string } | null>
  /** Ends the same whether or not the e-mail is known (D27). Throws `Refusal` EMAIL_INVALID. */
  requestRecovery(email: string): Promise<void>
  /** `token` is that of the mailed link. Throws `Refusal` LINK_INVALID, WEAK_PASSWORD. */
  resetPassword(token: string, password: string): Promise<void>
  /** Throws `Refusal` PASSWORD_WRONG or WEAK_PASSWORD, with `AUTH_` before it on the sample layer. */
  changePassword(change: { customerId: number; before: string; after: string }): Promise<void>
  /**
   * Another e-mail needs the password, and is the account's once a link that is mailed there is followed; the
   * sample layer, which mails nothing, changes it at once. Throws `Refusal` EMAIL_INVALID (AUTH_INVALID_EMAIL
   * on the sample layer), EMAIL_TAKEN, PHONE_INVALID, FIELD_REQUIRED, and PASSWORD_WRONG (AUTH_WRONG_PASSWORD).
   */
  editProfile(form: ProfileForm): Promise<EditedProfile>
  /** Mails a link that proves the account's e-mail, unless it is proven. */
  requestEmailProof(): Promise<void>
  /** Follows a mailed link, as the account that asked for it. Throws `Refusal` LINK_INVALID, EMAIL_TAKEN. */
  confirmEmail(token: string): Promise<SignedIn>
  readPersonalData(): Promise<PersonalData>
  setMarketing(given: boolean): Promise<MarketingConsent>
  /** Forgets the person and ends every session. Throws `Refusal` as `changePassword` does. */
  erase(password: string): Promise<void>
}
