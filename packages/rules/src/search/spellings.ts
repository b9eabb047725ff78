import { searchText } from '../text/search-text.ts'
import { heard, slipsOf, typoDistance } from './likely-word.ts'
import { isSilent } from './rank-products.ts'
import { type WordList, wordList } from './word-list.ts'
import { wordStem } from './word-stem.ts'

/** How the words that the search knows something of are spelled. */
export type Spellings = {
  words: WordList
  stems: ReadonlySet<string>
  bySound: ReadonlyMap<string, string>
  byLetter: ReadonlyMap<string, readonly { word: string; sound: string }[]>
}

/** Shorter words are another's sound by chance. */
const leastLetters = 3
/** From so many letters on, one may be wrong that is heard. */
const leastOfSlip = 6

/** How a word sounds without its ending, which is told by its sound: 'ueso' is 'hueso', 'gatto' is 'gato'. */
const soundOf = (word: string) => wordStem(heard(word))

/** Spellings of the words of terms, each of one word or a few. */
export function spellingsOf(terms: readonly string[]): Spellings {
  const words = [
    ...new Set(
      terms
        .flatMap((term) => searchText(term).split(' '))
        .filter((word) => /^[a-z]{4,}$/.test(word) && !isSilent(word)),
    ),
  ].toSorted()
  const all = words.map((word) => ({ word, sound: heard(word) }))
  const sounds = words.map((word): [string, string] => [soundOf(word), word])
  // 'Piedras' are the 'piedritas' that it knows.
  const grown = words.flatMap((word) =>
    grownWords(word).map((name): [string, string] => [soundOf(name), word]),
  )
  return {
    words: wordList(words),
    stems: new Set(words.map(wordStem)),
    // What comes first holds.
    bySound: new Map([...sounds, ...grown].toReversed()),
    byLetter: Map.groupBy(all, ({ sound }) => sound.slice(0, 1)),
  }
}

/** Whether the search knows what a folded word means, such as one of a question: it is never spelled otherwise. */
export const isMeant = (word: string, { stems }: Spellings) => stems.has(wordStem(word))

/** Whether another spelling of a folded word may be asked for: the search knows nothing of it, and it is no code. */
export const mayBeMisspelt = (word: string, spellings: Spellings) =>
  word.length >= leastLetters && /^[a-z]+$/.test(word) && !isMeant(word, spellings)

/** The word that sounds like one which may be misspelt. */
export const soundingLike = (word: string, { bySound }: Spellings): string | null =>
  bySound.get(soundOf(word)) ?? null

/** The word that is nearest to one which may be misspelt, and begins alike. Null for none, and where two are as near. */
export function nearestTo(word: string, { byLetter }: Spellings): string | null {
  if (word.length < leastOfSlip) return null
  const sound = heard(word)
  let most = slipsOf(word.length)
  let nearest: string[] = []
  for (const each of byLetter.get(sound.slice(0, 1)) ?? []) {
    const distance = typoDistance(sound, each.sound, most)
    if (distance > most) continue
    nearest = distance < most ? [each.word] : [...nearest, each.word]
    most = distance
  }
  return new Set(nearest.map(wordStem)).size === 1 ? (nearest[0] ?? null) : null
}

/** The words of which a folded one is the small name: 'palita' is 'pala', 'barquito' is 'barco'. */
export function grownWords(word: string): string[] {
  const [, root = '', gender = ''] = /^([a-z]{3,}?)[cs]?it([oa])s?$/.exec(word) ?? []
  if (root === '') return []
  if (/[aeio]$/.test(root)) return [root]
  const written = root.replace(/qu$/, 'c').replace(/gu$/, 'g')
  return [`${written}${gender}`, `${written}e`, written]
}
