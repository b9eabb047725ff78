/**
 * What is left of a folded Spanish word without its endings of number and gender: 'camas' and 'cama' are one, 'pulgas'
 * and 'pulgadas' are not.
 */
export function wordStem(word: string): string {
  if (/\d/.test(word)) return word
  if (/..ces$/.test(word)) return `${word.slice(0, -3)}z`
  const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  return single.length > 4 ? single.replace(/[aeo]$/, '') : single
}

/** Whether two words begin so alike that one is made of the other: 'desparasitar' and 'desparasitante'. */
export function isOfOneRoot(word: string, other: string): boolean {
  const root = rootOf(word)
  return root !== null && other.startsWith(root)
}

/** What all words of the root of one begin with; null where it is too short to tell. */
export function rootOf(word: string): string | null {
  const length = Math.max(leastRoot, word.length - mostEnding)
  return word.length >= length ? word.slice(0, length) : null
}

const leastRoot = 6
const mostEnding = 2
