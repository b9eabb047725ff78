import type { Allergen } from '../pets/pet.ts'
import { type QueryWord, queryWords, typedText } from './query-words.ts'
import { isSilent } from './rank-products.ts'
import { readAllergens } from './read-allergens.ts'
import { readContents } from './read-contents.ts'
import { type ReadVehicle, readVehicle } from './read-vehicle.ts'
import {
  type HelpTopic,
  heardName,
  isHelpTopic,
  looseKey,
  mostJoining,
  type SearchKnowledge,
  type SearchTerm,
  type TermMeaning,
  termKey,
} from './search-terms.ts'

/** A part of a query that was understood. `words` are the typed ones, `without` is the query without them. */
export type ReadPart = { words: string; without: string }

export type ReadFilter = ReadPart & {
  kind: 'animal' | 'stage' | 'size' | 'brand' | 'contents' | 'allergens'
  /** The slug of the animal's category, the brand's name, the allergens, else the words by which products say it: '15kg'. */
  target: string
}

export type QueryReading = {
  /** As it was typed, between single spaces. */
  text: string
  vehicle: (ReadVehicle & ReadPart) | null
  filters: ReadFilter[]
  /** What is to be in nothing that is found. */
  allergens: readonly Allergen[]
  /** Pages of the shop that words of it ask for, and these words. */
  topics: HelpTopic[]
  asking: string[]
  /** Whether it asks for pages alone. */
  isQuestion: boolean
  /** What is looked for by words: without vehicle, animal and what says nothing; empty where these are all. */
  rest: string
  /** Names that the shop does not sell, in the place of which `rest` has what they are. */
  unsold: string[]
}

/** What these mean is asked for by itself. */
const unread: ReadonlySet<TermMeaning> = new Set(['everyday', 'make', 'unit'])

type Run = { start: number; end: number; term: SearchTerm }

const ages: Record<string, number> = { semana: 0.25, mes: 1, ano: 12 }
/** Whose stage of life it is. */
const animalOf: Record<string, string> = { cachorro: 'perros', gatito: 'gatos' }
const grownAt = 12
const eaten = 'alimento'
const oldAt = 84

/**
 * Reads what a shopper means: the vehicle, the animal with its stage and size, questions about the shop, and the rest.
 * `literally` it is words alone.
 */
export function readQuery(
  text: string,
  knowledge: SearchKnowledge,
  { literally = false } = {},
): QueryReading {
  const words = queryWords(text)
  const typed = typedText(words)
  if (literally) return plainReading(typed)
  const part = (places: ReadonlySet<number>): ReadPart => ({
    words: typedText(words.filter((_, place) => places.has(place))),
    without: typedText(words.filter((_, place) => !places.has(place))),
  })
  const found = readVehicle(words, knowledge)
  const avoided = readAllergens(words, found?.places ?? new Set())
  const taken = new Set([...(found?.places ?? []), ...(avoided?.places ?? [])])
  const runs = runsOf(words, knowledge, taken)
  const of: RunsOf = (meaning) => runs.filter(({ term }) => term.meaning === meaning)

  const { filters, age } = readFilters(words, { of, part, taken })
  const understood = new Set([...taken, ...(age?.places ?? [])])
  const contents = readContents(words, knowledge, understood)
  for (const { start, end, target } of contents) {
    filters.push({ kind: 'contents', target, ...part(placesOf([{ start, end }])) })
  }
  if (avoided) {
    filters.push({ kind: 'allergens', target: avoided.allergens.join(' '), ...part(avoided.places) })
  }

  const topics = [...new Set(of('help').map(({ term }) => term.target))].filter(isHelpTopic)
  const silent = new Set([...understood, ...placesOf([...of('filler'), ...of('animal')])])
  const asking = new Set([...silent, ...placesOf(of('help'))])
  const left = words.filter(({ folded }, place) => !asking.has(place) && !isSilent(folded))
  const typedAt = ({ start, end }: Run) => typedText(words.slice(start, end))
  const animal = uniqueBy(of('animal'), ({ start }) => start).map(typedAt)
  const said = restOf(words, replacedRuns(words, { of, contents, silent }), silent)
  if (age?.isRead) said.unshift(age.stage)
  // What an animal may not bear is asked of what it eats.
  const rest = avoided && said.length === 0 ? [eaten] : said
  return {
    text: typed,
    vehicle: found ? { ...found.vehicle, ...part(found.places) } : null,
    filters,
    allergens: avoided?.allergens ?? [],
    topics,
    asking: topics.length > 0 ? of('help').map(typedAt) : [],
    isQuestion: topics.length > 0 && !found && isOfPlaces(left, knowledge),
    rest: rest.join(' ') || (found ? '' : animal.join(' ') || typed),
    unsold: of('instead').map(typedAt),
  }
}

type RunsOf = (meaning: TermMeaning) => Run[]

/**
 * The filters by what its terms say, by an age in the place of a stage of life, and by the animal that the stage tells.
 * `age.isRead` is whether no term names the stage.
 */
function readFilters(
  words: readonly QueryWord[],
  {
    of,
    part,
    taken,
  }: { of: RunsOf; part: (places: ReadonlySet<number>) => ReadPart; taken: ReadonlySet<number> },
) {
  const filters: ReadFilter[] = (['animal', 'stage', 'size', 'brand'] as const).flatMap((kind) =>
    uniqueBy(of(kind), ({ term }) => term.target).map((run) => ({
      kind,
      target: run.term.target,
      ...part(placesOf([run])),
    })),
  )
  const animal = filters.find(({ kind }) => kind === 'animal')
  const stage = filters.find(({ kind }) => kind === 'stage')
  const ownAnimal = stage && animalOf[stage.target]
  const found = readAge(words, { animal: animal?.target ?? ownAnimal, isStaged: stage !== undefined, taken })
  const age = found && { ...found, isRead: !stage }
  if (age?.isRead) filters.push({ kind: 'stage', target: age.stage, ...part(age.places) })
  if (ownAnimal && !animal) {
    filters.push({ kind: 'animal', target: ownAnimal, words: stage.words, without: stage.without })
  }
  return { filters, age }
}

type Replaced = Pick<Run, 'start' | 'end'> & { target: string }

/** Words in the place of which what they mean is looked for. */
function replacedRuns(
  words: readonly QueryWord[],
  { of, contents, silent }: { of: RunsOf; contents: readonly Replaced[]; silent: ReadonlySet<number> },
): Replaced[] {
  const by = (...meanings: TermMeaning[]): Replaced[] =>
    meanings.flatMap(of).map(({ start, end, term: { target } }) => ({ start, end, target }))
  const how = [...by('stage', 'size', 'brand'), ...contents]
  const kinds = by('kind')
  // A kind stands for its word only where the others say merely how it is.
  const named = placesOf([...how, ...kinds])
  const isAlone = words.every(
    ({ folded }, place) => silent.has(place) || named.has(place) || isSilent(folded),
  )
  return [...how, ...(isAlone ? kinds : []), ...by('instead', 'thing', 'symptom')]
}

/** The words that are not silent, with runs of them replaced. */
function restOf(
  words: readonly QueryWord[],
  replaced: readonly Replaced[],
  silent: ReadonlySet<number>,
): string[] {
  const byStart = new Map(replaced.map((run) => [run.start, run]))
  const rest: string[] = []
  for (let place = 0; place < words.length; place += 1) {
    const run = byStart.get(place)
    if (run) {
      rest.push(run.target)
      place = run.end - 1
    } else if (!silent.has(place)) rest.push(words[place]?.typed ?? '')
  }
  return rest
}

const plainReading = (text: string): QueryReading => ({
  text,
  vehicle: null,
  filters: [],
  allergens: [],
  topics: [],
  asking: [],
  isQuestion: false,
  rest: text,
  unsold: [],
})

/** The terms of the query from left to right, at each place the longest. */
function runsOf(words: readonly QueryWord[], knowledge: SearchKnowledge, taken: ReadonlySet<number>): Run[] {
  const runs: Run[] = []
  for (let start = 0; start < words.length; ) {
    const own = termsAt(words, start, knowledge, taken)
    runs.push(...own)
    start = own[0]?.end ?? start + 1
  }
  return runs
}

function termsAt(
  words: readonly QueryWord[],
  start: number,
  { terms, heardNames, longest }: SearchKnowledge,
  taken: ReadonlySet<number>,
): Run[] {
  for (let length = Math.min(longest + mostJoining, words.length - start); length > 0; length -= 1) {
    const run = words.slice(start, start + length)
    if (run.some((_, more) => taken.has(start + more))) continue
    const key = termKey(run.map(({ folded }) => folded).join(' '))
    const own = terms.get(key) ?? terms.get(looseKey(key)) ?? heardNames.get(heardName(key) ?? '')
    const read = own?.filter(({ meaning }) => !unread.has(meaning))
    if (read?.length) return read.map((term) => ({ start, end: start + length, term }))
  }
  return []
}

const placesOf = (runs: readonly Pick<Run, 'start' | 'end'>[]) =>
  new Set(runs.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, more) => start + more)))

/** 'de 3 meses' beside an animal, '3 meses' beside its stage: how old it is. */
function readAge(
  words: readonly QueryWord[],
  { animal, isStaged, taken }: { animal?: string | undefined; isStaged: boolean; taken: ReadonlySet<number> },
) {
  if (!animal) return null
  for (let place = 0; place + 1 < words.length; place += 1) {
    const [amount, unit] = words.slice(place, place + 2).map(({ folded }) => folded)
    const months =
      Number(amount) * (ages[/^(semana|mes|ano)(?:e?s)?$/.exec(unit ?? '')?.[1] ?? ''] ?? Number.NaN)
    const isOf = words[place - 1]?.folded === 'de'
    if (Number.isNaN(months) || !(isOf || isStaged) || taken.has(place)) continue
    const young = animal === 'gatos' ? 'gatito' : 'cachorro'
    const stage = months < grownAt ? young : months < oldAt ? 'adulto' : 'senior'
    return { stage, places: new Set(isOf ? [place - 1, place, place + 1] : [place, place + 1]) }
  }
  return null
}

/** Whether words name nothing but places of the country; no words at all do. */
function isOfPlaces(words: readonly QueryWord[], { places }: Pick<SearchKnowledge, 'places'>): boolean {
  if (words.length === 0) return true
  for (let length = words.length; length > 0; length -= 1) {
    const name = words
      .slice(0, length)
      .map(({ folded }) => folded)
      .join(' ')
    if (places.has(name) && isOfPlaces(words.slice(length), { places })) return true
  }
  return false
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}
