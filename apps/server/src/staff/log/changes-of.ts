import type { LogChange } from '../staff.tables.ts'

type Value = string | number | boolean | Date | null | undefined

/** A value as the log keeps it; nothing is an empty text, and a long text keeps its beginning. */
function textOf(value: Value): string {
  if (value === null || value === undefined) return ''
  const text = value instanceof Date ? value.toISOString() : String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const longest = 500

/**
 * Which fields of `after` are not what they were in `before`, from what to what, for `staffLog.note`. A field that
 * `after` does not name was not changed.
 */
export function changesOf<Field extends string>(
  before: Partial<Record<Field, Value>>,
  after: Partial<Record<Field, Value>>,
): LogChange[] {
  return (Object.keys(after) as Field[])
    .map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }))
    .filter(({ from, to }) => from !== to)
}
