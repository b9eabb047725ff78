import type { QueryWord } from './query-words.ts'
import type { SearchKnowledge } from './search-terms.ts'

/** How much of something a query asks for, with the place of its first word and the one behind its last. */
export type ReadContents = {
  start: number
  end: number
  /** The number and its unit in one word, so that they are looked for side by side: '15kg'. */
  target: string
}

/** '15 kilos', '7,5kg', '55 ah': a number and a known unit, in one word or in two. */
export function readContents(
  words: readonly QueryWord[],
  { units }: Pick<SearchKnowledge, 'units'>,
  taken: ReadonlySet<number>,
): ReadContents[] {
  const found: ReadContents[] = []
  for (let start = 0; start < words.length; start += 1) {
    const [, number, joined] = /^(\d+(?:\.\d+)?)(?: ([a-z]+))?$/.exec(words[start]?.folded ?? '') ?? []
    const end = start + (joined ? 1 : 2)
    const unit = units.get(joined ?? words[start + 1]?.folded ?? '')
    if (!number || !unit || taken.has(start) || taken.has(end - 1)) continue
    // '5w 30' is the grade of an oil, and no watts.
    if (unit === 'w' && /^\d{2}$/.test(words[end]?.folded ?? '')) continue
    found.push({ start, end, target: `${number}${unit}` })
    start = end - 1
  }
  return found
}
