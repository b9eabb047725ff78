import { foldText } from '../text/fold-text.ts'
import type { TextFound } from './find-by-text.ts'
import type { ReadFilter, ReadPart } from './read-query.ts'
import type { ReadVehicle } from './read-vehicle.ts'
import type { SearchFound } from './search-products.ts'
import type { HelpTopic } from './search-terms.ts'

/** What a results page says of how a search was understood. `isApplied` says that what is shown is so. */
export type ShownReading = {
  vehicle: (ReadVehicle & ReadPart & { isApplied: boolean }) | null
  filters: (Pick<ReadFilter, 'kind'> & ReadPart & { isApplied: boolean })[]
  /** Typed words that what is shown does not answer. */
  dropped: string[]
  topics: HelpTopic[]
  /** What was looked for in the place of a text with slips; null where that was looked for itself. */
  corrected: string | null
}

/** What was found says it by all but its ids. */
type Found = Omit<TextFound, 'found'> & { found: Omit<SearchFound, 'ids'> }

export function shownReading({ reading, found, corrected }: Found): ShownReading {
  const dropped = new Set(found.dropped.map(foldText))
  const isSaid = (target: string) =>
    ![target, ...target.split(' ')].some((word) => dropped.has(foldText(word)))
  const filters = reading.filters.map((filter) => ({
    ...filter,
    isApplied: filter.kind === 'animal' ? found.usesAnimal : isSaid(filter.target),
  }))
  // What was read says by itself that it does not hold.
  const said = new Set([
    reading.vehicle?.words,
    ...filters.flatMap(({ words, isApplied }) => (isApplied ? words : [])),
  ])
  const typed = new Map(
    filters.flatMap(({ kind, target, words }) =>
      // A breed is a size in other words.
      [target, ...(kind === 'size' ? target.split(' ') : [])].map((each) => [each, words]),
    ),
  )
  return {
    vehicle: reading.vehicle && { ...reading.vehicle, isApplied: found.usesVehicle },
    filters: filters
      .filter(({ words }, place, all) => all.findIndex((each) => each.words === words) === place)
      .map(({ kind, words, without, isApplied }) => ({
        kind,
        words,
        without,
        isApplied,
      })),
    dropped: [...new Set(found.dropped.map((word) => typed.get(word) ?? word))].filter(
      (word) => !said.has(word),
    ),
    topics: reading.topics,
    corrected,
  }
}
