/** Words that belong to the one after them, as in `de la Fuente`. */
const particles = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'san',
  'santa',
  'da',
  'do',
  'dos',
  'di',
  'van',
  'von',
  'y',
])

export type SplitName = { first: string; last: string; secondLast: string }

/**
 * A whole name as the given names and the two surnames that people have in Chile: of two parts the second is a
 * surname, of three the last two, of more the last two too. Joined again it is what was typed.
 */
export function splitName(name: string): SplitName {
  const parts: string[] = []
  let before = ''
  for (const word of name.trim().split(/\s+/u)) {
    const joined = before === '' ? word : `${before} ${word}`
    const isParticle = particles.has(word.toLowerCase())
    before = isParticle && parts.length > 0 ? joined : ''
    if (before === '') parts.push(joined)
  }
  if (before !== '') parts.push(before)
  const surnames = Math.min(2, parts.length - 1)
  const [last = '', secondLast = ''] = surnames === 0 ? [] : parts.slice(-surnames)
  return { first: parts.slice(0, parts.length - surnames).join(' '), last, secondLast }
}
