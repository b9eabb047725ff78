/** Both ends belong to the range; whole numbers of 0 or more, such as pesos. */
export type FilterRange = { low: number; high: number }

const slugPattern = /^[^\s,]+$/
/** What a slug in an address is. */
export const addressSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Values of attributes may be ranges of numbers with decimals: `7.5-12`. */
const addressValuePattern = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/

/** `low-high` (specification §5). */
export function encodeRange(range: FilterRange): string {
  return `${range.low}-${range.high}`
}

/** Null when the text is no range; ends given the wrong way round are swapped. */
export function decodeRange(text: string): FilterRange | null {
  const match = /^(\d{1,15})-(\d{1,15})$/.exec(text.trim())
  if (!match) return null
  const ends = [Number(match[1]), Number(match[2])]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

/** Check and colour filters: comma-separated slugs. Throws a RangeError for a slug with a comma or a space. */
export function encodeSlugs(slugs: readonly string[]): string {
  const bad = slugs.find((slug) => !slugPattern.test(slug))
  if (bad !== undefined) throw new RangeError(`not a slug: ${bad}`)
  return [...new Set(slugs)].join(',')
}

/** Each slug once, in the order given; what is no slug is left out. */
export function decodeSlugs(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim())
  return [...new Set(parts.filter((part) => slugPattern.test(part)))]
}

/** Rating filter: comma-separated whole numbers, highest first (specification §5 and §9). */
export function encodeRatings(ratings: readonly number[]): string {
  return wholeDescending(ratings).join(',')
}

/** Each rating once, rounded to a whole number, highest first; what is no number is left out. */
export function decodeRatings(text: string): number[] {
  const parts = text.split(',').map((part) => part.trim())
  return wholeDescending(parts.filter((part) => /^\d{1,3}(?:\.\d{1,9})?$/.test(part)).map(Number))
}

/** Chosen values by attribute, as slugs or as ranges of numbers. */
export type ChosenAttributes = Readonly<Record<string, readonly string[]>>

/** At most this many attributes narrow one list. */
const mostAttributes = 10

/** Each attribute once, in the order given; what is no attribute with a value is left out. */
export function decodeAttributes(text: string): Record<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const part of text.split(';')) {
    const [name = '', values = ''] = part.split(':', 2)
    const slugs = decodeSlugs(values).filter((slug) => addressValuePattern.test(slug))
    if (!addressSlugPattern.test(name) || slugs.length === 0 || chosen.has(name)) continue
    if (chosen.size < mostAttributes) chosen.set(name, slugs)
  }
  return Object.fromEntries(chosen)
}

function wholeDescending(ratings: readonly number[]): number[] {
  return [...new Set(ratings.map((rating) => Math.round(rating)))].sort((a, b) => b - a)
}
