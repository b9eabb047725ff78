import { storageKey } from '../../shell/storage-keys.ts'
import { createStoredValue } from '../../shell/stored-value.ts'

/** The e-mail to sign in with, where its owner wished it remembered on this device. */
export const rememberedEmail = createStoredValue<string>({
  key: storageKey('email'),
  decode: (stored) => stored ?? '',
  encode: (email) => email || null,
})
