import { layerKey } from '../../shell/storage-keys.ts'
import { createStoredValue } from '../../shell/stored-value.ts'

/** The e-mail to sign in with, where its owner wished it remembered on this device. */
export const rememberedEmail = createStoredValue<string>({
  // Written with a point since before the others had a list: what a browser remembers is found, and forgotten.
  key: layerKey('huella.email'),
  decode: (stored) => stored ?? '',
  encode: (email) => email || null,
})
