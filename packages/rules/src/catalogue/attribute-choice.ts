import type { ReadAttribute, ReadAttributes } from './attribute-values.ts'
import type { ChosenAttributes } from './filters.ts'

/** Both ends belong to it. */
export type AmountRange = { low: number; high: number }

const rangePattern = /^(\d{1,9}(?:\.\d{1,3})?)-(\d{1,9}(?:\.\d{1,3})?)$/

/** `7.5-12`, as a range of an attribute stands in an address. */
export const encodeAmountRange = ({ low, high }: AmountRange): string => `${low}-${high}`

/** Null when the text is no range; ends given the wrong way round are swapped. */
export function decodeAmountRange(text: string): AmountRange | null {
  const match = rangePattern.exec(text)
  if (!match) return null
  const ends = [Number(match[1]), Number(match[2])]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

/**
 * The written values that each choice stands for: a term for all that count for it, a range for the amounts in it, and
 * a value as it is written for itself, as addresses had it before there were terms. What nothing has stands for none.
 */
export function wantedValues(attributes: ReadAttributes, chosen: ChosenAttributes): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(chosen).map(([slug, choices]) => {
      const attribute = attributes.get(slug)
      return [slug, attribute ? valuesOf(attribute, choices) : []]
    }),
  )
}

function valuesOf(attribute: ReadAttribute, choices: readonly string[]): string[] {
  const wanted = new Set<string>()
  for (const choice of choices) {
    const range = isWritten(attribute, choice) ? null : decodeAmountRange(choice)
    for (const [slug, { terms, isForAll, amount }] of attribute.values) {
      const isOfTerm = attribute.terms.has(choice) && (isForAll || terms.includes(choice))
      const isWithin = range !== null && amount !== null && amount >= range.low && amount <= range.high
      if (isOfTerm || isWithin || (slug === choice && isWritten(attribute, choice))) wanted.add(slug)
    }
  }
  return [...wanted]
}

/** Whether a choice is a value as it is written, and no term. */
export const isWritten = (attribute: ReadAttribute, choice: string): boolean =>
  attribute.values.has(choice) && !attribute.terms.has(choice)

/** What a product counts for: `value` is a term, or a written value of a number or a text. */
export type AttributeOption = {
  attribute: string
  value: string
  /** Not because it is for all. */
  isOwn: boolean
}

/**
 * What a product counts for by its written values, each once, and once `value: ''` for every attribute that it has.
 * A written value that was chosen counts for itself besides.
 */
export function optionsOf(
  attributes: ReadAttributes,
  written: Iterable<{ attribute: string; value: string }>,
  chosen: ChosenAttributes,
): AttributeOption[] {
  const options = new Map<string, AttributeOption>()
  const add = (attribute: string, value: string, isOwn: boolean) => {
    const key = `${attribute}:${value}`
    if (isOwn || !options.has(key)) options.set(key, { attribute, value, isOwn })
  }
  for (const { attribute: slug, value } of written) {
    const attribute = attributes.get(slug)
    const read = attribute?.values.get(value)
    if (!attribute || !read) continue
    add(slug, '', true)
    if (attribute.kind !== 'terms') add(slug, value, true)
    else if (chosen[slug]?.includes(value) && isWritten(attribute, value)) add(slug, value, true)
    for (const term of read.terms) add(slug, term, true)
    if (read.isForAll) for (const term of attribute.terms.keys()) add(slug, term, false)
  }
  return [...options.values()]
}
