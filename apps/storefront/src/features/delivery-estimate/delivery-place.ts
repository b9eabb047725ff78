import type { Address } from '../../data/port/addresses.port.ts'
import { readFields } from '../../shell/stored-json.ts'

/** A comuna that somebody wants things sent to. */
export type DeliveryPlace = {
  comunaId: number
  /** As it was named when it was chosen: shown before the comunas are loaded. */
  name: string
  regionId: number
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

/** A longer name is no comuna's. */
const longestName = 60

/** What storage holds, whoever wrote it. */
export function decodePlace(text: string | null): DeliveryPlace | null {
  const { comunaId, name, regionId } = readFields(text)
  if (!isId(comunaId) || !isId(regionId) || typeof name !== 'string' || name === '') return null
  return { comunaId, regionId, name: name.slice(0, longestName) }
}

/** Where it is sent if nothing is said: what was chosen in this browser, else the customer's default address. */
export function placeOf(
  chosen: DeliveryPlace | null,
  addresses: readonly Address[],
  nameOf: (comunaId: number) => string | undefined,
): DeliveryPlace | null {
  if (chosen) return chosen
  const address = addresses.find(({ isDefault }) => isDefault)
  const name = address && nameOf(address.comunaId)
  return address && name ? { comunaId: address.comunaId, regionId: address.regionId, name } : null
}
