export type Fields = Record<string, unknown>

/** What stored text says; null where it is no JSON. Storage belongs to the visitor, so anything may stand there. */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** The fields of what stored text says. */
export const readFields = (text: string | null): Fields => fieldsOf(readJson(text))
