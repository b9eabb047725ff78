import type { Allergen } from '../pets/pet.ts'
import { foldText } from '../text/fold-text.ts'
import { searchText } from '../text/search-text.ts'
import type { MeantWord } from './meant-word.ts'
import { isSilent, type Ranked, rankProducts, type Synonyms } from './rank-products.ts'
import type { QueryReading } from './read-query.ts'
import type { SearchedProduct } from './score-product.ts'

/** How products are asked for their vehicle: it is known that they fit, it may be, or it does not matter. */
export type FitAsked = 'fits' | 'may' | 'any'

/** What products have to be besides holding the words. */
export type SearchScope = {
  /** Slug of the animal's category; null for all. */
  category: string | null
  /** Vehicles one of which they fit; empty for all products. */
  vehicleIds: readonly number[]
  /** In which they fit one of these; null for any. */
  year: number | null
  fit: FitAsked
  /** What is in none of them, as far as the shop knows. */
  allergens: readonly Allergen[]
}

/** What a layer brings: rows. */
export type SearchRows = {
  /** Ids of the products in scope that hold every word of a text, the likeliest first; all in scope for no text. */
  find(text: string, scope: SearchScope): Promise<readonly number[]>
  /** Their words, in any order; none of those that `find` brings in an order of their own. */
  words(ids: readonly number[]): Promise<readonly SearchedProduct[]>
  /** Products that have the text as their code. */
  coded(text: string): Promise<readonly number[]>
  /** The words of a text that some product has, or something like them. */
  known(words: readonly string[]): Promise<readonly string[]>
  /**
   * Of words in lower case that nothing has, in Spanish or the language that is searched, what each is a slip for. The one that
   * is `unfinished` may still be being typed.
   */
  meant(words: readonly string[], unfinished: string): Promise<ReadonlyMap<string, MeantWord>>
  /** Words that some product has in the language that is searched: none where that is Spanish, which the search knows by itself. */
  spoken(words: readonly string[]): Promise<readonly string[]>
}

export type SearchFound = {
  /** The best first. */
  ids: readonly number[]
  /** Typed words that what is shown does not answer. */
  dropped: string[]
  /** Whether what was read of the vehicle and of the animal holds of what is shown. */
  usesVehicle: boolean
  usesAnimal: boolean
}

/** More than these are not weighed word by word; those behind stay in the order in which they came. */
export const mostWeighed = 150

/** Rather than the thing itself, what only says how it is, or asks of the shop, is left out. */
const softWorth = 10

/** At most so many shorter texts are tried: all there are of four words. */
const mostTries = 15

/** Products that a query asks for. Words that nothing holds together are left out one by one, and named. */
export async function searchProducts(
  reading: QueryReading,
  rows: SearchRows,
  synonyms: Synonyms,
): Promise<SearchFound> {
  if (reading.isQuestion) return nothing
  const animal = reading.filters.find(({ kind }) => kind === 'animal')?.target ?? null
  const vehicleIds = reading.vehicle?.ids ?? []
  const year = reading.vehicle?.year ?? null
  const { allergens } = reading
  const scope: SearchScope = { category: animal, vehicleIds, year, fit: 'fits', allergens }
  const hasDigit = /\d/.test(reading.text)
  const find = () => rows.find(reading.rest, scope)
  // A number alone is most often a code; several words seldom are one, and what they find is looked for meanwhile.
  const isLone = hasDigit && !/\s/.test(reading.text.trim())
  const [codes, meanwhile] = await Promise.all([
    hasDigit ? rows.coded(reading.text) : [],
    isLone ? null : find(),
  ])
  const coded = new Set(codes)
  if (coded.size > 0) return { ids: [...coded], dropped: [], usesVehicle: false, usesAnimal: false }
  const first = meanwhile ?? (await find())
  let best: { shown: SearchFound; worth: number; left: number } | null = null
  let mentioned: SearchFound | null = null
  let ofCategory: SearchFound | null = null
  for await (const each of tries(reading, scope, rows)) {
    if (ofCategory && each.left > 0) return ofCategory
    if (best && (each.left > best.left || each.scope.fit !== 'fits')) break
    const isFirst = each.text === reading.rest && each.scope === scope
    const found = isFirst ? first : await rows.find(each.text, each.scope)
    if (found.length === 0) continue
    const { ids, isNamed, isTold, isThing, score } = await ordered(found, each, reading, rows, synonyms)
    // What is for another animal, or another vehicle, is of use only where it is the very thing.
    if (each.isWider && !isThing) continue
    const shown: SearchFound = {
      ids,
      dropped: each.dropped,
      usesVehicle: each.scope.vehicleIds.length > 0 && each.scope.fit === 'fits',
      usesAnimal: each.scope.category !== null,
    }
    // What merely mentions a word stands back behind what is the thing without it.
    if (!isNamed) mentioned ??= shown
    // What is merely in its category ('aceite' is in 'Filtros y lubricantes') and fits stands back behind the thing itself,
    // of which nobody knows whether it does.
    else if (!isTold && each.left === 0 && shown.usesVehicle) ofCategory = shown
    else if (ofCategory && !isTold) return ofCategory
    else if (each.left === 0) return shown
    else {
      const worth = score + each.soft * softWorth
      // What is in an order of its own is not weighed: fewer products say more of what was asked for, 'leash' more than 'dog'.
      const isRarer = (than: { shown: SearchFound; worth: number }) =>
        score === 0 && worth === than.worth && ids.length < than.shown.ids.length
      if (!best || worth > best.worth || isRarer(best)) best = { shown, worth, left: each.left }
    }
  }
  if (ofCategory) return ofCategory
  if (best) return best.shown
  return (reading.topics.length === 0 && mentioned) || nothing
}

const nothing: SearchFound = { ids: [], dropped: [], usesVehicle: false, usesAnimal: false }

/**
 * `left` is how many of the words are left out, those as one that say only how a thing is: 'raza grande', of a breed. `soft` is
 * how many say that.
 */
type Try = {
  text: string
  scope: SearchScope
  dropped: string[]
  left: number
  soft: number
  /** The animal that is named is left out, too. */
  isWider?: boolean
}

/** What to look for, the likeliest first; which words are known is asked only where all together are not enough. */
async function* tries(reading: QueryReading, scope: SearchScope, rows: SearchRows): AsyncGenerator<Try> {
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

async function ordered(
  found: readonly number[],
  { text, dropped }: Try,
  reading: QueryReading,
  rows: SearchRows,
  synonyms: Synonyms,
): Promise<{ ids: number[] } & Omit<Ranked, 'best'>> {
  if (text === '') return { ids: [...found], isNamed: true, isTold: true, isThing: true, score: 0 }
  const weighed = found.slice(0, mostWeighed)
  const products = await rows.words(weighed)
  const read = new Set(products.map(({ id }) => id))
  const inOwnOrder = weighed.filter((id) => !read.has(id))
  const bonus = searchText([reading.vehicle?.words ?? '', ...dropped].join(' ')).split(' ')
  const byCategory = reading.filters.some(({ kind, words }) => kind === 'animal' && words === text)
  const { best, isNamed, isTold, isThing, score } = rankProducts(products, text, {
    synonyms,
    bonus,
    byCategory,
    typed: reading.text,
  })
  const kept = new Set([...inOwnOrder, ...best])
  // Where more is found than is weighed, nothing is left out.
  const rest = found.length > mostWeighed ? weighed.filter((id) => !kept.has(id)) : []
  return {
    ids: [...kept, ...rest, ...found.slice(mostWeighed)],
    isNamed: isNamed || inOwnOrder.length > 0,
    isTold: isTold || inOwnOrder.length > 0,
    isThing: isThing || inOwnOrder.length > 0,
    score,
  }
}
