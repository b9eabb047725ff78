import { foldText } from '#rules/text/fold-text.ts'
import type { Comuna } from '../../data/port/shipping.port.ts'

/** A comuna that answers a search, with the locality or spelling through which it was found. */
export type FoundComuna = {
  comuna: Comuna
  via: string | null
}

/** 0 exact, 1 from the start, 2 from a word's start, 3 within; null for no match. */
function rankOf(name: string, wanted: string): number | null {
  const folded = foldText(name)
  if (folded === wanted) return 0
  if (folded.startsWith(wanted)) return 1
  if (folded.includes(` ${wanted}`)) return 2
  return folded.includes(wanted) ? 3 : null
}

function bestOf(comuna: Comuna, wanted: string): (FoundComuna & { rank: number }) | null {
  const names = [
    { name: comuna.name, via: null },
    ...comuna.aliases.map((alias) => ({ name: alias, via: alias })),
  ]
  let best: (FoundComuna & { rank: number }) | null = null
  for (const { name, via } of names) {
    const rank = rankOf(name, wanted)
    if (rank !== null && (best === null || rank < best.rank)) best = { comuna, via, rank }
  }
  return best
}

/**
 * The comunas that a text may mean, the exact ones first and among equals those of the region, each once. A
 * locality finds its comuna: 'Reñaca' finds Viña del Mar. An empty text finds all of the region, or of Chile.
 */
export function searchComunas(comunas: Comuna[], text: string, regionId: number | null): FoundComuna[] {
  const wanted = foldText(text)
  const elsewhere = (comuna: Comuna) => regionId !== null && comuna.regionId !== regionId
  if (wanted === '') {
    return comunas.filter((comuna) => !elsewhere(comuna)).map((comuna) => ({ comuna, via: null }))
  }
  return comunas
    .map((comuna) => bestOf(comuna, wanted))
    .filter((found) => found !== null)
    .sort((a, b) => a.rank - b.rank || Number(elsewhere(a.comuna)) - Number(elsewhere(b.comuna)))
    .map(({ comuna, via }) => ({ comuna, via }))
}

/**
 * The one comuna that a text names outright, by its name or a locality; null when none or several do. Where
 * several do, the one of the region is meant.
 */
export function comunaNamed(comunas: Comuna[], text: string, regionId: number | null): Comuna | null {
  const wanted = foldText(text)
  if (wanted === '') return null
  const named = comunas.filter((comuna) => foldText(comuna.name) === wanted)
  const meant = named.length
    ? named
    : comunas.filter((comuna) => comuna.aliases.some((alias) => foldText(alias) === wanted))
  const near = meant.filter((comuna) => comuna.regionId === regionId)
  const only = near.length > 0 ? near : meant
  return only.length === 1 ? (only[0] ?? null) : null
}
