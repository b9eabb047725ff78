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
  const length = Math.max(leastRoot, word.length - mostEnding)
  return word.length >= length && other.length >= length && word.slice(0, length) === other.slice(0, length)
}

const leastRoot = 6
const mostEnding = 2
