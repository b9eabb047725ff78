/**
 * How far a word is from another: letters to put in, take out or change, where two neighbours that changed places count
 * once. Beyond `most` it gives `most + 1`.
 */
export function typoDistance(asked: string, word: string, most = 2): number {
  if (Math.abs(asked.length - word.length) > most) return most + 1
  let rows = { before: new Array<number>(word.length + 1).fill(0), row: firstRow(word), next: firstRow(word) }
  for (let i = 1; i <= asked.length; i += 1) {
    if (fillDistances(asked, i, word, rows) > most) return most + 1
    rows = { before: rows.row, row: rows.next, next: rows.before }
  }
  return Math.min(rows.row[word.length] ?? 0, most + 1)
}

/** How far no letter is from each beginning of a word. */
export const firstRow = (word: string): number[] =>
  Array.from({ length: word.length + 1 }, (_, place) => place)

/**
 * Writes into `next` how far the first `i` letters of a word are from each beginning of another, by the `row` of one letter
 * less and the one `before` it; gives the least of them. What is written into is given, since whoever asks goes through
 * thousands of letters.
 */
export function fillDistances(
  word: string,
  i: number,
  other: string,
  { row, before, next }: { row: readonly number[]; before: readonly number[]; next: number[] },
): number {
  const [letter, last] = [word.charCodeAt(i - 1), i > 1 ? word.charCodeAt(i - 2) : none]
  next[0] = i
  let nearest = i
  for (let j = 1; j <= other.length; j += 1) {
    const own = other.charCodeAt(j - 1)
    let least = (row[j - 1] ?? 0) + (letter === own ? 0 : 1)
    least = Math.min(least, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    if (last === own && j > 1 && letter === other.charCodeAt(j - 2))
      least = Math.min(least, (before[j - 2] ?? 0) + 1)
    next[j] = least
    if (least < nearest) nearest = least
  }
  return nearest
}

/** In the place of a letter. */
const none = -1

/** How many letters of a word may be wrong, by its length. */
export const slipsOf = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/** Whether a word can well be a slip of the pen for another, as shoppers hear it: b is v, c, s and z are one. */
export const isLikelyFor = (asked: string, word: string): boolean => slipsFor(asked, word) !== null

/** How many slips of the pen a word is from another, as shoppers hear it; null where it is not likely for it. */
export function slipsFor(asked: string, word: string): number | null {
  const most = slipsOf(asked.length)
  if (most === 0) return null
  const slips = typoDistance(heard(asked), heard(word), most)
  return slips <= most ? slips : null
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

/**
 * A folded word as it sounds in Chile: 'chebrolet' is 'chevrolet', 'desparacitante' is 'desparasitante', and 'shampoo',
 * 'champú' and 'shanpu' are one.
 */
export function heard(word: string): string {
  return (
    word
      .replaceAll('v', 'b')
      .replace(/n(?=[bp])/g, 'm')
      .replace(/oo|ou/g, 'u')
      .replaceAll('x', 'ks')
      // The one sound of 'ch' and 'sh', for which no letter is left but this.
      .replace(/sh|ch/g, 'x')
      .replace(/c(?=[ei])|z/g, 's')
      .replaceAll('qu', 'k')
      .replaceAll('c', 'k')
      .replace(/g(?=[ei])/g, 'j')
      .replace(/^h?ue/, 'gue')
      .replaceAll('h', '')
      .replace(/y|ll/g, 'i')
      .replace(/(.)\1/g, '$1')
  )
}
