import { foldText } from '../text/fold-text.ts'
import { type Amount, inUnit, readAmount } from './attribute-amount.ts'

/** What the shop says of an attribute: how its values are read, and where shoppers decide by it. */
export type AttributeDefinition = {
  slug: string
  name: string
  /** A set of terms, a number, or free text, which is no filter. */
  kind: 'terms' | 'number' | 'text'
  /** Of numbers, such as `kg` or `%`; empty for none. */
  unit: string
  /** The lower, the sooner it stands among the filters. */
  position: number
  /** In their order. */
  terms: readonly { slug: string; name: string }[]
  /** The terms that a written value counts for besides those it names, both as slugs; `*` is every term. */
  values: Readonly<Record<string, readonly string[]>>
  /** The categories that decide by it, with all below them. */
  categoryIds: readonly number[]
}

/** A value as products have it written, by slugs and names. */
export type WrittenValue = { attribute: string; attributeName: string; value: string; valueName: string }

type ReadValue = {
  name: string
  /** As slugs; a value for all has none of its own. */
  terms: readonly string[]
  isForAll: boolean
  amount: number | null
}

/** An attribute with every written value read. */
export type ReadAttribute = {
  slug: string
  name: string
  definition: AttributeDefinition | null
  kind: AttributeDefinition['kind']
  unit: string
  values: ReadonlyMap<string, ReadValue>
  /** The names of its terms, in their order. */
  terms: ReadonlyMap<string, string>
}

export type ReadAttributes = ReadonlyMap<string, ReadAttribute>

export const everyTerm = '*'

/** A feature's name or value as it stands in an address; empty where it holds no Latin letter or digit. */
export function attributeSlug(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Reads what products have written by what the shop says of its attributes. Of one that nobody has defined the
 * values are terms as they stand, or numbers where all of them are numbers of one unit.
 */
export function readAttributes(
  definitions: readonly AttributeDefinition[],
  written: Iterable<WrittenValue>,
): ReadAttributes {
  const known = new Map(definitions.map((definition) => [definition.slug, definition]))
  const groups = Map.groupBy(written, (each) => each.attribute)
  return new Map(
    [...groups].map(([slug, values]) => [slug, readAttribute(slug, values, known.get(slug) ?? null)]),
  )
}

function readAttribute(
  slug: string,
  written: readonly WrittenValue[],
  definition: AttributeDefinition | null,
): ReadAttribute {
  const amounts = new Map(written.map(({ value, valueName }) => [value, readAmount(valueName)]))
  const { kind, unit } = definition ?? kindOf([...amounts.values()])
  const terms = new Map(definition?.terms.map((term) => [term.slug, term.name]))
  const values = new Map<string, ReadValue>()
  for (const { value, valueName } of written) {
    const amount = amounts.get(value)
    const isForAll = definition?.values[value]?.includes(everyTerm) ?? false
    const own = kind === 'terms' && !isForAll ? termsOf(value, valueName, definition) : []
    if (own[0] === value && !terms.has(value)) terms.set(value, valueName)
    values.set(value, {
      name: valueName,
      terms: own,
      isForAll,
      amount: kind === 'number' && amount ? inUnit(amount, unit) : null,
    })
  }
  return {
    slug,
    name: definition?.name ?? written[0]?.attributeName ?? slug,
    definition,
    kind,
    unit,
    values,
    terms,
  }
}

const fewest = 3

/** Of an attribute that nobody has defined. */
function kindOf(amounts: readonly (Amount | null)[]): { kind: 'terms' | 'number'; unit: string } {
  const units = new Set(amounts.map((amount) => amount?.unit ?? null))
  const [unit] = units
  const isNumber = amounts.length >= fewest && units.size === 1 && unit !== null && unit !== ''
  return isNumber && unit !== undefined ? { kind: 'number', unit } : { kind: 'terms', unit: '' }
}

/**
 * The terms that a value counts for: those that the shop has written down for it, the one that it is, and those that
 * its parts are or begin with ('Mediana y grande', 'Adulto activo'). One that names none is a term itself, unless it
 * has no name of its own.
 */
function termsOf(value: string, name: string, definition: AttributeDefinition | null): string[] {
  if (!definition) return [value]
  const known = definition.terms.map(({ slug }) => slug)
  const written = definition.values[value] ?? []
  if (known.includes(value)) return [...new Set([value, ...written])]
  if (written.length > 0) return [...written]
  const parts = name.split(/,|\/|\s(?:y|e|o)\s/).map(attributeSlug)
  const named = known.filter((term) => parts.some((part) => part === term || part.startsWith(`${term}-`)))
  if (named.length > 0) return named
  return name === '' ? [] : [value]
}
