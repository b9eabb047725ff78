/** What differs, as `field: before → after`, a line for each; what is no text is written as JSON. */
export function changesText(before: object, after: object): string {
  const known = before as Record<string, unknown>
  return Object.entries(after)
    .filter(([field, value]) => written(value) !== written(known[field]))
    .map(([field, value]) => `${field}: ${written(known[field])} → ${written(value)}`)
    .join('\n')
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
