import type { Kept } from './kept.ts'

export interface Way {
  /** Under what the reply is kept. */
  key: string
  kept: Kept
  fetch: () => Promise<Response>
  mayKeep: (reply: Response) => boolean
  /** Lets the worker live until what is written is written. */
  later: (work: Promise<unknown>) => void
}

async function ask({ key, kept, fetch, mayKeep, later }: Way): Promise<Response> {
  const reply = await fetch()
  if (mayKeep(reply)) later(kept.put(key, reply.clone()))
  return reply
}

/** What the network says; what was kept where there is none. Rejects where nothing was kept either. */
export async function networkFirst(way: Way): Promise<Response> {
  try {
    return await ask(way)
  } catch (error) {
    const found = await way.kept.find(way.key)
    if (found) return found
    throw error
  }
}

/** For files named by their contents: what is kept is right for ever. */
export async function keptFirst(way: Way): Promise<Response> {
  return (await way.kept.find(way.key)) ?? ask(way)
}

/** For pictures: what is kept at once, and the network's for the next time. */
export async function keptMeanwhile(way: Way): Promise<Response> {
  const found = await way.kept.find(way.key)
  if (!found) return ask(way)
  way.later(ask(way).catch(() => undefined)) // without a network the picture stays the one that is kept
  return found
}
