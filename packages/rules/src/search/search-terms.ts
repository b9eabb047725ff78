import { foldText } from '../text/fold-text.ts'
import { searchText } from '../text/search-text.ts'
import { heard } from './likely-word.ts'

/**
 * What a word or some words together mean to the search; `target` says of what:
 * - `animal`: the slug of its category.
 * - `stage`, `size`: the words by which products say it.
 * - `filler`: nothing; it may be left out ('busco', 'barato').
 * - `make`: the make of a vehicle as the shop writes it ('vw' is Volkswagen).
 * - `everyday`: a word that is also a model ('alto', 'escape'): only beside its make or a year is it a vehicle.
 * - `instead`: what to look for in the place of a name that the shop does not sell ('bravecto' is an antipulgas).
 * - `brand`: another way to write a brand of the shop, whose own names are known without rows.
 * - `unit`: a way to write a unit, by the one that products are written with ('kilitos' is kg).
 * - `kind`: what a word asks for where nothing else is asked for: 'pellet' alone is food, 'pellet de pino' is not.
 * - `thing`: another name of a thing, which is the word itself and nothing like it ('pasto' is heno, and no pasta).
 * - `symptom`: what ails an animal or a vehicle, by what is looked for to help it ('se rasca mucho' is antipulgas).
 * - `help`: a topic of the shop's own pages ('despacho' is `shipping`).
 */
export const termMeanings = [
  'animal',
  'stage',
  'size',
  'filler',
  'make',
  'everyday',
  'instead',
  'brand',
  'unit',
  'kind',
  'thing',
  'symptom',
  'help',
] as const

export type TermMeaning = (typeof termMeanings)[number]

/** A row that the owner of the shop edits. `term` is one word or a few. */
export type SearchTerm = { meaning: TermMeaning; term: string; target: string }

/** The pages that answer a question. */
export const helpTopics = [
  'shipping',
  'returns',
  'guarantee',
  'stores',
  'promotions',
  'questions',
  'tracking',
  'veterinary',
  'about',
  'privacy',
  'terms',
] as const

export type HelpTopic = (typeof helpTopics)[number]

export const isHelpTopic = (target: string): target is HelpTopic =>
  helpTopics.some((topic) => topic === target)

export type SearchVehicle = {
  id: number
  make: string
  model: string
  engine: string
  yearFrom: number
  yearTo: number
}

/** What is known of words, put in order once for many searches. */
export type SearchKnowledge = {
  /** By `termKey`, and by its `looseKey` where no other term has that. */
  terms: ReadonlyMap<string, readonly SearchTerm[]>
  /** Names of brands, sold here or not, by how they sound where that tells them: 'wiskas' is 'whiskas'. */
  heardNames: ReadonlyMap<string, readonly SearchTerm[]>
  /** The most words of a term. */
  longest: number
  /** By the letters and digits of make and of model, without anything between them. */
  makes: ReadonlyMap<string, readonly SearchVehicle[]>
  models: ReadonlyMap<string, readonly SearchVehicle[]>
  /** The unit that products are written with, by each folded way to write it. */
  units: ReadonlyMap<string, string>
  /** Folded names of comunas and regions. */
  places: ReadonlySet<string>
}

/** Letters and digits alone: 'CX-5', 'cx 5' and 'cx5' are one. */
export const squeezedName = (text: string) => searchText(text).replaceAll(/[ .]/g, '')

/** Letters that no Spanish word has twice, and any three times: 'gatto' is 'gato', 'perrro' is 'perro'. */
const written = (folded: string) =>
  folded.replaceAll(/([abdf-kmpqs-z])\1+|([eo])\2{2,}/g, '$1$2').replaceAll(/([clnr])\1{2,}/g, '$1$1')

/** A term as it is compared: in the letters of its language, where it has none of the Latin ones. */
export const foldedTerm = (term: string) => searchText(term) || foldText(term)

/** A term whatever its number, of folded words between single spaces: 'correo' is no 'correa'. */
export const termKey = (folded: string) => written(folded).replaceAll(/(?<=\w{3})s\b/g, '')

/** Words that a term may have between its own, or lack: 'piedras para acuario' are 'piedras de acuario'. */
const joining = new Set('a al de del el la las lo los mi para su un una'.split(' '))
/** How many of them a term may have more or fewer. */
export const mostJoining = 2

/** A term's key without what merely joins its words. */
export const looseKey = (key: string) =>
  key
    .split(' ')
    .filter((word, place, all) => place === 0 || place === all.length - 1 || !joining.has(word))
    .join(' ')

/** A shorter name sounds like too much else. */
const leastHeard = 5

/** How a term's key sounds; null where that says too little. */
export function heardName(key: string): string | null {
  const sound = heard(key)
  return sound.length < leastHeard || /\d/.test(sound) ? null : sound
}

/** What is known of words, as rows. */
export type KnowledgeRows = {
  terms: readonly SearchTerm[]
  vehicles: readonly SearchVehicle[]
  places: readonly string[]
  /** Names of brands. */
  brands: readonly string[]
}

export function searchKnowledge(rows: KnowledgeRows): SearchKnowledge {
  const brands = rows.brands.flatMap((name) =>
    // In one word, too: 'acuariosur'.
    [...new Set([name, squeezedName(name)])].map(
      (term): SearchTerm => ({ meaning: 'brand', term, target: name }),
    ),
  )
  const units = rows.terms.filter(({ meaning }) => meaning === 'unit')
  const terms = Map.groupBy([...rows.terms, ...brands], ({ term }) => termKey(foldedTerm(term)))
  const loose = Map.groupBy(terms, ([key]) => looseKey(key))
  const names = [...terms].flatMap(([key, own]) =>
    own.filter(({ meaning }) => meaning === 'brand' || meaning === 'instead').map((term) => ({ key, term })),
  )
  const makes = Map.groupBy(rows.vehicles, ({ make }) => squeezedName(make))
  for (const { meaning, term, target } of rows.terms) {
    const known = meaning === 'make' ? makes.get(squeezedName(target)) : undefined
    if (known) makes.set(squeezedName(term), known)
  }
  return {
    terms: new Map([
      ...[...loose].flatMap(([key, [first]]) => (first ? [[key, first[1]] as const] : [])),
      ...terms,
    ]),
    heardNames: new Map(
      [...Map.groupBy(names, ({ key }) => heardName(key))]
        .filter(([sound]) => sound !== null)
        .map(([sound, own]) => [sound ?? '', own.map(({ term }) => term)]),
    ),
    longest: Math.max(1, ...[...terms.keys()].map((term) => term.split(' ').length)),
    makes,
    models: Map.groupBy(rows.vehicles, ({ model }) => squeezedName(model)),
    units: new Map(units.map(({ term, target }) => [foldText(term), target])),
    places: new Set(rows.places.map((place) => searchText(place))),
  }
}
