import { foldText } from '#rules/text/fold-text.ts'
import type { CoverageArea } from './chilexpress-shapes.ts'

/** A comuna with every name that it goes by. */
export type NamedComuna = {
  id: number
  name: string
  aliases: readonly string[]
  /** The shop's own, without what was learnt from the courier. */
  localities: readonly string[]
}

export type Coverage = {
  /** The courier's code of each comuna; null where it does not go. */
  codes: Map<number, string | null>
  /** Places of the courier in a comuna that the shop has no name for, written as names are. */
  localities: { comunaId: number; name: string }[]
  /** What the courier calls places that lie in no comuna that the shop knows. */
  unknown: string[]
}

/** Stands for all places that are not covered, and is none (chile.md). */
const noPlace = 'SCOB'

/** Letters and digits alone: TILTIL is Til Til, and OHIGGINS is O’Higgins. */
const tight = (name: string) => foldText(name).replaceAll(' ', '')

/**
 * Finds the comuna of each place of the courier, all of one region: by the name that it gives to the comuna, else
 * by the place's own; the comuna's name counts before its other ones, and those before its localities. Its
 * numbers of comunas are not the country's, so that nothing is told by them.
 */
export function matchCoverage(comunas: readonly NamedComuna[], areas: readonly CoverageArea[]): Coverage {
  const levels = [
    indexOf(comunas, ({ name }) => [name]),
    indexOf(comunas, ({ aliases }) => aliases),
    indexOf(comunas, ({ localities }) => localities),
  ]
  const find = (name: string) => levels.map((level) => level.get(tight(name))).find((found) => found)
  const comunaOf = ({ countyName, coverageName }: CoverageArea) => find(countyName) ?? find(coverageName)

  const places = areas.filter(({ countyCode }) => countyCode !== noPlace)
  const byComuna = Map.groupBy(places, comunaOf)
  const unknown = (byComuna.get(undefined) ?? []).map(({ countyName, coverageName }) =>
    countyName === coverageName ? countyName : `${countyName} (${coverageName})`,
  )
  const codes = new Map<number, string | null>()
  const localities: Coverage['localities'] = []
  for (const comuna of comunas) {
    const own = byComuna.get(comuna) ?? []
    codes.set(comuna.id, mainPlace(comuna, own)?.countyCode ?? null)
    const known = new Set([comuna.name, ...comuna.aliases, ...comuna.localities].map(tight))
    for (const { coverageName } of own) {
      if (known.has(tight(coverageName))) continue
      known.add(tight(coverageName))
      localities.push({ comunaId: comuna.id, name: asName(coverageName) })
    }
  }
  return { codes, localities, unknown }
}

/** By their names; one that two comunas share tells nothing, and is left out. */
function indexOf(comunas: readonly NamedComuna[], namesOf: (comuna: NamedComuna) => readonly string[]) {
  const index = new Map<string, NamedComuna | null>()
  for (const comuna of comunas) {
    for (const name of new Set(namesOf(comuna).map(tight))) index.set(name, index.has(name) ? null : comuna)
  }
  return index
}

/** Of several places in a comuna the one that bears its name, or else that of the comuna as the courier calls it. */
function mainPlace(comuna: NamedComuna, areas: readonly CoverageArea[]): CoverageArea | undefined {
  const named = (names: readonly string[]) =>
    areas.find(({ coverageName }) => names.map(tight).includes(tight(coverageName)))
  return (
    named([comuna.name]) ??
    areas.find(({ countyName, coverageName }) => countyName === coverageName) ??
    named(comuna.aliases) ??
    areas.toSorted((a, b) => (a.countyCode < b.countyCode ? -1 : 1))[0]
  )
}

const small = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y'])

/** CIUDAD DEL ESTE as Ciudad del Este. The accents that the courier leaves out are gone. */
function asName(capitals: string): string {
  return capitals
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
