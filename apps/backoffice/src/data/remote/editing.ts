import { isRefusal, Refusal } from '../port/refusal.ts'
import type { Edit, Edited } from '../port/shop.port.ts'

type WireEdited<Wire> = { version: number; responsable: string; fecha: string | null; datos: Wire }

/** Which one is saved, by the name that the wire has for its id; the key under which it is made where it has none. */
export const ownOf = <Name extends string>(
  name: Name,
  id: number | null,
  { key }: Pick<Edit<object>, 'key'>,
) => (id === null ? { clave_idempotencia: key } : ({ [name]: id } as Record<Name, number>))

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
    const named = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([name, each]) => [nameOf(name), each]))
    const { code, message, fields, fieldTexts } = error
    throw new Refusal(code, message, { ...error, fields: named(fields), fieldTexts: named(fieldTexts) })
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
    const now = toFields(error.change.now as Wire) as Record<string, unknown>
    throw new Refusal(error.code, error.message, { ...error, change: { ...error.change, now } })
  }
}
