import { z } from 'zod'

/** What an environment variable may be. Each says in words what it must be, and never repeats a value. */

export const text = z.string().trim()

export const email = z.email('must be an e-mail address')

export const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })

/** One of several words. */
export function oneOf<const Words extends readonly [string, string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` })
}

/** A whole number of at most six digits; `unit` says of what, such as 'seconds'. */
export function wholeNumber(least: number, most: number, unit?: string) {
  const problem = `must be a whole number${unit ? ` of ${unit}` : ''} from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,6}$/, problem)
    .transform(Number)
    .refine((value) => value >= least && value <= most, problem)
}

export const matching = (pattern: RegExp, problem: string) => z.string().regex(pattern, problem)

/** A secret that goes into a header, of printable characters without spaces. */
export const secretOf = (least: number) =>
  matching(new RegExp(`^[\\x21-\\x7e]{${least},200}$`), `must be ${least} to 200 letters and digits`)

/** What an address like the example must be; of one with a password, how the signs are written that would cut it. */
export const likeAddress = (example: string) =>
  example.includes('@')
    ? `${example}, where / ? # and % of a password are written %2F %3F %23 and %25`
    : example

/** Whether it is a URL by one of the schemes, of which a password's signs have not made another. */
export function isAddress(
  value: string,
  { schemes, example }: { schemes: string[]; example: string },
): boolean {
  const url = URL.parse(value)
  if (!url || !schemes.includes(url.protocol)) return false
  if (!example.includes('@')) return true
  const isCut = url.hash !== '' || `${url.pathname}${url.search}`.includes('@')
  return !isCut && !/%(?![0-9a-f]{2})/i.test(value)
}

/** A URL by one of the schemes, such as `https:`. */
export const addressBy = (schemes: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => isAddress(value, { schemes, example }),
      `must be an address like ${likeAddress(example)}`,
    )

/** A site's origin as a browser names it: scheme, host and port alone. */
export const origin = (example: string) => z.string().refine(isOrigin, `must be an origin like ${example}`)

export const isOrigin = (text: string) =>
  ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text

/** Settings that are set together or not at all: otherwise the first is named as the one that is missing others. */
export function together<Name extends string>(first: Name, ...others: Name[]) {
  return {
    holds: (given: Partial<Record<Name, unknown>>) =>
      new Set([first, ...others].map((name) => given[name] === undefined)).size === 1,
    problem: { path: [first], error: `must be set together with ${others.join(' and ')}` },
  }
}
