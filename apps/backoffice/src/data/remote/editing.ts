import { isRefusal, Refusal } from '../port/refusal.ts'
import type { Edited } from '../port/shop.port.ts'

type WireEdited<Wire> = { version: number; responsable: string; fecha: string | null; datos: Wire }

export const toEdited = <Wire, Fields>(
  { version, responsable, fecha, datos }: WireEdited<Wire>,
  toFields: (wire: Wire) => Fields,
): Edited<Fields> => ({ version, by: responsable, at: fecha, fields: toFields(datos) })

/** A save, whose refusal says what stands now as the port names it. */
export async function saved<Wire, Fields extends object>(
  reply: Promise<WireEdited<Wire>>,
  toFields: (wire: Wire) => Fields,
): Promise<Edited<Fields>> {
  try {
    return toEdited(await reply, toFields)
  } catch (error) {
    if (!isRefusal(error) || !error.change) throw error
    const { code, message, fields, change } = error
    const now = toFields(change.now as Wire) as Record<string, unknown>
    throw new Refusal(code, message, { fields, change: { ...change, now } })
  }
}
