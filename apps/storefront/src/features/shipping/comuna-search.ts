import { foldText } from '#rules/fold-text.ts'
import type { Comuna } from '../../data/port/shipping.port.ts'

/** A comuna that answers a search, with the locality or spelling through which it was found. */
export interface FoundComuna {
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
 * The comunas that a text may mean, the exact ones first, each once. A locality finds its comuna:
 * 'Reñaca' finds Viña del Mar. An empty text finds all.
 */
export function searchComunas(comunas: Comuna[], text: string): FoundComuna[] {
  const wanted = foldText(text)
  if (wanted === '') return comunas.map((comuna) => ({ comuna, via: null }))
  return comunas
    .map((comuna) => bestOf(comuna, wanted))
    .filter((found) => found !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ comuna, via }) => ({ comuna, via }))
}

/** The one comuna that a text names outright, by its name or a locality; null when none or several do. */
export function comunaNamed(comunas: Comuna[], text: string): Comuna | null {
  const wanted = foldText(text)
  if (wanted === '') return null
  const named = comunas.filter((comuna) => foldText(comuna.name) === wanted)
  const meant = named.length
    ? named
    : comunas.filter((comuna) => comuna.aliases.some((alias) => foldText(alias) === wanted))
  return meant.length === 1 ? (meant[0] ?? null) : null
}
