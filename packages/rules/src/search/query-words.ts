import { foldedTerm } from './search-terms.ts'

/** A word of a query as it was typed, as it is compared, and by its letters and digits alone. */
export type QueryWord = { typed: string; folded: string; squeezed: string }

/** More words than these of one query are not read. */
const mostWords = 24

/** What is measured, '60 x 90', is one word. */
export function queryWords(text: string): QueryWord[] {
  return text
    .replaceAll(/(?<=\d)\s+[x×]\s+(?=\d)/gi, 'x')
    .split(/[\s,;:¿?¡!()"“”]+(?!\d)|\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((typed) => {
      // Letters of another alphabet, which the search of Latin words leaves out, are those of terms.
      const folded = foldedTerm(typed)
      return { typed, folded, squeezed: folded.replaceAll(/[ .]/g, '') }
    })
}

export const typedText = (words: readonly QueryWord[]) => words.map(({ typed }) => typed).join(' ')
