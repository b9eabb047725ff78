import { searchText } from '../text/search-text.ts'
import { type Ranked, rankProducts, type Synonyms } from './rank-products.ts'
import type { QueryReading } from './read-query.ts'
import type { SearchRows, SearchScope } from './search-rows.ts'
import { type Try, tries } from './search-tries.ts'

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

/** What is shown where no try with all the words finds the thing itself: the best of those that leave as few out. */
type Shortened = {
  shown: SearchFound
  /** How many words it leaves out. */
  left: number
  score: number
  worth: number
}

/** Products that a query asks for. Words that nothing holds together are left out one by one, and named. */
export async function searchProducts(
  reading: QueryReading,
  rows: SearchRows,
  synonyms: Synonyms,
): Promise<SearchFound> {
  if (reading.isQuestion) return nothing
  const scope = scopeOf(reading)
  const { coded, whole } = await codedOrWhole(reading, scope, rows)
  if (coded.length > 0) return { ...nothing, ids: coded }

  let best: Shortened | null = null
  let mentioned: SearchFound | null = null
  let ofCategory: SearchFound | null = null
  for await (const each of tries(reading, scope, rows)) {
    if (ofCategory && each.left > 0) return ofCategory
    if (best && (each.left > best.left || each.scope.fit !== 'fits')) break
    const isWhole = each.text === reading.rest && each.scope === scope
    const found = isWhole ? whole : await rows.find(each.text, each.scope)
    if (found.length === 0) continue
    const { ids, isNamed, isTold, isThing, score } = await ordered(found, each, reading, rows, synonyms)
    // What is for another animal, or another vehicle, is of use only where it is the very thing.
    if (each.isWider && !isThing) continue
    const shown = shownBy(each, ids)
    // What merely mentions a word stands back behind what is the thing without it.
    if (!isNamed) {
      mentioned ??= shown
      continue
    }
    // What is merely in its category ('aceite' is in 'Filtros y lubricantes') and fits stands back behind the thing itself,
    // of which nobody knows whether it does.
    if (!isTold && each.left === 0 && shown.usesVehicle) {
      ofCategory = shown
      continue
    }
    if (ofCategory && !isTold) return ofCategory
    if (each.left === 0) return shown
    const shortened = { shown, left: each.left, score, worth: score + each.soft * softWorth }
    if (!best || isBetter(shortened, best)) best = shortened
  }
  if (ofCategory) return ofCategory
  if (best) return best.shown
  return (reading.topics.length === 0 && mentioned) || nothing
}

const nothing: SearchFound = { ids: [], dropped: [], usesVehicle: false, usesAnimal: false }

function scopeOf({ filters, vehicle, allergens }: QueryReading): SearchScope {
  return {
    category: filters.find(({ kind }) => kind === 'animal')?.target ?? null,
    vehicleIds: vehicle?.ids ?? [],
    year: vehicle?.year ?? null,
    fit: 'fits',
    allergens,
  }
}

/** Products that have the text as their code; where there are none, what all its words find. */
async function codedOrWhole(reading: QueryReading, scope: SearchScope, rows: SearchRows) {
  const find = () => rows.find(reading.rest, scope)
  const hasDigit = /\d/.test(reading.text)
  // A number alone is most often a code; several words seldom are one, and what they find is looked for meanwhile.
  const isLone = hasDigit && !/\s/.test(reading.text.trim())
  const [codes, meanwhile] = await Promise.all([
    hasDigit ? rows.coded(reading.text) : [],
    isLone ? null : find(),
  ])
  const coded = [...new Set(codes)]
  return { coded, whole: coded.length > 0 ? [] : (meanwhile ?? (await find())) }
}

const shownBy = ({ dropped, scope }: Try, ids: readonly number[]): SearchFound => ({
  ids,
  dropped,
  usesVehicle: scope.vehicleIds.length > 0 && scope.fit === 'fits',
  usesAnimal: scope.category !== null,
})

function isBetter(one: Shortened, other: Shortened): boolean {
  if (one.worth !== other.worth) return one.worth > other.worth
  // What is in an order of its own is not weighed: fewer products say more of what was asked for, 'leash' more than 'dog'.
  return one.score === 0 && one.shown.ids.length < other.shown.ids.length
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
