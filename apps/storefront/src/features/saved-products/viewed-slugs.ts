import { readJson } from '../../shell/stored-json.ts'

/** How many of the recently viewed products are remembered. */
export const mostViewed = 12

/** What storage holds, whoever wrote it. */
export function decodeViewed(text: string | null): readonly string[] {
  const stored = readJson(text)
  if (!Array.isArray(stored)) return []
  return stored.filter((slug) => typeof slug === 'string').slice(0, mostViewed)
}

/** With the one viewed now first and only once; the same list when nothing changes. */
export function addViewed(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs[0] === slug) return slugs
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, mostViewed)
}
