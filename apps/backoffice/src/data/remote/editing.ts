import { isRefusal, Refusal } from '../port/refusal.ts'
import type { Edited } from '../port/shop.port.ts'

type WireEdited<Wire> = { version: number; responsable: string; fecha: string | null; datos: Wire }

export const toEdited = <Wire, Fields>(
  { version, responsable, fecha, datos }: WireEdited<Wire>,
  toFields: (wire: Wire) => Fields,
): Edited<Fields> => ({ version, by: responsable, at: fecha, fields: toFields(datos) })

/** An answer, whose refusal names the fields as the port does. */
export async function withNames<Reply>(
  reply: Promise<Reply>,
  nameOf: (wire: string) => string,
): Promise<Reply> {
  try {
    return await reply
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { code, message, fields, change } = error
    const named = Object.entries(fields).map(([name, each]) => [nameOf(name), each])
    throw new Refusal(code, message, { fields: Object.fromEntries(named), ...(change && { change }) })
  }
}

/** A save, whose refusal says what stands now as the port names it. */
export async function saved<Wire, Fields extends object>(
  reply: Promise<WireEdited<Wire>>,
  toFields: (wire: Wire) => Fields,
): Promise<Edited<Fields>> {
  return toEdited(await namingNow(reply, toFields), toFields)
}

/** A reply, whose refusal says what stands now as the port names it. */
export async function namingNow<Reply, Wire, Fields extends object>(
  reply: Promise<Reply>,
  toFields: (wire: Wire) => Fields,
): Promise<Reply> {
  try {
    return await reply
  } catch (error) {
    if (!isRefusal(error) || !error.change) throw error
    const { code, message, fields, change } = error
    const now = toFields(change.now as Wire) as Record<string, unknown>
    throw new Refusal(code, message, { fields, change: { ...change, now } })
  }
}
