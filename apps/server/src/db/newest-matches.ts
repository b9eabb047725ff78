/** What was found among the newest that were looked at one by one, and between which ids those are. */
export type Walked = { ids: number[]; looked: number; newest: number | null; oldest: number | null }

export type Search = {
  /** Looks at so many of the newest that there may be. */
  walk(amount: number): Promise<Walked>
  /** The newest that match of those whose ids are from one on, by the index of what is looked for. */
  gather(from: number): Promise<number[]>
  /** The id before which the page begins; left out for the newest. */
  before: number | undefined
  limit: number
}

/** So many of the newest are looked at one by one. */
const mostWalked = 1500
/** So many times as many, where those had so much of a page that the rest is likely among them; 0 for never. */
const usualAgain = 4
/** How much further down the index is asked next, at most, before all of it is. */
const further = 30
/** Where some were found, so many times as far as a whole page is likely to reach. */
const surely = 2

/**
 * The ids of the newest that match, the newest first. Common matches are found among the newest at once, where the index
 * of what is looked for would gather a great part of all. Rarer ones are gathered by it: of a stretch some times as long,
 * and where that is not enough of all.
 */
export async function newestMatches(
  { walk, gather, before, limit }: Search,
  { first = mostWalked, again = usualAgain }: { first?: number | undefined; again?: number } = {},
): Promise<number[]> {
  let walked = first
  let near = await walk(walked)
  if (near.ids.length < limit && near.looked === walked && near.ids.length * again >= limit) {
    walked *= again
    near = await walk(walked)
  }
  if (near.ids.length >= limit || near.looked < walked) return near.ids
  const begin = before ?? (near.newest ?? 0) + 1
  const times = Math.min(further, (surely * limit) / near.ids.length)
  const from = Math.floor(begin - times * (begin - (near.oldest ?? 0)))
  const ids = from > 0 ? await gather(from) : []
  return ids.length >= limit ? ids : gather(0)
}
