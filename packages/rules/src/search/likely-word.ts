/**
 * How far a word is from another: letters to put in, take out or change, where two neighbours that changed places count
 * once. Beyond `most` it gives `most + 1`.
 */
export function typoDistance(asked: string, word: string, most = 2): number {
  if (Math.abs(asked.length - word.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, place) => place)
  for (let i = 1; i <= asked.length; i += 1) {
    const next = distancesTo(asked, i, word, { row, before })
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return Math.min(row[word.length] ?? 0, most + 1)
}

/** How far the first `i` letters of a word are from each beginning of another, by `row` of one letter less and the one `before` it. */
export function distancesTo(
  word: string,
  i: number,
  other: string,
  { row, before }: { row: readonly number[]; before: readonly number[] },
): number[] {
  const next = [i]
  for (let j = 1; j <= other.length; j += 1) {
    const change = word[i - 1] === other[j - 1] ? 0 : 1
    let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + change)
    const isSwapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]
    if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
    next.push(least)
  }
  return next
}

/** Of a word of so many letters, how many may be wrong. */
export const slipsOf = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/** Whether a word can well be a slip of the pen for another, as shoppers hear it: b is v, c, s and z are one. */
export function isLikelyFor(asked: string, word: string): boolean {
  const most = slipsOf(asked.length)
  return most > 0 && typoDistance(heard(asked), heard(word), most) <= most
}

/** Whether a word that nothing holds can be meant as another: likely for it, or long, begun alike and two slips away. */
export function isLikelyMeant(asked: string, word: string): boolean {
  const isBegunAlike = heard(asked)[0] === heard(word)[0]
  return (
    isLikelyFor(asked, word) ||
    (asked.length >= leastOfTwoSlips && isBegunAlike && typoDistance(asked, word) <= 2)
  )
}

const leastOfTwoSlips = 6

/** A folded word as it sounds in Chile: 'chebrolet' is 'chevrolet', 'desparacitante' is 'desparasitante'. */
export function heard(word: string): string {
  return word
    .replaceAll('v', 'b')
    .replace(/c(?=[ei])|z/g, 's')
    .replaceAll('qu', 'k')
    .replace(/c(?!h)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(?<!c)h/g, '')
    .replace(/y|ll/g, 'i')
    .replace(/(.)\1/g, '$1')
}
