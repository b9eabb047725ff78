/** How many of the products seen lately are kept. */
export const mostSeen = 12

/** What storage holds, whoever wrote it. */
export function decodeSeen(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((slug) => typeof slug === 'string').slice(0, mostSeen)
  } catch {
    // Tampered storage remembers nothing.
    return []
  }
}

/** With the one seen now first and only once; the same list when nothing changes. */
export function addSeen(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs[0] === slug) return slugs
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, mostSeen)
}
