import { type AttributeOption, optionsOf } from '#rules/catalogue/attribute-choice.ts'
import type { ReadAttributes } from '#rules/catalogue/attribute-values.ts'
import type { ChosenAttributes } from '#rules/catalogue/filters.ts'
import type { ListColumns } from './list-columns.ts'
import { widened } from './number-lists.ts'

export type FeatureColumns = Pick<ListColumns, 'featureLists' | 'featureNames'>

const most16Bits = 2 ** 16 - 1

export const keyOf = (attribute: string, value: string) => `${attribute}:${value}`

/** By option: how many products of a scope count for it, and how many of these by a value of their own. */
export type ScopeTotals = { all: number[]; own: number[] }

/** What features count for, each option by a number of its own. */
export type Known = {
  options: Pick<AttributeOption, 'attribute' | 'value'>[]
  numbers: Map<string, number>
  /** By the number of the feature: twice the number of each option it counts for, plus one where it is that option's own. */
  ofFeature: (Int32Array | undefined)[]
  lists: OptionLists
  /** By how many products of a scope have each list of features. */
  scopes: WeakMap<Int32Array, ScopeTotals>
}

export const emptyKnown = (): Known => ({
  options: [],
  numbers: new Map(),
  ofFeature: [],
  lists: new OptionLists(),
  scopes: new WeakMap(),
})

const ofAttributes = new WeakMap<ReadAttributes, WeakMap<FeatureColumns, Known>>()

/** Where no value is chosen as it is written, a feature always counts for the same: it is worked out once. */
export function knownOf(attributes: ReadAttributes, columns: FeatureColumns): Known {
  const ofColumns = ofAttributes.get(attributes) ?? new WeakMap<FeatureColumns, Known>()
  ofAttributes.set(attributes, ofColumns)
  const known = ofColumns.get(columns) ?? emptyKnown()
  ofColumns.set(columns, known)
  return known
}

export type Options = {
  known: Known
  attributes: ReadAttributes
  columns: FeatureColumns
  chosen: ChosenAttributes
}

/** What whole lists of features count for, each option once and written as `ofFeature` has it; read when first asked for. */
class OptionLists {
  /** Of 16 bits for as long as there are no more options than that tells apart, which few shops have. */
  items: Uint16Array | Int32Array = new Uint16Array(0)
  /** Where those of a list begin and end, by its number; 0 and 0 of one that was not read. */
  starts = new Int32Array(0)
  ends = new Int32Array(0)
  #isRead = new Uint8Array(0)
  #size = 0

  read(list: number, options: Options): void {
    if (this.#isRead[list] === 1) return
    const { featureLists } = options.columns
    // A feature may count for what another of the list does.
    const found: number[] = []
    for (const feature of featureLists.of(list)) {
      for (const option of optionsOfFeature(options, feature)) {
        const at = found.findIndex((each) => each >> 1 === option >> 1)
        if (at < 0) found.push(option)
        else found[at] = (found[at] ?? 0) | option
      }
    }
    const needed = Math.max(list + 1, featureLists.count)
    this.#isRead = widened(this.#isRead, needed)
    this.starts = widened(this.starts, needed)
    this.ends = widened(this.ends, needed)
    if (this.items instanceof Uint16Array && found.some((option) => option > most16Bits)) {
      this.items = Int32Array.from(this.items)
    }
    this.items = widened(this.items, this.#size + found.length)
    this.items.set(found, this.#size)
    this.starts[list] = this.#size
    this.#size += found.length
    this.ends[list] = this.#size
    this.#isRead[list] = 1
  }
}

function optionsOfFeature({ known, attributes, columns, chosen }: Options, feature: number): Int32Array {
  const own = known.ofFeature[feature]
  if (own) return own
  const written = [partsOf(columns.featureNames.values[feature] ?? '')]
  const options = Int32Array.from(optionsOf(attributes, written, chosen), ({ attribute, value, isOwn }) => {
    const key = keyOf(attribute, value)
    const number = known.numbers.get(key) ?? known.options.push({ attribute, value }) - 1
    known.numbers.set(key, number)
    return number * 2 + (isOwn ? 1 : 0)
  })
  known.ofFeature[feature] = options
  return options
}

function partsOf(feature: string): { attribute: string; value: string } {
  const at = feature.indexOf(':')
  return { attribute: feature.slice(0, at), value: feature.slice(at + 1) }
}
