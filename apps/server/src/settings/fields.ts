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

/** A URL by one of the schemes, such as `https:`. */
export const addressBy = (schemes: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => schemes.includes(URL.parse(value)?.protocol ?? ''),
      `must be an address like ${example}`,
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
