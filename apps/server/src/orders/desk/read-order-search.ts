import { parseRut } from '#rules/chile/rut.ts'
import { foldText } from '#rules/text/fold-text.ts'

/** What is looked for in orders: words as the orders keep theirs, and the number that the text may be. */
export type OrderSearch = { words: string[]; number: number | null }

/** So many words tell one person from the others. */
const mostWords = 4

/** Reads what somebody types who looks for an order: `#10023`, a name, a RUT with or without its dots, an e-mail. */
export function readOrderSearch(text: string): OrderSearch {
  const typed = text.trim()
  const digits = /^#?\s*(\d{1,9})$/.exec(typed)?.[1]
  return {
    words: typed.split(/\s+/).flatMap(wordsOf).slice(0, mostWords),
    number: digits === undefined ? null : Number(digits),
  }
}

function wordsOf(token: string): string[] {
  const bare = token.replace(/^#/, '')
  const rut = parseRut(bare)
  if (rut) return [rut.canonical.toLowerCase()]
  // The beginning of a RUT, its dots left out as they are where it is kept.
  if (/^\d[\d.]*(-[\dk]?)?$/i.test(bare)) return [bare.replaceAll('.', '').toLowerCase()]
  if (bare.includes('@')) return [bare.toLowerCase()]
  return foldText(bare).split(' ').filter(Boolean)
}
