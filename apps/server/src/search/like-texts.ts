/** More words than these are not tried without each of them. */
const mostWords = 8

/**
 * What to look for in the place of words that together find nothing, the likest first: all of them, then without one,
 * the last one first, then each alone.
 */
export function likeTexts(words: readonly string[]): string[] {
  if (words.length === 0 || words.length > mostWords) return []
  const shorter = words.map((_, left) => words.filter((__, place) => place !== left)).reverse()
  const tried = [words, ...shorter, ...words.map((word) => [word])]
  return [...new Set(tried.filter((each) => each.length > 0).map((each) => each.join(' ')))]
}
