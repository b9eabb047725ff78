import { slipsFor } from './likely-word.ts'
import type { QueryWord } from './query-words.ts'
import { type SearchKnowledge, type SearchVehicle, termKey } from './search-terms.ts'

/** What the words say of a vehicle; null for what they leave open. `ids` is never empty. */
export type ReadVehicle = {
  make: string
  model: string | null
  engine: string | null
  year: number | null
  /** Every vehicle that the words can mean. */
  ids: number[]
}

type Span = { start: number; end: number; vehicles: readonly SearchVehicle[]; isSure: boolean }
type Found = { vehicle: ReadVehicle; places: Set<number> }

const mostWords = 3
const fuels: Record<string, string> = {
  diesel: 'diésel',
  petrolero: 'diésel',
  petrolera: 'diésel',
  petroleo: 'diésel',
  bencina: 'bencina',
  bencinero: 'bencina',
  bencinera: 'bencina',
  gasolina: 'bencina',
  hibrido: 'híbrido',
  hibrida: 'híbrido',
  electrico: 'eléctrico',
  electrica: 'eléctrico',
}

/** The vehicle that words name, with the places of these words; null where they name none. */
export function readVehicle(words: readonly QueryWord[], knowledge: SearchKnowledge): Found | null {
  const years = words.flatMap(({ folded }, place) =>
    isYear(folded) ? [{ place, year: Number(folded) }] : [],
  )
  const make = spanOf(words, knowledge.makes, knowledge, new Set())
  const model = modelOf(words, knowledge, make)
  const hasYear = years.some(({ place }) => !isWithin(place, model))
  const exact = confirmed(make, model, hasYear)
  const known = exact?.hasModel ? exact : (misspelled(words, knowledge, make, hasYear) ?? exact)
  if (!known) return null
  const places = new Set(known.spans.flatMap(({ start, end }) => range(start, end)))
  const free = years.filter(({ place }) => !places.has(place))
  const inYear = (year: number) =>
    known.vehicles.filter((each) => each.yearFrom <= year && year <= each.yearTo)
  const year = free.find((each) => inYear(each.year).length > 0)
  const sold = year ? inYear(year.year) : known.vehicles
  if (year) places.add(year.place)
  const engine = engineOf(words, sold, places)
  for (const place of engine.places) places.add(place)
  return {
    vehicle: described(engine.vehicles, known.hasModel, year?.year ?? null, engine.places.length > 0),
    places,
  }
}

export const isYear = (folded: string) => /^(?:19[89]|20[0-3])\d$/.test(folded)

const isWithin = (place: number, span: Span | null) =>
  span !== null && place >= span.start && place < span.end

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, more) => start + more)

/** 'Фильтр' has none of the letters that are compared, and is no part of the name beside it. */
const isOfOtherLetters = ({ typed, squeezed }: QueryWord) => squeezed === '' && /[\p{L}\p{N}]/u.test(typed)

/** The longest run of words that is a name of `names`, the first of the longest. */
function spanOf(
  words: readonly QueryWord[],
  names: SearchKnowledge['makes'],
  { terms }: SearchKnowledge,
  taken: ReadonlySet<number>,
  accepts: (vehicles: readonly SearchVehicle[]) => boolean = () => true,
): Span | null {
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length)
      if (run.some((word, more) => taken.has(start + more) || isOfOtherLetters(word))) continue
      const name = run.map(({ squeezed }) => squeezed).join('')
      const vehicles = names.get(name)
      if (!vehicles || !accepts(vehicles)) continue
      const isEveryday = terms
        .get(termKey(run.map(({ folded }) => folded).join(' ')))
        ?.some(({ meaning }) => meaning === 'everyday' || meaning === 'size')
      const isTelling = /[a-z]/.test(name) && name.length > (/\d/.test(name) ? 2 : 3)
      return { start, end: start + length, vehicles, isSure: isTelling && !isEveryday }
    }
  }
  return null
}

function modelOf(words: readonly QueryWord[], knowledge: SearchKnowledge, make: Span | null): Span | null {
  const taken = new Set(make ? range(make.start, make.end) : [])
  const ofMake =
    make && spanOf(words, knowledge.models, knowledge, taken, (all) => all.some((each) => isOf(make, each)))
  return ofMake || spanOf(words, knowledge.models, knowledge, taken)
}

const isOf = (make: Span, { make: name }: SearchVehicle) => make.vehicles[0]?.make === name

type Known = { vehicles: readonly SearchVehicle[]; spans: Span[]; hasModel: boolean }

/** A name that means other things too counts beside another of the vehicle's names; one of digits beside its make alone. */
function confirmed(make: Span | null, model: Span | null, hasYear: boolean): Known | null {
  if (make && model) {
    const both = model.vehicles.filter((each) => isOf(make, each))
    if (both.length > 0) return { vehicles: both, spans: [make, model], hasModel: true }
  }
  const hasLetters = /[a-z]/i.test(model?.vehicles[0]?.model ?? '')
  if (model && (model.isSure || (hasYear && hasLetters))) {
    return { vehicles: model.vehicles, spans: [model], hasModel: true }
  }
  if (make && (make.isSure || hasYear)) return { vehicles: make.vehicles, spans: [make], hasModel: false }
  return null
}

/**
 * A slip of the pen counts beside a year or beside a make that is spelled well: 'toyota yariz', 'hilus 2018'. Of several
 * words that are like a model, that with the fewest slips is one.
 */
function misspelled(
  words: readonly QueryWord[],
  { models }: SearchKnowledge,
  make: Span | null,
  hasYear: boolean,
): Known | null {
  if (!make && !hasYear) return null
  let nearest: { known: Known; slips: number } | null = null
  for (const [place, { squeezed }] of words.entries()) {
    if (isWithin(place, make) || !/^[a-z]{5,}$/.test(squeezed)) continue
    for (const [name, vehicles] of models) {
      const own = make ? vehicles.filter((each) => isOf(make, each)) : vehicles
      if (own.length === 0 || !/^[a-z]/.test(name)) continue
      const slips = slipsFor(squeezed, name)
      if (slips === null || (nearest && nearest.slips <= slips)) continue
      const span = { start: place, end: place + 1, vehicles: own, isSure: true }
      nearest = { known: { vehicles: own, spans: make ? [make, span] : [span], hasModel: true }, slips }
    }
  }
  return nearest?.known ?? null
}

/** The size of an engine counts; what it burns, which parts are called after too, where it tells some vehicles from others. */
function engineOf(words: readonly QueryWord[], sold: readonly SearchVehicle[], taken: ReadonlySet<number>) {
  let vehicles = sold
  const places: number[] = []
  for (const [place, { folded }] of words.entries()) {
    const size = /^\d\.\d(?: l)?$/.test(folded) ? folded.slice(0, 3) : null
    const fuel = fuels[folded]
    if (taken.has(place) || (!size && !fuel)) continue
    const fitting = vehicles.filter(
      ({ engine }) => engine.startsWith(size ?? '') && engine.includes(fuel ?? ''),
    )
    if (fitting.length === 0 || (!size && fitting.length === vehicles.length)) continue
    vehicles = fitting
    places.push(place)
  }
  return { vehicles, places }
}

function described(
  vehicles: readonly SearchVehicle[],
  hasModel: boolean,
  year: number | null,
  hasEngine: boolean,
): ReadVehicle {
  const [first] = vehicles
  const models = new Set(vehicles.map(({ model }) => model))
  const engines = new Set(vehicles.map(({ engine }) => engine))
  return {
    make: first?.make ?? '',
    model: hasModel && models.size === 1 ? (first?.model ?? null) : null,
    engine: hasEngine && engines.size === 1 ? (first?.engine ?? null) : null,
    year,
    ids: vehicles.map(({ id }) => id),
  }
}
