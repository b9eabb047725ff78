import { storageKey } from '../../shell/storage-keys.ts'
import { readFields } from '../../shell/stored-json.ts'
import { createStoredValue } from '../../shell/stored-value.ts'

/** The wording that was agreed to; another one is asked about again. */
export const consentWording = '2026-11'

/** What a visitor allows beyond what the shop needs to work. */
export type Allowed = {
  measurement: boolean
  marketing: boolean
}

/** What was chosen, when (ISO 8601) and on which wording. */
export type Consent = Allowed & {
  at: string
  text: string
}

/** Null where nothing was chosen yet, or on other words than today's. */
export function decodeConsent(text: string | null): Consent | null {
  const { measurement, marketing, at, text: wording } = readFields(text)
  if (typeof at !== 'string' || wording !== consentWording) return null
  return { measurement: measurement === true, marketing: marketing === true, at, text: wording }
}

export const consent = createStoredValue<Consent | null>({
  key: storageKey('consent'),
  decode: decodeConsent,
  encode: (value) => value && JSON.stringify(value),
})

export const storeConsent = (allowed: Allowed): void =>
  consent.update(() => ({ ...allowed, at: new Date().toISOString(), text: consentWording }))
