import { fillDistances, firstRow } from './likely-word.ts'

export type WordList = ReturnType<typeof wordList>

/** Words of letters and digits that are looked for by their beginnings. `sorted` are in the order of their characters. */
export function wordList(sorted: readonly string[]) {
  /** Where words begin that are not before `least`. */
  function placeOf(least: string, from = 0): number {
    let [low, high] = [from, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < least) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    /** Whether a word begins so. */
    begins: (beginning: string): boolean => sorted[placeOf(beginning)]?.startsWith(beginning) ?? false,

    /**
     * Whether a word, or as many letters of its beginning, is at most so many slips away (`typoDistance`). Words that begin
     * alike are compared together as far as they do, and left together once none of them can be near.
     */
    hasNear(asked: string, most: number): boolean {
      const first = firstRow(asked)
      // One for each letter of the word that is looked at: those of letters that it shares with the one before stand.
      const rows = [first]
      let known = 0
      let before = ''
      for (let place = 0; place < sorted.length; ) {
        const word = sorted[place] ?? ''
        let depth = alike(word, before, known)
        let next = place + 1
        while (depth < word.length) {
          depth += 1
          const row = rows[depth] ?? first.slice()
          rows[depth] = row
          const above = { row: rows[depth - 1] ?? first, before: rows[depth - 2] ?? first }
          const nearest = fillDistances(word, depth, asked, { ...above, next: row })
          const isWhole = depth === word.length || depth === asked.length
          if (isWhole && (row[asked.length] ?? 0) <= most) return true
          if (nearest <= most) continue
          next = placeOf(word.slice(0, depth) + afterAll, place)
          break
        }
        known = depth
        before = word
        place = next
      }
      return false
    },
  }
}

/** Stands behind every letter and digit. */
const afterAll = '{'

/** How many letters two words have in common at their beginning, `most` at the most. */
function alike(word: string, other: string, most: number): number {
  let length = 0
  while (length < most && length < word.length && word[length] === other[length]) length += 1
  return length
}
