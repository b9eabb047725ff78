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

/** An entry of a list: by what it is known again, and all that it says, which begins with its name. */
export type ListEntry = { key: string; says: string }

/** A list that was written anew would fill the log. */
const mostEntries = 40

/**
 * What came to the list of a field, went from it or says something else, each as a change of its own, at most 40 of them
 * and how many more; where only their order is another, both orders. A key that comes again is known by how often it came.
 */
export function listChangesOf(
  field: string,
  before: readonly ListEntry[],
  after: readonly ListEntry[],
): LogChange[] {
  const [old, now] = [byKey(before), byKey(after)]
  const keys = [...new Set([...old.keys(), ...now.keys()])]
  const changes = keys
    .map((key) => ({ field, from: textOf(old.get(key)), to: textOf(now.get(key)) }))
    .filter(({ from, to }) => from !== to)
  if (changes.length === 0) return changesOf({ [field]: orderOf(old) }, { [field]: orderOf(now) })
  const more = changes.length - mostEntries
  return more > 0 ? [...changes.slice(0, mostEntries), { field, from: '', to: `+${more} …` }] : changes
}

function byKey(entries: readonly ListEntry[]): Map<string, string> {
  const times = new Map<string, number>()
  return new Map(
    entries.map(({ key, says }) => {
      const time = (times.get(key) ?? 0) + 1
      times.set(key, time)
      return [`${key} ${time}`, says]
    }),
  )
}

const orderOf = (entries: ReadonlyMap<string, string>) => [...entries.values()].join(' · ')
