import { foldText } from '../text/fold-text.ts'
import { isSilent } from './rank-products.ts'
import type { QueryReading } from './read-query.ts'
import type { SearchRows, SearchScope } from './search-rows.ts'

/**
 * `left` is how many of the words are left out, those as one that say only how a thing is: 'raza grande', of a breed. `soft` is
 * how many say that.
 */
export type Try = {
  text: string
  scope: SearchScope
  dropped: string[]
  left: number
  soft: number
  /** The animal that is named is left out, too. */
  isWider?: boolean
}

/** At most so many shorter texts are tried: all there are of four words. */
const mostTries = 15

/** What to look for, the likeliest first; which words are known is asked only where all together are not enough. */
export async function* tries(
  reading: QueryReading,
  scope: SearchScope,
  rows: SearchRows,
): AsyncGenerator<Try> {
  const { rest, unsold, vehicle } = reading
  const whole: Try[] = [{ text: rest, scope, dropped: unsold, left: 0, soft: 0 }]
  const words = rest.split(' ').filter((word) => word !== '' && !isSilent(foldText(word)))
  if (vehicle && words.length > 0) {
    whole.push({
      text: rest,
      scope: { ...scope, fit: 'may' },
      dropped: [...unsold, vehicle.words],
      left: 0,
      soft: 0,
    })
  }
  yield* whole
  // How much there is to be of it is asked for on purpose.
  const said = reading.filters
    .filter(({ kind }) => kind !== 'animal' && kind !== 'contents' && kind !== 'allergens')
    .map(({ target }) => target)
  const soft = new Set(foldText([...said, ...reading.asking].join(' ')).split(' '))
  const known = await rows.known(words)
  const unknown = words.filter((word) => !known.includes(word))
  const animal = reading.filters.find(({ kind }) => kind === 'animal')
  // How much there is to be of it tells things for an animal apart.
  const amounts = reading.filters
    .filter(({ kind }) => animal && kind === 'contents')
    .map(({ target }) => target)
  const shorter = shorterTexts(known, amounts)
    .map(({ text, left }): Try => {
      const softly = left.filter((word) => soft.has(foldText(word))).length
      return {
        text,
        scope,
        dropped: [...unsold, ...unknown, ...left],
        left: unknown.length + left.length - softly + Math.min(softly, 1),
        soft: softly,
      }
    })
    // All of the words were looked for before.
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => a.left - b.left)
  // Parts for another vehicle are of no use: rather what else fits this one.
  const others: Try[] =
    vehicle || animal
      ? [{ text: '', scope, dropped: [...unsold, ...words], left: words.length, soft: 0 }]
      : []
  const read = [vehicle?.words, animal?.words].filter((part) => part !== undefined)
  const anything: SearchScope = { ...scope, category: null, vehicleIds: [], year: null, fit: 'any' }
  const wider = [...whole.slice(0, 1), ...shorter.filter(({ text }) => saysWhat(text))].map(
    (each): Try => ({
      ...each,
      scope: anything,
      dropped: [...each.dropped, ...read],
      isWider: animal !== undefined,
    }),
  )
  yield* shorter.slice(0, mostTries)
  if (read.length === 0) return
  const widest = wider.slice(0, mostTries)
  yield* vehicle ? [...others, ...widest] : [...widest, ...others]
}

/** Numbers alone say nothing, with their units either, of what is looked for. */
const saysWhat = (text: string) => text.split(' ').some((word) => /^[^\d]*\p{L}{2}/u.test(word))

/**
 * All the words, then all but one, and so on, of as many those first that leave out the last; numbers alone where they are
 * among `amounts`. Of more than four words only two neighbours and each alone follow those that lack one.
 */
function shorterTexts(
  words: readonly string[],
  amounts: readonly string[],
): { text: string; left: string[] }[] {
  const places = words.map((_, place) => place)
  const kept = [
    places,
    ...places.map((left) => places.filter((place) => place !== left)).toReversed(),
    ...pairsOf(places, words.length > mostPaired),
    ...places.map((place) => [place]),
  ]
  const texts = kept
    .map((own) => ({
      text: own.map((place) => words[place]).join(' '),
      left: words.filter((_, place) => !own.includes(place)),
    }))
    .filter(({ text }) => saysWhat(text) || amounts.includes(text))
  return [...new Map(texts.map((each) => [each.text, each])).values()]
}

const mostPaired = 4

/** Two of them each, those that come first before others; `neighbours` alone where so many would take too long. */
function pairsOf(places: readonly number[], neighbours: boolean): number[][] {
  const pairs = places.flatMap((first) =>
    places.filter((place) => place > first).map((place) => [first, place]),
  )
  return neighbours ? pairs.filter(([first = 0, second = 0]) => second === first + 1) : pairs
}
