import type { MenuEntry } from '../../data/port/menus.port.ts'

/** Where an entry stands: an index at each depth, from the outermost. */
export type Place = readonly number[]

/** How deep entries stand within entries. */
export const mostDepth = 3

export const newEntry: MenuEntry = {
  title: '',
  titleEn: '',
  titleRu: '',
  link: '',
  linkEn: '',
  linkRu: '',
  image: '',
  isSameColumn: false,
  entries: [],
}

/** The entries right below a place; the outermost where it is empty. */
export const entriesAt = (entries: readonly MenuEntry[], [first, ...rest]: Place): readonly MenuEntry[] =>
  first === undefined ? entries : entriesAt(entries[first]?.entries ?? [], rest)

/** The whole, with what stands right below a place changed. */
export function changedAt(
  entries: readonly MenuEntry[],
  [first, ...rest]: Place,
  change: (entries: readonly MenuEntry[]) => readonly MenuEntry[],
): MenuEntry[] {
  if (first === undefined) return [...change(entries)]
  return entries.map((entry, index) =>
    index === first ? { ...entry, entries: changedAt(entry.entries, rest, change) } : entry,
  )
}

/** How many levels there are in an entry, itself included. */
const heightOf = ({ entries }: MenuEntry): number => 1 + Math.max(0, ...entries.map(heightOf))

/** Where an entry of a place may go: the outermost level, and below each entry that has room for all that is in it. */
export function homesOf(
  entries: readonly MenuEntry[],
  entry: MenuEntry,
): { place: Place; titles: string[] }[] {
  const room = mostDepth - heightOf(entry)
  function below(list: readonly MenuEntry[], place: Place, titles: string[]): ReturnType<typeof homesOf> {
    const here = { place, titles }
    if (place.length >= room) return [here]
    const inner = list.flatMap((each, index) =>
      each === entry ? [] : below(each.entries, [...place, index], [...titles, each.title]),
    )
    return [here, ...inner]
  }
  return below(entries, [], [])
}

/** The whole, with an entry taken from one place to the end of another. */
export function rehomed(entries: readonly MenuEntry[], from: Place, index: number, to: Place): MenuEntry[] {
  const entry = entriesAt(entries, from)[index]
  if (!entry) return [...entries]
  const mark: MenuEntry = { ...entry, entries: [] }
  const marked = changedAt(entries, from, (list) => list.map((each, at) => (at === index ? mark : each)))
  const added = changedAt(marked, to, (list) => [...list, { ...entry, isSameColumn: false }])
  const without = (list: readonly MenuEntry[]): MenuEntry[] =>
    list.flatMap((each) => (each === mark ? [] : [{ ...each, entries: without(each.entries) }]))
  return without(added)
}
