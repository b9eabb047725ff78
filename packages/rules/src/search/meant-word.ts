import { heard, slipsOf, typoDistance } from './likely-word.ts'
import { isSilent } from './rank-products.ts'

/** A word of the shop like one that nothing has: folded, as it is spelled, and how many products have it, as far as that is counted. */
export type NearWord = { word: string; spelled: string; products: number }

/** A word that is meant by another, so many slips away. */
export type MeantWord = NearWord & { slips: number }

/** Letters, four at least: what is shorter is too much else by a slip. */
export const maySlip = (word: string) => /^\p{L}{4,}$/u.test(word)

/**
 * Which of the words that are like one is meant, of those by which products are called: the fewest slips away, whole rather
 * than as a beginning, then that which most products have. `byEar` counts no slip where two sound alike in Chile. Null where
 * none is near enough.
 */
export function meantWord(asked: string, near: readonly NearWord[], byEar: boolean): MeantWord | null {
  const most = slipsOf(asked.length)
  if (most === 0) return null
  const likely = near
    .filter(({ word, products }) => products > 0 && !isSilent(word) && beginsAlike(asked, word, byEar))
    .map((each) => ({ ...each, ...slipsFrom(asked, each.word, byEar) }))
    .filter(({ slips }) => slips <= most)
    .toSorted(
      (a, b) =>
        a.slips - b.slips ||
        Number(a.isBegun) - Number(b.isBegun) ||
        a.written - b.written ||
        b.products - a.products,
    )
  return likely[0] ?? null
}

/** How far a word is, or where it is nearer so, as many letters of its beginning; `written` by its letters alone. */
function slipsFrom(asked: string, word: string, byEar: boolean) {
  const written = typoDistance(asked, word)
  const whole = byEar ? Math.min(written, typoDistance(heard(asked), heard(word))) : written
  const begun = mayBegin(asked, word) ? typoDistance(asked, word.slice(0, asked.length)) : whole
  return begun < whole ? { slips: begun, isBegun: true, written } : { slips: whole, isBegun: false, written }
}

/** An unfinished word is mistyped in its end: 'aliem' is 'alimento', 'crate' and 'coated' are two. */
const mayBegin = (asked: string, word: string) =>
  asked.length >= leastBegun && asked.slice(0, sureLetters) === word.slice(0, sureLetters)

const leastBegun = 5
const sureLetters = 3

/** The first letter of a short word is seldom wrong: 'fuse' is no 'use'. */
function beginsAlike(asked: string, word: string, byEar: boolean): boolean {
  const isSwapped = asked[0] === word[1] && asked[1] === word[0]
  const soundsAlike = byEar && heard(asked)[0] === heard(word)[0]
  return asked.length >= leastOfAnyFirst || asked[0] === word[0] || isSwapped || soundsAlike
}

const leastOfAnyFirst = 6
