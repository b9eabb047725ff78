import { useSyncExternalStore } from 'react'
import { layerKey } from '../../shell/storage-keys.ts'
import { readFields } from '../../shell/stored-json.ts'
import { createStoredValue } from '../../shell/stored-value.ts'

export type Profile = Record<string, unknown>

/** Who bought or signed in last, as the wire names it (specification §3): for display alone (D22). */
export const storedProfile = createStoredValue<Profile>({
  key: layerKey('UserIdentificado'),
  decode: readFields,
  encode: (profile) => (Object.keys(profile).length > 0 ? JSON.stringify(profile) : null),
})

/** How often the login state is read from storage, in ms (D39). */
const pollTime = 1000

function subscribe(listener: () => void): () => void {
  const stop = storedProfile.subscribe(listener)
  const timer = setInterval(listener, pollTime)
  return () => {
    clearInterval(timer)
    stop()
  }
}

export type Account = {
  customerId: number
  firstName: string
  email: string
}

/** The customer of a profile; null for a guest's, which has no user's number. */
export function accountOf(profile: Profile): Account | null {
  const { id_usuario: id, nombre_cliente: name, e_mail_cliente: email } = profile
  if (typeof id !== 'number') return null
  return { customerId: id, firstName: String(name ?? ''), email: String(email ?? '') }
}

const nobody: Profile = {}

/** Who is signed in: null for nobody, on the server and until storage has been read. */
export function useAccount(): Account | null {
  return accountOf(useSyncExternalStore(subscribe, storedProfile.get, () => nobody))
}
