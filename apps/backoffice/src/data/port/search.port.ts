import type { Edited } from './shop.port.ts'

/** What a word can mean to the search; `target` of a term says of what. */
export const meanings = [
  'instead',
  'kind',
  'thing',
  'symptom',
  'filler',
  'animal',
  'stage',
  'size',
  'brand',
  'make',
  'everyday',
  'unit',
  'help',
] as const

export type Meaning = (typeof meanings)[number]

/** What a word or a few mean. */
export type TermFields = { meaning: Meaning; term: string; target: string }
/** The same as the search knows them; `changedBy` is empty for what the shop came with. */
export type Term = TermFields & { id: number; changedBy: string; version: number }

/** Words that the search takes for one another. */
export type SynonymFields = { terms: string[] }
export type SynonymGroup = SynonymFields & { id: number; changedBy: string; version: number }

/** A whole save over the version that was read; one without an id is made once under its key. */
export type WordsSave<Fields> = { id: number | null; version: number; key: string; fields: Fields }

/** `lastDay` is written YYYY-MM-DD. */
export type MissedSearch = { words: string; count: number; lastDay: string }

/** How a search is understood, and what it finds. */
export type TriedSearch = {
  /** Make, model, engine and year of a vehicle that it names; `isApplied` says that what is found fits it. */
  vehicle: { name: string; isApplied: boolean } | null
  filters: {
    kind: 'animal' | 'stage' | 'size' | 'brand' | 'contents' | 'allergens'
    words: string
    isApplied: boolean
  }[]
  /** Words that what is found does not answer. */
  dropped: string[]
  /** Pages of the shop that answer it. */
  topics: string[]
  /** What is looked for by words. */
  rest: string
  /** 1,000 stands for as many or more. */
  total: number
  products: { id: number; name: string; slug: string }[]
}

/** What the search of the shop knows of words, and what it does not find. */
export type SearchPort = {
  /** The newest first, 50 at a time, behind `before`. */
  terms(asked: { text: string; meaning: Meaning | null; before: number | null }): Promise<Term[]>
  /** Refused with EDITED_MEANWHILE, whose `now` is its fields, where it was saved since that version; removing too. */
  saveTerm(save: WordsSave<TermFields>): Promise<Edited<TermFields>>
  removeTerm(term: Pick<Term, 'id' | 'version'>): Promise<void>
  /** As `terms`. */
  synonyms(asked: { text: string; before: number | null }): Promise<SynonymGroup[]>
  saveSynonyms(save: WordsSave<SynonymFields>): Promise<Edited<SynonymFields>>
  removeSynonyms(group: Pick<SynonymGroup, 'id' | 'version'>): Promise<void>
  /** Of the last 90 days, the most missed first. */
  missed(): Promise<MissedSearch[]>
  attempt(text: string): Promise<TriedSearch>
}
