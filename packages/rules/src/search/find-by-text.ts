import { maySlip } from './meant-word.ts'
import { queryWords, typedText } from './query-words.ts'
import { isSilent, type Synonyms, synonymsOf } from './rank-products.ts'
import { type QueryReading, readQuery } from './read-query.ts'
import { type SearchFound, searchProducts } from './search-products.ts'
import type { SearchRows } from './search-rows.ts'
import {
  type KnowledgeRows,
  type SearchKnowledge,
  searchKnowledge,
  type TermMeaning,
  termKey,
} from './search-terms.ts'
import {
  grownWords,
  isMeant,
  mayBeMisspelt,
  nearestTo,
  type Spellings,
  soundingLike,
  spellingsOf,
} from './spellings.ts'

/** What the search knows of words, put in order once for many searches. */
export type KnownWords = { words: SearchKnowledge; synonyms: Synonyms; spellings: Spellings }

export function knownWords({
  synonyms,
  ...rows
}: KnowledgeRows & { synonyms: readonly (readonly string[])[] }): KnownWords {
  const terms = rows.terms.filter(({ meaning }) => !/^(?:everyday|make|unit)$/.test(meaning))
  return {
    words: searchKnowledge(rows),
    synonyms: synonymsOf(synonyms),
    spellings: spellingsOf([
      ...terms.flatMap(({ term, target, meaning }) => (isNamed(meaning) ? [term, target] : [term])),
      ...rows.brands,
      ...synonyms.flat(),
    ]),
  }
}

/** Of these the target is what products say: 'heno', of which 'pasto' is another name. */
const isNamed = (meaning: TermMeaning) => /^(?:instead|kind|thing|symptom|stage)$/.test(meaning)

/** `corrected` is the text that was read in the place of the typed one, which has slips; null where it was read as it is. */
export type TextFound = { reading: QueryReading; found: SearchFound; corrected: string | null }

/**
 * Reads a text and looks for what it asks for. A word that nothing has is read as the one that it is a slip for, where that
 * finds something. Where words of it go unanswered that may be misspelt, or small names of things, it is read once more with
 * these as they are spelled, and holds so where that answers them. `literally` it is words alone. `rowsFor` is told what is
 * left of a text once it was read.
 */
export async function findByText(
  text: string,
  known: KnownWords,
  rowsFor: (rest: string) => SearchRows,
  { literally = false } = {},
): Promise<TextFound> {
  const typed = readQuery(text, known.words, { literally })
  const rows = rowsFor(typed.rest)
  const meant = literally ? null : await withoutSlips(typed, known, rows)
  if (meant) {
    const read = readQuery(meant.text, known.words)
    const second = await findAsRead(read, known, rowsFor(read.rest))
    if (answers(second, meant.put, null)) return { ...second, corrected: meant.text }
  }
  return findAsRead(typed, known, rows, literally)
}

/** The same of a text that was read, the words of which are taken as they are. */
async function findAsRead(
  typed: QueryReading,
  { words, synonyms, spellings }: KnownWords,
  rows: SearchRows,
  literally = false,
): Promise<TextFound> {
  const find = async (reading: QueryReading): Promise<TextFound> => ({
    reading,
    found: await searchProducts(reading, rows, synonyms),
    corrected: null,
  })
  const first = await find(typed)
  const meant = literally ? null : await respelled(first, spellings, rows)
  if (!meant) return first
  const second = await find(readQuery(meant.text, words))
  return answers(second, meant.put, first) ? second : first
}

/** A text with the words that nothing has as they are meant; null where it has no slips. */
async function withoutSlips(
  reading: QueryReading,
  { words: { terms, makes, models }, spellings }: KnownWords,
  rows: SearchRows,
): Promise<Respelled | null> {
  if (reading.isQuestion) return null
  const read = [reading.vehicle, ...reading.filters].flatMap((part) => part?.words ?? [])
  const understood = foldedWords([...read, ...reading.asking, ...reading.unsold])
  const typed = queryWords(reading.text)
  const last = typed.at(-1)?.typed ?? ''
  const open = typed.filter(
    ({ folded, squeezed, typed: word }) =>
      maySlip(word) &&
      !understood.has(folded) &&
      !isSilent(folded) &&
      !isMeant(folded, spellings) &&
      !(word === last && folded !== '' && spellings.words.begins(folded)) &&
      !terms.has(termKey(folded)) &&
      !makes.has(squeezed) &&
      !models.has(squeezed),
  )
  if (open.length === 0) return null
  const meant = await rows.meant(
    open.map(({ typed: word }) => word.toLowerCase()),
    last.toLowerCase(),
  )
  const put: string[] = []
  const words = await Promise.all(
    typed.map(async (word) => {
      const near = open.includes(word) ? meant.get(word.typed.toLowerCase()) : undefined
      if (!near) return word
      // A term that sounds just so is nearer than what is a letter away, and a small name is no slip.
      const sounding = near.slips > 0 ? soundingLike(word.folded, spellings) : null
      if (sounding === null && near.slips > 0 && (await grown(word.folded, rows)) !== null) return word
      put.push(sounding ?? near.word)
      return { ...word, typed: sounding ?? near.spelled }
    }),
  )
  return put.length > 0 ? { text: typedText(words), put } : null
}

type Respelled = { text: string; put: readonly string[] }

async function respelled(
  { reading, found }: TextFound,
  spellings: Spellings,
  rows: SearchRows,
): Promise<Respelled | null> {
  if (reading.isQuestion) return null
  const unsold = foldedWords(reading.unsold)
  const dropped = foldedWords(found.dropped)
  const put: string[] = []
  const typed = queryWords(reading.text)
  const open = typed.filter(({ folded }) => found.ids.length === 0 || dropped.has(folded))
  // 'Dog' is a word of English, and no small name of 'doguitos'.
  const spoken = new Set(open.length > 0 ? await rows.spoken(open.map(({ folded }) => folded)) : [])
  const words = await Promise.all(
    typed.map(async (word) => {
      if (!open.includes(word) || unsold.has(word.folded) || spoken.has(word.folded)) return word
      const spelled = await spelledLike(word.folded, spellings, rows)
      if (spelled === null) return word
      put.push(spelled)
      return { ...word, typed: spelled }
    }),
  )
  return put.length > 0 ? { text: typedText(words), put } : null
}

async function spelledLike(word: string, spellings: Spellings, rows: SearchRows): Promise<string | null> {
  // What it knows by itself may be the small name of what this shop has: a 'ratoncito' is a hamster, and a toy mouse.
  if (isMeant(word, spellings)) return grown(word, rows)
  if (!mayBeMisspelt(word, spellings)) return null
  return soundingLike(word, spellings) ?? (await grown(word, rows)) ?? nearestTo(word, spellings)
}

/** The thing of which a word is the small name, where the shop has it. */
async function grown(word: string, rows: SearchRows): Promise<string | null> {
  const names = grownWords(word)
  if (names.length === 0) return null
  const known = new Set(await rows.known(names))
  return names.find((name) => known.has(name)) ?? null
}

/** Whether a reading with words put in answers these, and no less than the one before. */
function answers({ reading, found }: TextFound, put: readonly string[], before: TextFound | null): boolean {
  const wasNothing = !before || before.found.ids.length === 0
  if (reading.isQuestion) return wasNothing
  if (found.ids.length === 0) return false
  const unsold = foldedWords(reading.unsold)
  const dropped = foldedWords(found.dropped)
  return (
    put.every((word) => !dropped.has(word) || unsold.has(word)) &&
    (wasNothing || found.dropped.length <= before.found.dropped.length)
  )
}

const foldedWords = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => queryWords(text).map(({ folded }) => folded)))
